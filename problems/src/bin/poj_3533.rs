//! POJ 3533. Light Switching Game
//! - url: http://poj.org/problem?id=3533
//! - judge: poj
//! - games: nim product, tartan theorem, coin turning, three dimensions
//! - names: 三维 Nim 积, 三维开关灯
//! - rules: A move picks a box in a lattice of lights, and switches the lights at its corners; the
//!   corner with the largest coordinates must be on. Sides of the box may have length 0, and then
//!   corners that fall together are one light. Whoever switches the last light off wins. Does the
//!   second player win?
//! - difficulty: 2200
//! - time-limit: 1s
//! - memory-limit: 64MB
//! - input: { n in 1..1000, n * { x in 1..10^4, y in 1..10^4, z in 1..10^4 }, distinct(x, y, z) }
//!   until end
//! - statement: checked with two public accounts and a published program; the limits are from
//!   memory
//!
//! In one dimension, a move turns a light `x` off and, if one likes, another one further left: that
//! light has the value `x`. The game in a lattice is the product of three such games, so by the
//! Tartan theorem a light has the value `x ⊗ y ⊗ z`. O(1) a light.
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::nim_product::nim_product;

fn second_player_wins(lights: &[[u64; 3]]) -> bool {
    let values = lights
        .iter()
        .map(|&[x, y, z]| nim_product(nim_product(x, y), z));
    values.fold(0, |sum, value| sum ^ value) == 0
}

fn verdict(second_player_wins: bool) -> &'static str {
    if second_player_wins {
        "Yes"
    } else {
        "No"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end() {
        let light = |_: usize| [input.read(), input.read(), input.read()];
        let lights: Vec<_> = (0..n).map(light).collect();
        println!("{}", verdict(second_player_wins(&lights)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::{iproduct, Itertools};
    use proptest::prelude::*;
    use std::sync::OnceLock;

    /// The light at `(x, y, z)` of the lattice 3 × 3 × 2 as a bit.
    fn bit([x, y, z]: [u64; 3]) -> usize {
        1 << ((x * 3 + y) * 2 + z - 9)
    }

    /// Says for each set of lights whether the mover wins. A move makes the set a smaller number.
    fn wins_by_search() -> &'static [bool] {
        static WINS: OnceLock<Vec<bool>> = OnceLock::new();
        WINS.get_or_init(|| {
            let lights = iproduct!(1..=3, 1..=3, 1..=2).collect_vec();
            let moves = lights.iter().flat_map(|&(x, y, z)| {
                iproduct!(1..=x, 1..=y, 1..=z).map(move |(u, v, w)| {
                    let corners = iproduct!([x, u], [y, v], [z, w]).unique();
                    let set = corners.fold(0, |set, (x, y, z)| set | bit([x, y, z]));
                    (bit([x, y, z]), set)
                })
            });
            let moves = moves.collect_vec();
            let mut wins: Vec<bool> = vec![];
            for set in 0..1usize << 18 {
                let mut allowed = moves.iter().filter(|(light, _)| set & light > 0);
                wins.push(allowed.any(|(_, corners)| !wins[set ^ corners]));
            }
            wins
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(set in 0usize..1 << 18, few in any::<bool>()) {
            let lights = iproduct!(1..=3, 1..=3, 1..=2).map(|(x, y, z)| [x, y, z]);
            let set = if few { set & set >> 3 & set >> 7 } else { set };
            let on = lights.filter(|&light| set & bit(light) > 0).collect_vec();
            prop_assume!(!on.is_empty());
            let lines = on.iter().map(|light| light.iter().join(" ") + "\n").join("");
            let input = format!("{}\n{lines}", on.len());
            let expected = verdict(!wins_by_search()[set]);
            let got = verdict(second_player_wins(&on));
            assert_answer!(input, expected, got);
        }
    }
}
