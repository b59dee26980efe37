//! Codeforces 549 C. The Game Of Parity
//! - url: https://codeforces.com/problemset/problem/549/C
//! - judge: codeforces
//! - games: parity, last mover, remove numbers until k are left
//! - rules: Stannis and Daenerys take turns to burn one of `n` cities, until `k` are left. Stannis
//!   begins. He wins iff the number of people left is odd.
//! - difficulty: 2200
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..2*10^5, k in 1..n, a[n] in 1..10^6
//! - statement: checked with the statement's public copy and its samples
//!
//! The last mover can choose the parity as long as cities of both kinds are left, and saves some of
//! both until the end. So the other player must burn all cities of one kind alone. If that player
//! burns all odd cities, an even number of people is left. If that player burns all even cities,
//! the number has the parity of `k`. O(n).

use snippets::fast_input::FastInput;

fn winner(people: &[u32], k: usize) -> &'static str {
    let odd = people.iter().filter(|&&a| a % 2 == 1).count();
    let even = people.len() - odd;
    let moves = people.len() - k;
    let stannis_wins = if moves == 0 {
        odd % 2 == 1
    } else if moves % 2 == 1 {
        let others = moves / 2;
        others < odd && (k % 2 == 1 || others < even)
    } else {
        k % 2 == 1 && moves / 2 >= even
    };
    if stannis_wins {
        "Stannis"
    } else {
        "Daenerys"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, k) = (input.read(), input.read());
    println!("{}", winner(&input.read_vec(n), k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the player who wants the sum `wanted` modulo 2 gets it, moving first.
    fn gets(left: &[u32], k: usize, wanted: u32) -> bool {
        if left.len() == k {
            return left.iter().sum::<u32>() % 2 == wanted;
        }
        (0..left.len()).any(|i| {
            let rest = [&left[..i], &left[i + 1..]].concat();
            !gets(&rest, k, 1 - wanted)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            (a, k) in prop::collection::vec(1..5u32, 1..8)
                .prop_flat_map(|a| { let n = a.len(); (Just(a), 1..=n) })
        ) {
            let input = format!("{} {k}\n{}\n", a.len(), a.iter().join(" "));
            let expected = if gets(&a, k, 1) { "Stannis" } else { "Daenerys" };
            let got = winner(&a, k);
            assert_answer!(input, expected, got);
        }
    }
}
