//! AcWing 894. Split Nim
//! - url: https://www.acwing.com/problem/content/896/
//! - judge: acwing
//! - games: multi-sg, splitting a heap, two smaller heaps
//!
//! A move replaces a heap by two smaller ones, empty or not; together they may exceed
//! it. Two heaps count with their nim-sum, so `G(a) = mex { G(i) ⊕ G(j) : i, j < a }`.
//! O(a³) for the largest heap `a`.

use proconio::input;
use snippets::sg_table::sg_table;

fn first_player_wins(heaps: &[usize]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let g = sg_table(largest, |_, g| {
        g.iter()
            .flat_map(|x| g.iter().map(move |y| x ^ y))
            .collect()
    });
    heaps.iter().fold(0, |sum, &heap| sum ^ g[heap]) != 0
}

fn main() {
    input! {
        heaps: [usize],
    }
    println!(
        "{}",
        if first_player_wins(&heaps) {
            "Yes"
        } else {
            "No"
        }
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The definition; `count[h]` heaps of `h`, where equal heaps may not be left out in pairs.
    fn wins_by_search(count: [u8; 4], memo: &mut HashMap<[u8; 4], bool>) -> bool {
        if let Some(&known) = memo.get(&count) {
            return known;
        }
        let mut wins = false;
        for heap in (1..4).filter(|&h| count[h] > 0) {
            for (i, j) in (0..heap).flat_map(|i| (0..=i).map(move |j| (i, j))) {
                let mut option = count;
                option[heap] -= 1;
                option[i] += 1;
                option[j] += 1;
                option[0] = 0;
                wins |= !wins_by_search(option, memo);
            }
        }
        memo.insert(count, wins);
        wins
    }

    #[test]
    fn agrees_with_a_game_search() {
        let mut memo = HashMap::new();
        for code in 0..64 {
            let count = [0, code % 4, code / 4 % 4, code / 16];
            let heaps: Vec<usize> = (1..4).flat_map(|h| vec![h; count[h] as usize]).collect();
            let wins = wins_by_search(count, &mut memo);
            assert_eq!(first_player_wins(&heaps), wins, "{heaps:?}");
        }
    }
}
