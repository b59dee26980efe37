//! AtCoder AGC 010 D. Decrementing
//! - url: https://atcoder.jp/contests/agc010/tasks/agc010_d
//! - judge: atcoder
//! - games: parity, greatest common divisor, forced moves
//! - rules: A move takes 1 from a number above 1 on the board; then all numbers are divided by
//!   their greatest common divisor. Their greatest common divisor is 1 at the start. A player who
//!   finds nothing but ones loses.
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..10^5, a[n] in 1..10^9
//! - statement: from memory
//!
//! With an odd number of even numbers the mover wins: take 1 from an even one. A number was odd
//! already, since nothing divides all; now two are odd. So the opponent leaves an odd one, and
//! neither division changes a parity: the number of even numbers is even before each of the
//! opponent's moves and odd before the mover's. Nothing but ones has no even number, so it's the
//! opponent who finds that.
//!
//! With an even number of even numbers, a move makes it odd unless all numbers become even. So the
//! mover loses but where exactly one number is odd and it exceeds 1: take 1 from that one, divide,
//! and look again. The numbers halve, so this happens at most 30 times. O(n log a).

use snippets::fast_input::FastInput;

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn first_wins(mut numbers: Vec<u64>) -> bool {
    let mut is_first = true;
    loop {
        let odd = numbers.iter().filter(|it| *it % 2 == 1).count();
        let is_won = (numbers.len() - odd) % 2 == 1;
        let mut large = numbers.iter_mut().filter(|it| **it % 2 == 1 && **it > 1);
        match large.next() {
            _ if is_won => return is_first,
            Some(only) if odd == 1 => *only -= 1,
            _ => return !is_first,
        }
        let divisor = numbers
            .iter()
            .fold(0, |divisor, number| gcd(divisor, *number));
        numbers.iter_mut().for_each(|number| *number /= divisor);
        is_first = !is_first;
    }
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", verdict(first_wins(input.read_vec(n))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(numbers: &[u64]) -> bool {
        (0..numbers.len()).filter(|i| numbers[*i] > 1).any(|i| {
            let mut next = numbers.to_vec();
            next[i] -= 1;
            let least = *next.iter().min().unwrap();
            let divides = |it: &u64| next.iter().all(|number| number % it == 0);
            let divisor = (1..=least).rev().find(divides).unwrap();
            let next = next.iter().map(|number| number / divisor).collect_vec();
            !wins_by_search(&next)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(1..7u64, 2..5)) {
            let divisor = numbers.iter().fold(0, |divisor, number| gcd(divisor, *number));
            let numbers = numbers.iter().map(|number| number / divisor).collect_vec();
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = verdict(wins_by_search(&numbers));
            let got = verdict(first_wins(numbers));
            assert_answer!(input, expected, got);
        }
    }
}
