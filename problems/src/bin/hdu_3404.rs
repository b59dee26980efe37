//! HDU 3404. Switch lights
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3404
//! - judge: hdu
//! - games: nim product, tartan theorem, coin turning, grid, turning corners
//! - time-limit: 1s
//!
//! Practised locally: the judge has no Rust. Lights stand in a grid. A move picks `x1 ≤ x2` and
//! `y1 ≤ y2` where `(x2, y2)` is on and switches the corners of that rectangle, each once; who
//! switches the last light off wins. That is the product of Turning Turtles with itself, for turning
//! `x2` alone or with `x1`. A coin at `x`, counted from 1, has the value `x`, so by the Tartan theorem
//! the light at `(x, y)` has `x ⊗ y`. O(1) a light. The time limit is not published; 1 s is assumed.

use snippets::fast_input::FastInput;
use snippets::tartan::tartan_sg;

fn first_player_wins(lights: &[(u64, u64)]) -> bool {
    tartan_sg(lights, |x| x, |y| y) != 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    for _ in 0..cases {
        let n = input.read();
        let lights: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
        let verdict = match first_player_wins(&lights) {
            true => "Have a try, lxhgww.",
            false => "Don't waste your time.",
        };
        println!("{verdict}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Whether the mover wins each set of lights in a grid of 3 × 4, by trying all moves.
    fn wins_by_search() -> Vec<bool> {
        let cells: Vec<(u64, u64)> = (1..4).flat_map(|x| (1..5).map(move |y| (x, y))).collect();
        let bit = |cell| 1 << cells.iter().position(|&c| c == cell).unwrap();
        let mut wins = vec![false];
        for set in 1..1usize << cells.len() {
            let win = cells
                .iter()
                .filter(|&&cell| set & bit(cell) > 0)
                .any(|&(x, y)| {
                    (1..=x).any(|u| {
                        (1..=y).any(|v| {
                            let corners = bit((x, y)) | bit((u, y)) | bit((x, v)) | bit((u, v));
                            !wins[set ^ corners]
                        })
                    })
                });
            wins.push(win);
        }
        wins
    }

    #[test]
    fn equals_search_of_a_small_grid() {
        for (set, win) in wins_by_search().into_iter().enumerate() {
            let lights: Vec<(u64, u64)> = (0..12)
                .filter(|i| set >> i & 1 == 1)
                .map(|i| (i / 4 + 1, i % 4 + 1))
                .collect();
            assert_eq!(first_player_wins(&lights), win, "{lights:?}");
        }
    }

    proptest! {
        #[test]
        fn a_board_is_lost_with_its_own_copy(
            lights in prop::collection::hash_set((1u64..10001, 1u64..10001), 1..20)
        ) {
            let mut lights: Vec<(u64, u64)> = lights.into_iter().collect();
            let doubled: Vec<(u64, u64)> = [lights.clone(), lights.clone()].concat();
            prop_assert_eq!(first_player_wins(&doubled), first_player_wins(&lights));
            let one = lights.pop().unwrap();
            prop_assert!(first_player_wins(&[one]));
        }
    }
}
