//! Codeforces 1375 F. Integer Game
//! - url: https://codeforces.com/problemset/problem/1375/F
//! - judge: codeforces
//! - games: arithmetic progression, three heaps, forced move, choose the player, interactive
//! - rules: The first player names a number, and the second adds it to one of three heaps, not the
//!   same one twice in a row. The second player loses when two heaps are equal. Choose a player,
//!   and win within 1000 turns.
//! - difficulty: 2600
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: a in 1..10^9, b in 1..10^9, c in 1..10^9, distinct(a, b, c)
//! - statement: checked with the statement's public copy, which says how the players speak, and its
//!   dialogue
//!
//! Play first. If the heaps are `x < y < z` with `y - x = z - y`, and the second player has just
//! used `z`, name this difference: added to `x` it gives `y`, and added to `y` it gives `z`. To get
//! there, name `2 z - x - y`: this plus `x` or `y` is the new largest heap, and the three are then
//! an arithmetic progression. Otherwise it is added to `z`; name `2 z' - x - y` for the new `z'`:
//! now it must be added to `x` or `y`. So three turns suffice.

use proconio::input_interactive;

/// Returns what the first player names, if the second has just used the heap `last`.
fn named(heaps: [u64; 3], last: Option<usize>) -> u64 {
    let mut order = [0, 1, 2];
    order.sort_by_key(|&i| heaps[i]);
    let [x, y, z] = order.map(|i| heaps[i]);
    if y - x == z - y && last == Some(order[2]) {
        y - x
    } else {
        2 * z - x - y
    }
}

fn main() {
    input_interactive! {
        a: u64,
        b: u64,
        c: u64,
    }
    let mut heaps = [a, b, c];
    println!("First");
    let mut last = None;
    loop {
        let number = named(heaps, last);
        println!("{number}");
        input_interactive! {
            heap: usize,
        }
        if heap == 0 {
            break;
        }
        heaps[heap - 1] += number;
        last = Some(heap - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The most turns that the second player can play before two heaps are equal.
    fn turns(heaps: [u64; 3], last: Option<usize>, most: usize) -> usize {
        if most == 0 || !heaps.iter().all_unique() {
            return 0;
        }
        let number = named(heaps, last);
        let options = (0..3).filter(|&i| Some(i) != last).map(|i| {
            let mut heaps = heaps;
            heaps[i] += number;
            turns(heaps, Some(i), most - 1)
        });
        1 + options.max().unwrap()
    }

    proptest! {
        #[test]
        fn the_second_player_loses_in_four_turns(
            a in 0..1_000_000_000_u64, b in 0..1_000_000_000_u64, c in 0..1_000_000_000_u64,
            is_small in any::<bool>(),
        ) {
            let most = if is_small { 9 } else { u64::MAX };
            let heaps = [a, b, c].map(|heap| heap % most + 1);
            prop_assume!(heaps.iter().all_unique());
            let input = format!("{}\n", heaps.iter().join(" "));
            let turns = turns(heaps, None, 10);
            assert_answer!(turns <= 4; input, "at most 4", turns);
        }
    }
}
