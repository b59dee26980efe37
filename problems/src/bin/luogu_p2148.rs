//! Luogu P2148 (SDOI 2009). E&D
//! - url: https://www.luogu.com.cn/problem/P2148
//! - judge: luogu
//! - games: splitting heaps, sum of games
//! - rules: A move removes one heap of a pair and splits the other into two non-empty ones, which
//!   become the new pair. A player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 1s
//! - memory-limit: 125MB
//! - input: t in 1..20, t * { n in 2..2*10^4, n % 2 = 0, s[n] in 1..2*10^9 }
//! - statement: checked with public copies of the statement, and two published programs on 445
//!   inputs or more
//!
//! The value of the pair `(a, b)` is the lowest binary place in which both `a - 1` and `b - 1` have
//! a 0. The reason is that the ways to split `a` have all values that are places of 1-bits of
//! `a - 1`, and the options of the pair are those of both heaps. O(1) a pair.

use snippets::fast_input::FastInput;

fn sg(a: u64, b: u64) -> u32 {
    ((a - 1) | (b - 1)).trailing_ones()
}

fn first_player_wins(pairs: &[(u64, u64)]) -> bool {
    pairs.iter().fold(0, |sum, &(a, b)| sum ^ sg(a, b)) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let pairs: Vec<_> = (0..n / 2).map(|_| (input.read(), input.read())).collect();
        println!("{}", verdict(first_player_wins(&pairs)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Says whether the mover wins, by the definition.
    fn wins_by_search(pairs: &[(u64, u64)]) -> bool {
        (0..pairs.len()).any(|i| {
            let splits = |heap: u64| (1..heap).map(move |part| (part, heap - part));
            let mut options = splits(pairs[i].0).chain(splits(pairs[i].1));
            options.any(|pair| {
                let mut option = pairs.to_vec();
                option[i] = pair;
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(pairs in prop::collection::vec((1u64..7, 1u64..7), 1..3)) {
            let rows: String = pairs.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
            let input = format!("1\n{}\n{rows}", 2 * pairs.len());
            let expected = verdict(wins_by_search(&pairs));
            let got = verdict(first_player_wins(&pairs));
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn values_equal_their_definition() {
        const N: usize = 70;
        let mut g = vec![vec![0; N]; N];
        for sum in 2..N {
            for a in 1..sum {
                let splits = |heap: usize| (1..heap).map(move |part| (part, heap - part));
                let options: Vec<u32> = splits(a)
                    .chain(splits(sum - a))
                    .map(|(x, y)| g[x][y])
                    .collect();
                g[a][sum - a] = (0..).find(|v| !options.contains(v)).unwrap();
                assert_eq!(
                    sg(a as u64, (sum - a) as u64),
                    g[a][sum - a],
                    "{a} {}",
                    sum - a
                );
            }
        }
    }
}
