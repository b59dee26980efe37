//! Codeforces 1860 C. Game on Permutation
//! - url: https://codeforces.com/problemset/problem/1860/C
//! - judge: codeforces
//! - games: token on a permutation, misère, win or lose
//! - rules: Alice puts a chip on an element of a permutation. Then Bob and Alice take turns to move
//!   it to an element that is further left and smaller. A player who cannot move wins. On how many
//!   elements can Alice put it and win?
//! - difficulty: 1400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 1..3*10^5, p[n] in 1..n, distinct(p) }, sum(n) <= 3*10^5
//! - statement: checked with the statement and its sample, and two published programs on 400 inputs
//!
//! Alice wants Bob to have a move, and every one of his moves to lead to an element that is not
//! good for her. So an element is good iff there are smaller elements before it, but none of them
//! is good. Two numbers tell: the least element so far and the least good one. O(n).

use snippets::fast_input::FastInput;

fn count_good(permutation: &[u32]) -> usize {
    let (mut least, mut least_good, mut count) = (u32::MAX, u32::MAX, 0);
    for &element in permutation {
        if least < element && element < least_good {
            least_good = element;
            count += 1;
        }
        least = least.min(element);
    }
    count
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases: usize = input.read();
    let mut answer = String::new();
    for _ in 0..cases {
        let n = input.read();
        answer += &format!("{}\n", count_good(&input.read_vec(n)));
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the player to move from this element wins.
    fn wins_by_search(permutation: &[u32], at: usize) -> bool {
        let options = (0..at)
            .filter(|&to| permutation[to] < permutation[at])
            .collect_vec();
        options.is_empty() || options.iter().any(|&to| !wins_by_search(permutation, to))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            p in (1..9u32).prop_flat_map(|n| Just((1..=n).collect_vec()).prop_shuffle())
        ) {
            let input = format!("1\n{}\n{}\n", p.len(), p.iter().join(" "));
            let expected = (0..p.len()).filter(|&at| !wins_by_search(&p, at)).count();
            let got = count_good(&p);
            assert_answer!(input, expected, got);
        }
    }
}
