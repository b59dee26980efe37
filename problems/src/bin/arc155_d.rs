//! AtCoder ARC 155 D. Avoid Coprime Game
//! - url: https://atcoder.jp/contests/arc155/tasks/arc155_d
//! - judge: atcoder
//! - games: greatest common divisor, divisors, parity, counting multiples
//! - rules: Some numbers are on the board. A move erases one that has a common divisor above 1 with
//!   the gcd of all numbers erased before. A player who cannot move loses. Who wins after each
//!   choice of the first number?
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 2..2*10^5, a[n] in 2..2*10^5
//! - statement: checked with the statement and its samples
//!
//! Let `g` be the gcd so far; all erased numbers are multiples of it. Only `g` and the parity of
//! the number of erased numbers matter. A move either keeps `g`, if a multiple of `g` is left, or
//! goes to a smaller divisor `d > 1` that is the gcd of `g` and some number.
//!
//! If some move to a smaller divisor wins, play it. Otherwise, if such a move would win for the
//! opponent after one more move that keeps `g`, the position is lost. In all other cases both
//! players keep `g`, and the parity of the multiples that are left decides.
//!
//! The Möbius function counts the numbers whose gcd with `g` is `d`. O(Σ τ(g)²) for `g` up to the
//! largest number.

use snippets::fast_input::FastInput;

/// Tells for every gcd `g`, and for both parities of the number of erased numbers, whether the
/// mover wins.
fn wins(numbers: &[usize]) -> Vec<[bool; 2]> {
    let top = numbers.iter().copied().max().unwrap_or(1);
    let mut count = vec![0i32; top + 1];
    numbers.iter().for_each(|&a| count[a] += 1);
    let multiples: Vec<i32> = (0..=top)
        .map(|g| {
            if g == 0 {
                0
            } else {
                count.iter().step_by(g).skip(1).sum()
            }
        })
        .collect();
    let mut mobius = vec![0; top + 1];
    mobius[1] = 1;
    let mut divisors = vec![vec![]; top + 1];
    for d in 1..=top {
        for multiple in (d..=top).step_by(d) {
            divisors[multiple].push(d);
            if multiple > d {
                mobius[multiple] -= mobius[d];
            }
        }
    }
    let mut wins = vec![[false; 2]; top + 1];
    for g in 2..=top {
        let is_reached = |&&d: &&usize| {
            let with_gcd = divisors[g / d]
                .iter()
                .map(|&k| mobius[k] * multiples[d * k]);
            d > 1 && d < g && with_gcd.sum::<i32>() > 0
        };
        let reached: Vec<usize> = divisors[g].iter().filter(is_reached).copied().collect();
        let switches = [0, 1].map(|erased| reached.iter().any(|&d| !wins[d][1 - erased]));
        for erased in 0..2 {
            wins[g][erased] = switches[erased]
                || !switches[1 - erased] && (multiples[g] - erased as i32) % 2 == 1;
        }
    }
    wins
}

fn winners(numbers: &[usize]) -> String {
    let wins = wins(numbers);
    let winner = |&a: &usize| if wins[a][1] { "Aoki\n" } else { "Takahashi\n" };
    numbers.iter().map(winner).collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    print!("{}", winners(&input.read_vec(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn gcd(a: usize, b: usize) -> usize {
        if b == 0 {
            a
        } else {
            gcd(b, a % b)
        }
    }

    fn wins_by_search(g: usize, left: &[usize]) -> bool {
        (0..left.len()).filter(|&i| gcd(g, left[i]) != 1).any(|i| {
            let rest = [&left[..i], &left[i + 1..]].concat();
            !wins_by_search(gcd(g, left[i]), &rest)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(a in prop::collection::vec(2..37usize, 2..7)) {
            prop_assume!(a.iter().fold(0, |g, &a| gcd(g, a)) == 1);
            let input = format!("{}\n{}\n", a.len(), a.iter().join(" "));
            let answer = |i: usize| {
                let rest = [&a[..i], &a[i + 1..]].concat();
                if wins_by_search(a[i], &rest) { "Aoki\n" } else { "Takahashi\n" }
            };
            let expected: String = (0..a.len()).map(answer).collect();
            let got = winners(&a);
            assert_answer!(input, expected, got);
        }
    }
}
