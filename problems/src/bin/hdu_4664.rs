//! HDU 4664. Triangulation
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=4664
//! - judge: hdu
//! - games: dawson's kayles, octal game, convex points, chords that don't cross, split a ring
//! - names: 三角剖分, 凸多边形连线
//! - rules: Points lie on some planes, those of each plane on a circle. A move joins two points of
//!   a plane by a chord that crosses no other one and wasn't there. Who makes the first triangle
//!   wins.
//! - difficulty: 1900
//! - input: t in 1..100, t * { n in 1..100, a[n] in 1..10^6 }
//! - statement: checked with a published program; the rules are from memory
//!
//! Never join a point that has a chord: the other player would close a triangle at once. So a chord
//! uses up two points and splits the others into those on its two sides, in any way. That's
//! Dawson's Kayles: take two neighbours from a row. When all chords of this kind are drawn, the
//! player to move has to give the triangle away. O(1) a plane, with the proven period 34.
//!
//! The judge doesn't publish its limits. Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::octal_games::take_consecutive_sg_table;

const LARGEST: usize = 1_000_000;

fn verdict(sum: u64) -> &'static str {
    if sum == 0 {
        "Dave"
    } else {
        "Carol"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let g = take_consecutive_sg_table(LARGEST, 2);
    let cases = input.read();
    for _ in 0..cases {
        let n = input.read();
        let planes: Vec<usize> = input.read_vec(n);
        let sum = planes.into_iter().fold(0, |sum, points| sum ^ g[points]);
        println!("{}", verdict(sum));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Chord = (usize, usize);
    type Memo = HashMap<Vec<Chord>, bool>;

    fn crosses((a, b): Chord, (c, d): Chord) -> bool {
        a < c && c < b && b < d || c < a && a < d && d < b
    }

    /// `allowed` lists all chords of all planes, each with its smaller end first.
    fn wins_by_search(allowed: &[Chord], drawn: &[Chord], known: &mut Memo) -> bool {
        if let Some(wins) = known.get(drawn) {
            return *wins;
        }
        let free = allowed.iter().filter(|chord| {
            !drawn.contains(chord) && !drawn.iter().any(|other| crosses(**chord, *other))
        });
        let wins = free.into_iter().any(|&chord| {
            let ends = |&(a, b): &Chord| [a, b];
            let beside = |end| {
                drawn
                    .iter()
                    .map(ends)
                    .filter(move |ends| ends.contains(&end))
            };
            let thirds = |end| beside(end).map(move |[a, b]| a + b - end).collect_vec();
            let is_triangle = thirds(chord.0)
                .iter()
                .any(|third| thirds(chord.1).contains(third));
            let next = drawn.iter().copied().chain([chord]).sorted().collect_vec();
            is_triangle || !wins_by_search(allowed, &next, known)
        });
        known.insert(drawn.to_vec(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]
        #[test]
        fn agrees_with_a_game_search(points in 1..7usize, others in 0..4usize) {
            let others = others.min(7 - points);
            let mut planes = vec![points];
            planes.extend((others > 0).then_some(others));
            let of_plane = |from: usize, to: usize| (from..to).tuple_combinations();
            let allowed = of_plane(0, points).chain(of_plane(points, points + others));
            let input = format!("1\n{}\n{}\n", planes.len(), planes.iter().join(" "));
            let wins = wins_by_search(&allowed.collect_vec(), &[], &mut Memo::new());
            let expected = verdict(u64::from(wins));
            let g = take_consecutive_sg_table(7, 2);
            let got = verdict(planes.iter().fold(0, |sum, points| sum ^ g[*points]));
            assert_answer!(input, expected, got);
        }
    }
}
