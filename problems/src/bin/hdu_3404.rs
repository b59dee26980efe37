//! HDU 3404. Switch lights
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3404
//! - judge: hdu
//! - games: nim product, tartan theorem, coin turning, grid, turning corners
//! - rules: A move picks `x1 ≤ x2` and `y1 ≤ y2`, where the light at `(x2, y2)` of a grid must be
//!   on. It switches each corner of that rectangle once. The player who switches the last light off
//!   wins.
//! - difficulty: 2200
//! - time-limit: 1s
//! - input: t in 1..100, t * { n in 1..1000, n * { x in 1..10^4, y in 1..10^4 }, distinct(x, y) }
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! The game is the product of Turning Turtles with itself: a move of Turning Turtles turns `x2`
//! alone, or `x2` and `x1`. A coin at `x`, counted from 1, has the value `x`. So by the Tartan
//! theorem the light at `(x, y)` has the value `x ⊗ y`. O(1) a light.
//!
//! The judge doesn't publish its time limit; we assume 1 s. Practised locally: the judge has no
//! Rust.

use snippets::fast_input::FastInput;
use snippets::tartan::tartan_sg;

fn first_player_wins(lights: &[(usize, usize)]) -> bool {
    tartan_sg(lights, |x| x as u64, |y| y as u64) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Have a try, lxhgww."
    } else {
        "Don't waste your time."
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    for _ in 0..cases {
        let n = input.read();
        let lights: Vec<(usize, usize)> = (0..n).map(|_| (input.read(), input.read())).collect();
        println!("{}", verdict(first_player_wins(&lights)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Says for each set of lights in a 3 × 3 grid whether the mover wins, by trying all moves. The
    /// light at `(x, y)` is bit `3x + y - 4`.
    fn wins_by_search() -> Vec<bool> {
        let bit = |x: usize, y: usize| 1usize << (3 * x + y - 4);
        let cells = || (1..4).flat_map(|x| (1..4).map(move |y| (x, y)));
        let mut wins: Vec<bool> = vec![];
        for set in 0..1usize << 9 {
            let win = cells().filter(|&(x, y)| set & bit(x, y) > 0).any(|(x, y)| {
                let corners = |u, v| bit(x, y) | bit(u, y) | bit(x, v) | bit(u, v);
                (1..=x).any(|u| (1..=y).any(|v| !wins[set ^ corners(u, v)]))
            });
            wins.push(win);
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(set in 0usize..1 << 9) {
            let on = (0..9).filter(|i| set >> i & 1 == 1);
            let lights: Vec<(usize, usize)> = on.map(|i| (i / 3 + 1, i % 3 + 1)).collect();
            let rows: String = lights.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
            let input = format!("1\n{}\n{rows}", lights.len());
            let expected = verdict(wins_by_search()[set]);
            let got = verdict(first_player_wins(&lights));
            assert_answer!(input, expected, got);
        }

        #[test]
        fn a_light_named_twice_is_one_light(
            lights in prop::collection::hash_set((1usize..10001, 1usize..10001), 1..20)
        ) {
            let lights: Vec<(usize, usize)> = lights.into_iter().collect();
            let twice = [&lights[..], &lights].concat();
            prop_assert_eq!(first_player_wins(&twice), first_player_wins(&lights));
            prop_assert!(first_player_wins(&lights[..1]));
        }
    }
}
