//! Codeforces 2006 A. Iris and Game on the Tree
//! - url: https://codeforces.com/problemset/problem/2006/A
//! - judge: codeforces
//! - games: tree, colouring, waiting move, parity, maximise and minimise
//! - rules: The vertices of a tree have 0, 1 or ?. Iris and Dora take turns to set a ? to 0 or 1;
//!   Iris begins. A leaf counts if on its way to the root the numbers of steps from 0 to 1 and from
//!   1 to 0 differ. Iris wants many leaves that count, Dora few. The root, 1, is not a leaf.
//! - difficulty: 1700
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..5*10^4, t * { n in 2..10^5, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v),
//!   s in "01?" n..n }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs
//!
//! The two kinds of steps alternate, so a leaf counts iff its number differs from the root's. If
//! the root is set, the players take turns on the open leaves.
//!
//! If the root is open, whoever sets it takes the larger side. If the leaves aren't balanced, Iris
//! sets it at once. If they are, nobody wants to: each leaf is answered by a leaf, and the open
//! inner vertices are waiting moves. If the number of these is odd, Iris waits first, and Dora has
//! to begin with the leaves or with the root. O(n).

use snippets::fast_input::FastInput;

/// Returns how many leaves count. `letters` are those of the root, of the leaves, and of the
/// others.
fn counting_leaves(root: u8, leaves: &[u8], others: &[u8]) -> usize {
    let count = |letters: &[u8], letter: u8| letters.iter().filter(|&&it| it == letter).count();
    let [zeros, ones, open] = [b'0', b'1', b'?'].map(|letter| count(leaves, letter));
    match root {
        b'0' => ones + open.div_ceil(2),
        b'1' => zeros + open.div_ceil(2),
        _ if zeros != ones => zeros.max(ones) + open / 2,
        _ => zeros + (open + count(others, b'?') % 2) / 2,
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let mut degree = vec![0; n];
        for _ in 0..2 * (n - 1) {
            degree[input.read::<usize>() - 1] += 1;
        }
        let letters = input.read_word();
        let below = letters.bytes().zip(degree).skip(1);
        let (leaves, others): (Vec<_>, Vec<_>) = below.partition(|it| it.1 == 1);
        let [leaves, others]: [Vec<u8>; 2] =
            [leaves, others].map(|side| side.into_iter().map(|it| it.0).collect());
        println!(
            "{}",
            counting_leaves(letters.as_bytes()[0], &leaves, &others)
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Counts the leaves that count when every vertex is set, step by step as the rules say.
    fn weight(letters: &[u8], parents: &[usize]) -> usize {
        let counts = |leaf: usize| {
            let way = std::iter::successors(Some(leaf), |&v| (v > 0).then(|| parents[v - 1]));
            let steps = way
                .tuple_windows()
                .map(|(v, u)| letters[v] as i32 - letters[u] as i32);
            steps.sum::<i32>() != 0
        };
        let leaves = (1..letters.len()).filter(|v| !parents.contains(v));
        leaves.filter(|&leaf| counts(leaf)).count()
    }

    fn weight_by_search(letters: &mut [u8], parents: &[usize], is_iris: bool) -> usize {
        let open = (0..letters.len()).filter(|&v| letters[v] == b'?');
        let mut ends = vec![];
        for (v, letter) in open
            .collect_vec()
            .into_iter()
            .cartesian_product([b'0', b'1'])
        {
            letters[v] = letter;
            ends.push(weight_by_search(letters, parents, !is_iris));
            letters[v] = b'?';
        }
        match ends.iter().minmax().into_option() {
            Some((least, most)) => *if is_iris { most } else { least },
            None => weight(letters, parents),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            tree in prop::collection::vec(
                (any::<prop::sample::Index>(), prop::sample::select(vec![b'0', b'1', b'?', b'?'])),
                2..8,
            )
        ) {
            let n = tree.len();
            let parents = (1..n).map(|v| tree[v].0.index(v)).collect_vec();
            let mut letters = tree.iter().map(|it| it.1).collect_vec();
            let edges = (2..).zip(&parents).map(|(v, p)| format!("{} {v}\n", p + 1)).join("");
            let shown = String::from_utf8_lossy(&letters).into_owned();
            let input = format!("1\n{n}\n{edges}{shown}\n");
            let side = |is_leaf: bool| {
                let below = (1..n).filter(|v| parents.contains(v) != is_leaf);
                below.map(|v| letters[v]).collect_vec()
            };
            let got = counting_leaves(letters[0], &side(true), &side(false));
            let expected = weight_by_search(&mut letters, &parents, true);
            assert_answer!(input, expected, got);
        }
    }
}
