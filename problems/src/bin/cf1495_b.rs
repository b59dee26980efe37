//! Codeforces 1495 B. Let's Go Hiking
//! - url: https://codeforces.com/problemset/problem/1495/B
//! - judge: codeforces
//! - games: permutation, up and down, longest run, race, parity
//! - rules: Qingshan names a start `x` on a permutation, then Daniel another one `y`. In turn she
//!   moves `x` to a neighbour with a smaller value, and he moves `y` to one with a larger value,
//!   never onto each other. A player who cannot move loses. How many `x` win for Qingshan?
//! - difficulty: 1900
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 2..10^5, p[n] in 1..n, distinct(p)
//! - statement: checked with the statement's public copy and its samples
//!
//! Each player walks along one slope. Qingshan must start on a peak: elsewhere Daniel takes the
//! place above her, and she has only one way to go. If another slope is at least as long as one of
//! hers, Daniel climbs it and outlasts her. So her two slopes must be equally long, and longer than
//! all others. Then Daniel has to stop her on one of them. He starts at its foot, or one place
//! above it, so that she has to move when they meet. She wins iff the number of steps is even.
//! O(n).

use snippets::fast_input::FastInput;

fn winning_starts(p: &[u32]) -> usize {
    let n = p.len();
    // The steps from each place down to the left, and down to the right.
    let (mut left, mut right) = (vec![0; n], vec![0; n]);
    for i in 1..n {
        if p[i - 1] < p[i] {
            left[i] = left[i - 1] + 1;
        }
    }
    for i in (1..n).rev() {
        if p[i] < p[i - 1] {
            right[i - 1] = right[i] + 1;
        }
    }
    let longest = left.iter().chain(&right).copied().max().unwrap_or(0);
    let longest_slopes = left.iter().chain(&right).filter(|&&steps| steps == longest);
    let is_only_peak = longest_slopes.count() == 2 && longest % 2 == 0;
    let peaks = (0..n).filter(|&i| left[i] == longest && right[i] == longest);
    if is_only_peak {
        peaks.count()
    } else {
        0
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", winning_starts(&input.read_vec(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the mover wins; `sign` is 1 if he goes up.
    fn search(p: &[u32], own: usize, other: usize, sign: i64) -> bool {
        let nexts = [own.wrapping_sub(1), own + 1];
        let mut nexts = nexts
            .into_iter()
            .filter(|&next| next < p.len() && next != other);
        nexts.any(|next| {
            let rise = i64::from(p[next]) - i64::from(p[own]);
            rise * sign > 0 && !search(p, other, next, -sign)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            n in 2..10usize,
            p in Just((1..10u32).collect_vec()).prop_shuffle(),
            slopes in any::<bool>(),
        ) {
            let p = p.into_iter().filter(|&value| value <= n as u32);
            let p = if slopes {
                // One peak, which random permutations seldom have.
                let (even, odd): (Vec<u32>, Vec<u32>) = p.partition(|value| value % 2 == 0);
                let up = even.into_iter().sorted();
                up.chain(odd.into_iter().sorted().rev()).collect_vec()
            } else {
                p.collect_vec()
            };
            let input = format!("{n}\n{}\n", p.iter().join(" "));
            let is_won = |x: usize| (0..n).all(|y| x == y || search(&p, x, y, -1));
            let expected = (0..n).filter(|&x| is_won(x)).count();
            let got = winning_starts(&p);
            assert_answer!(input, expected, got);
        }
    }
}
