//! Codeforces 1600 E. Array Game
//! - url: https://codeforces.com/problemset/problem/1600/E
//! - judge: codeforces
//! - games: take from the ends, increasing sequence, parity, forced moves
//! - rules: A move takes the first or the last number of an array. It must exceed the number taken
//!   before. The player who makes the last move wins.
//! - difficulty: 1900
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..2*10^5, a[n] in 0..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Only the increasing runs that start at the two ends can ever be taken. Taking the larger end
//! makes the smaller one useless, so all further moves follow the run at the larger end: an odd run
//! wins. If that run is even, the mover must take the smaller end. The opponent then has the same
//! choice, or only the even run if nothing can follow at the smaller end. Of two equal ends, taking
//! one makes the other useless. O(n).

use snippets::fast_input::FastInput;
use std::cmp::Ordering;

/// Returns the length of the increasing run at the front.
fn run<'a>(numbers: impl Iterator<Item = &'a u64> + Clone) -> usize {
    let pairs = numbers.clone().zip(numbers.skip(1));
    1 + pairs.take_while(|(a, b)| a < b).count()
}

fn first_player_wins(numbers: &[u64]) -> bool {
    let (from_left, from_right) = (run(numbers.iter()), run(numbers.iter().rev()));
    let (mut left, mut right) = (0, 0);
    loop {
        let first_to_move = (left + right) % 2 == 0;
        let (a, b) = (numbers[left], numbers[numbers.len() - 1 - right]);
        let wins_by_a = a >= b && (from_left - left) % 2 == 1;
        let wins_by_b = b >= a && (from_right - right) % 2 == 1;
        if wins_by_a || wins_by_b {
            return first_to_move;
        }
        match a.cmp(&b) {
            Ordering::Less => left += 1,
            Ordering::Greater => right += 1,
            Ordering::Equal => return !first_to_move,
        }
        if left == from_left || right == from_right {
            return first_to_move;
        }
    }
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", winner(first_player_wins(&input.read_vec(n))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(numbers: &[u64], taken: u64) -> bool {
        let (Some(first), Some(last)) = (numbers.first(), numbers.last()) else {
            return false;
        };
        let rest = numbers.len() - 1;
        let by_first = *first > taken && !wins_by_search(&numbers[1..], *first);
        by_first || *last > taken && !wins_by_search(&numbers[..rest], *last)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(1..10u64, 1..12)) {
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = winner(wins_by_search(&numbers, 0));
            let got = winner(first_player_wins(&numbers));
            assert_answer!(input, expected, got);
        }

        #[test]
        fn agrees_with_a_game_search_of_long_runs(
            mut up in prop::collection::vec(1..20u64, 1..7),
            mut down in prop::collection::vec(1..20u64, 1..7),
        ) {
            up.sort_unstable();
            down.sort_unstable_by(|a, b| b.cmp(a));
            let numbers = [up, down].concat();
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = winner(wins_by_search(&numbers, 0));
            let got = winner(first_player_wins(&numbers));
            assert_answer!(input, expected, got);
        }
    }
}
