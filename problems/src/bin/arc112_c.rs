//! AtCoder ARC 112 C. DFS Game
//! - url: https://atcoder.jp/contests/arc112/tasks/arc112_c
//! - judge: atcoder
//! - games: tree, depth-first walk, parity of sizes, sort by gain, score
//! - rules: A piece begins at the root of a tree with a coin on each vertex. In turn, a player
//!   takes the coin below the piece; without one moves it to a child that has a coin; without such
//!   a child moves it to the parent. Both want many coins. How many does the first player get?
//! - difficulty: 1800
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 2..10^5, p[n-1] in 1..n-1
//! - statement: checked with a public copy of the samples and the official editorial; limits and
//!   difficulty from memory; each parent's number is below that of its child
//!
//! Play leaves a subtree only when it is empty. For each vertex let `d` be the lead that the player
//! who takes its coin gets within its subtree. The other player moves next and chooses a child,
//! whose coin the first player then takes. So the chooser gains `-d` of that child. After a child
//! with a subtree of even size, the same player chooses again. So the chooser takes all of these
//! with `d < 0` at once, and leaves those with `d ≥ 0` to the end. A child with a subtree of odd
//! size passes the choice on: the players take these in increasing order of `d`. O(n log n).

use snippets::fast_input::FastInput;

/// `parents[v]` is the parent of vertex `v + 1`, less than it.
fn coins(parents: &[usize]) -> i64 {
    let n = parents.len() + 1;
    let mut children = vec![vec![]; n];
    let (mut sizes, mut leads) = (vec![1; n], vec![0; n]);
    for v in (0..n).rev() {
        let below: &Vec<usize> = &children[v];
        let is_odd = |child: &&usize| sizes[**child] % 2 == 1;
        let mut odd: Vec<i64> = below
            .iter()
            .filter(is_odd)
            .map(|&child| leads[child])
            .collect();
        odd.sort_unstable();
        let even = below
            .iter()
            .filter(|child| !is_odd(child))
            .map(|&child| leads[child]);
        // The lead of the taker is that of the other player's first choice, negated twice.
        let (mut sign, mut lead) = (1, 1);
        lead += even.clone().filter(|&d| d < 0).sum::<i64>();
        for d in odd {
            lead += sign * d;
            sign = -sign;
        }
        lead += sign * even.filter(|&d| d >= 0).sum::<i64>();
        leads[v] = lead;
        if v > 0 {
            let parent = parents[v - 1];
            sizes[parent] += sizes[v];
            children[parent].push(v);
        }
    }
    (n as i64 + leads[0]) / 2
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let parents: Vec<usize> = (1..n).map(|_| input.read::<usize>() - 1).collect();
    println!("{}", coins(&parents));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The coins to come of the player to move, less those of the other one.
    fn search(parents: &[usize], piece: usize, coins: u32) -> i64 {
        if coins >> piece & 1 == 1 {
            return 1 - search(parents, piece, coins ^ 1 << piece);
        }
        let children = (1..=parents.len()).filter(|&v| parents[v - 1] == piece);
        let children = children.filter(|v| coins >> v & 1 == 1);
        let moves = children.map(|child| -search(parents, child, coins));
        moves.max().unwrap_or_else(|| {
            if piece == 0 {
                0
            } else {
                -search(parents, parents[piece - 1], coins)
            }
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            parents in (2..10usize).prop_flat_map(|n| {
                (1..n).map(|v| v.saturating_sub(4)..v).collect_vec()
            })
        ) {
            let n = parents.len() + 1;
            let line = parents.iter().map(|parent| parent + 1).join(" ");
            let input = format!("{n}\n{line}\n");
            let expected = (n as i64 + search(&parents, 0, (1 << n) - 1)) / 2;
            let got = coins(&parents);
            assert_answer!(input, expected, got);
        }
    }
}
