//! AtCoder ARC 105 D. Let's Play Nim
//! - url: https://atcoder.jp/contests/arc105/tasks/arc105_d
//! - judge: atcoder
//! - games: nim, heaps built by the players, pairing strategy
//! - rules: The players take turns to put one of `n` bags of coins, whole, onto one of `n` plates,
//!   until no bag is left. Then they go on in turn with Nim on the plates: a move takes any
//!   positive number of coins from one plate. A player who cannot move loses.
//! - difficulty: 1800
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..10^5, t * { n in 1..10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement, its samples, and a published program on 493 inputs
//!
//! The player who begins the Nim wants a nim-sum other than 0.
//!
//! If `n` is odd, the second player begins it. This player always puts the largest bag onto one and
//! the same plate, which gets more than half of all coins; then the nim-sum is not 0.
//!
//! If `n` is even, the first player begins it and does the same, unless all bags come in equal
//! pairs. In that case the second player copies every move onto a twin plate. O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;

fn first_player_wins(bags: &mut [u64]) -> bool {
    bags.sort_unstable();
    let comes_in_pairs = || {
        bags.iter()
            .chunk_by(|&&bag| bag)
            .into_iter()
            .all(|(_, equal)| equal.count() % 2 == 0)
    };
    bags.len() % 2 == 0 && !comes_in_pairs()
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
    let mut answer = String::new();
    for _ in 0..input.read() {
        let n = input.read();
        answer += verdict(first_player_wins(&mut input.read_vec(n)));
        answer += "\n";
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The bags that are left and the plates, both sorted.
    type Position = (Vec<u64>, Vec<u64>);

    fn wins_by_search((bags, plates): Position, known: &mut HashMap<Position, bool>) -> bool {
        let position = (bags, plates.into_iter().sorted().collect_vec());
        if let Some(&wins) = known.get(&position) {
            return wins;
        }
        let (bags, plates) = &position;
        let changed = |i: usize, coins: u64| {
            let mut plates = plates.clone();
            plates[i] = coins;
            plates
        };
        let options: Vec<Position> = if bags.is_empty() {
            let takes = (0..plates.len()).flat_map(|i| (0..plates[i]).map(move |left| (i, left)));
            takes.map(|(i, left)| (vec![], changed(i, left))).collect()
        } else {
            let puts = (0..bags.len()).cartesian_product(0..plates.len());
            puts.map(|(bag, plate)| {
                let mut rest = bags.clone();
                let coins = rest.remove(bag);
                (rest, changed(plate, plates[plate] + coins))
            })
            .collect()
        };
        let wins = options
            .into_iter()
            .any(|option| !wins_by_search(option, known));
        known.insert(position, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(mut bags in prop::collection::vec(1..4u64, 1..5)) {
            let input = format!("1\n{}\n{}\n", bags.len(), bags.iter().join(" "));
            let start = (bags.clone(), vec![0; bags.len()]);
            let expected = verdict(wins_by_search(start, &mut HashMap::new()));
            let got = verdict(first_player_wins(&mut bags));
            assert_answer!(input, expected, got);
        }
    }
}
