//! Codeforces 1943 A. MEX Game 1
//! - url: https://codeforces.com/problemset/problem/1943/A
//! - judge: codeforces
//! - games: mex, pairing strategy, numbers that occur once
//! - rules: Alice and Bob take turns to take a number from a list, until it is empty. Alice wants
//!   the mex of her own numbers to be large, Bob wants it small. What is it?
//! - difficulty: 1300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..2*10^4, t * { n in 1..2*10^5, a[n] in 0..n-1 }, sum(n) <= 2*10^5
//! - statement: checked with the statement and its sample, and a published program on 400 inputs
//!
//! A number that occurs twice is safe: when Bob takes one of the two, Alice takes the other. With
//! her first move she saves the least number that occurs once, and Bob takes the next one. So the
//! answer is the least number that is missing, or the second number that occurs once, whichever is
//! smaller. O(n).

use snippets::fast_input::FastInput;

fn best_mex(numbers: &[usize]) -> usize {
    let mut counts = vec![0; numbers.len() + 1];
    numbers.iter().for_each(|&number| counts[number] += 1);
    let mut saved = false;
    let lost = counts.iter().position(|&count| match count {
        0 => true,
        1 => std::mem::replace(&mut saved, true),
        _ => false,
    });
    lost.expect("more numbers than places")
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", best_mex(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn search(left: &[usize], taken: u32, is_alice: bool) -> usize {
        let options = (0..left.len()).map(|i| {
            let rest = [&left[..i], &left[i + 1..]].concat();
            let taken = if is_alice {
                taken | 1 << left[i]
            } else {
                taken
            };
            search(&rest, taken, !is_alice)
        });
        let best = if is_alice {
            options.max()
        } else {
            options.min()
        };
        best.unwrap_or(taken.trailing_ones() as usize)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            a in (1..8usize).prop_flat_map(|n| prop::collection::vec(0..n, n))
        ) {
            let input = format!("1\n{}\n{}\n", a.len(), a.iter().join(" "));
            let (expected, got) = (search(&a, 0, true), best_mex(&a));
            assert_answer!(input, expected, got);
        }
    }
}
