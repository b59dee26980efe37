//! Codeforces 2014 H. Robin Hood Archery
//! - url: https://codeforces.com/problemset/problem/2014/H
//! - judge: codeforces
//! - games: score, take the largest, pairs, every count is even, xor hashing
//! - rules: The players take turns to shoot a target of a range, and get its points. Does the
//!   second player get as many points as the first?
//! - difficulty: 1900
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 1..2*10^5, q in 1..2*10^5, a[n] in 1..10^6, q * { l in 1..n, r
//!   in l..n } }, sum(n) <= 2*10^5, sum(q) <= 2*10^5
//! - compare: tokens nocase
//! - statement: checked with the statement's public translation and its sample; the head of a
//!   public program has its time limit, the memory limit is from memory
//!
//! Both players shoot the best target that is left. So the second player never gets more, and gets
//! as many iff the largest two are equal, and the next two, and so on: each value occurs an even
//! number of times. Give each value a random number of 64 bits: the xor of a range is 0 if all
//! counts are even, and otherwise with chance 2^-64. O(n + q).

use snippets::fast_input::FastInput;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

/// Returns the xors of the random numbers of the first 0, 1, … values.
fn prefix_xors(values: &[u32]) -> Vec<u64> {
    let random = RandomState::new();
    let mut xors = vec![0];
    xors.extend(values.iter().scan(0, |xor, value| {
        *xor ^= random.hash_one(value);
        Some(*xor)
    }));
    xors
}

fn verdict(is_tied: bool) -> &'static str {
    if is_tied {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    let mut answers = String::new();
    for _ in 0..cases {
        let (n, queries): (usize, usize) = (input.read(), input.read());
        let xors = prefix_xors(&input.read_vec(n));
        for _ in 0..queries {
            let (l, r): (usize, usize) = (input.read(), input.read());
            answers += verdict(xors[l - 1] == xors[r]);
            answers += "\n";
        }
    }
    print!("{answers}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns how many points the mover gets more than the other player.
    fn lead_by_search(targets: &[u32]) -> i64 {
        let leads = (0..targets.len()).map(|i| {
            let mut rest = targets.to_vec();
            i64::from(rest.remove(i)) - lead_by_search(&rest)
        });
        leads.max().unwrap_or(0)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(targets in prop::collection::vec(1..4u32, 1..7)) {
            let n = targets.len();
            let input = format!("1\n{n} 1\n{}\n1 {n}\n", targets.iter().join(" "));
            let expected = verdict(lead_by_search(&targets) == 0);
            let xors = prefix_xors(&targets);
            let got = verdict(xors[0] == xors[n]);
            assert_answer!(input, expected, got);
        }
    }
}
