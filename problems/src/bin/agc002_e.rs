//! AtCoder AGC 002 E. Candy Piles
//! - url: https://atcoder.jp/contests/agc002/tasks/agc002_e
//! - judge: atcoder
//! - games: no sprague-grundy, young diagram, misère
//! - time-limit: 2s
//! - memory-limit: 256MB
//!
//! A move eats the largest heap, or one candy from every heap; who eats the last candy loses. Grundy values
//! of the heaps are of no use here: a move of the second kind changes all heaps at once, so they are not
//! components of a sum (and the play is misère).
//!
//! Draw the heaps, sorted, as a Young diagram. The two moves cut its first column or its first row, so only the
//! lower left corner of what remains matters: a token that steps right or up and loses at the border. A square
//! has the outcome of the next one on its diagonal as long as that is inside, so walk along the
//! diagonal from the corner to the border; from there only the two ways straight on remain, and the
//! mover wins iff one of them has an odd length. O(n log n).

use snippets::fast_input::FastInput;

fn first_player_wins(mut heaps: Vec<u64>) -> bool {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let height = |column: usize| heaps.get(column).map_or(0, |&h| h as usize);
    let corner = (0..).find(|&i| height(i + 1) <= i + 1);
    let i = corner.expect("the heaps end");
    let up = height(i) - i - 1;
    let right = heaps[i + 1..].iter().filter(|&&h| h as usize > i).count();
    up % 2 == 1 || right % 2 == 1
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    match first_player_wins(input.read_vec(n)) {
        true => println!("First"),
        false => println!("Second"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::first_player_wins;

    /// For heaps in decreasing order, all positive. Who finds none has won.
    fn wins(heaps: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if heaps.is_empty() {
            return true;
        }
        if let Some(&win) = known.get(&heaps) {
            return win;
        }
        let nibbled = heaps.iter().map(|h| h - 1).filter(|&h| h > 0).collect();
        let win = !wins(heaps[1..].to_vec(), known) || !wins(nibbled, known);
        known.insert(heaps, win);
        win
    }

    #[test]
    fn equals_a_search() {
        let mut known = HashMap::new();
        for count in 1..=5 {
            for code in 0..7u64.pow(count) {
                let mut heaps: Vec<u64> = (0..count).map(|i| code / 7u64.pow(i) % 7 + 1).collect();
                let found = first_player_wins(heaps.clone());
                heaps.sort_unstable_by(|a, b| b.cmp(a));
                assert_eq!(found, wins(heaps.clone(), &mut known), "{heaps:?}");
            }
        }
    }
}
