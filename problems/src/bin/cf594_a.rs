//! Codeforces 594 A. Warrior and Archer
//! - url: https://codeforces.com/problemset/problem/594/A
//! - judge: codeforces
//! - games: pairing, median gap, remove points from a line, minimise and maximise
//! - rules: Two players take turns to ban one of `n` points on a line until two are left. The first
//!   wants these two close together, the second wants them far apart. `n` is even.
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..2*10^5, x[n] in 0..10^9, distinct(x), n % 2 = 0
//! - statement: checked with the statement's public copy and its samples
//!
//! Sort the points. Both players ban `n/2 - 1` points. The second player pairs point `i` with point
//! `i + n/2` and bans the partner of what the first one bans; the last two are then `n/2` places
//! apart. The first player bans the points outside some `n/2 + 1` neighbours, of which the
//! opponent's bans leave at least two. So the answer is the least distance of points `n/2` places
//! apart. O(n log n).

use snippets::fast_input::FastInput;

fn distance(mut points: Vec<u32>) -> u32 {
    points.sort_unstable();
    let pairs = points.iter().zip(&points[points.len() / 2..]);
    pairs
        .map(|(low, high)| high - low)
        .min()
        .expect("two points")
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", distance(input.read_vec(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn search(left: &[u32], minimises: bool) -> u32 {
        if let [a, b] = *left {
            return a.abs_diff(b);
        }
        let options =
            (0..left.len()).map(|i| search(&[&left[..i], &left[i + 1..]].concat(), !minimises));
        let (min, max) = options.minmax().into_option().unwrap();
        if minimises {
            min
        } else {
            max
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            points in (1..4usize).prop_flat_map(|half| {
                prop::collection::hash_set(0..30u32, 2 * half)
            })
        ) {
            let points = points.into_iter().collect_vec();
            let input = format!("{}\n{}\n", points.len(), points.iter().join(" "));
            let expected = search(&points, true);
            let got = distance(points);
            assert_answer!(input, expected, got);
        }
    }
}
