//! Codeforces 1434 E. A Convex Game
//! - url: https://codeforces.com/problemset/problem/1434/E
//! - judge: codeforces
//! - games: sum, increasing sequence, growing differences, thresholds, union-find
//! - rules: For each of `n` increasing lists the players build a sequence of its numbers. A move
//!   appends to one sequence a later number of its list; the new difference must exceed the one
//!   before. A player who cannot move loses.
//! - difficulty: 3500
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: n in 1..1000, n * { m in 1..10^5, v[m] in 1..10^5, increasing(v) }, sum(m) <= 10^5
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A state consists of the last two places `i < j` of a sequence in its list. For a fixed `j`, a
//! larger `i` allows more moves, so the Grundy value doesn't fall: it is at least `x` from some
//! `least[j]` on. The state `(j, k)` can be reached from `(i, j)` if `k` is late enough. So for
//! each value `x` and each `j` it is enough to know the last `k` for which `(j, k)` has value `x`.
//!
//! Compute this for `x` = 0, 1, …, each time with `j` from the end. Once the states `(i, j)` of
//! value `x` are known, `j` becomes the last place of all these `i` that have none yet; union-find
//! skips the others. The differences grow, so there are about `√(2 max)` levels.
//! O(numbers · √max · log).

use snippets::fast_input::FastInput;
use snippets::mex::mex;

/// Returns the value of an empty sequence over a list.
fn list_sg(list: &[i64]) -> u64 {
    let n = list.len();
    let mut least = vec![0; n];
    // The values of the sequences of one number, once they are known.
    let mut first: Vec<Option<u64>> = vec![None; n];
    for level in 0.. {
        // The last place after `j` that makes a state of this value.
        let mut last: Vec<Option<usize>> = vec![None; n];
        let mut without: Vec<usize> = (0..=n).collect();
        for j in (0..n).rev() {
            let from = least[j];
            least[j] = match last[j] {
                // From these `i` on, the difference to `j` is less than the difference from `j` to
                // `k`.
                Some(k) => from + list[from..j].partition_point(|&it| it <= 2 * list[j] - list[k]),
                None => j,
            };
            if last[j].is_none() {
                first[j] = first[j].or(Some(level));
            }
            let mut i = find(&mut without, from);
            while i < least[j] {
                last[i] = Some(j);
                without[i] = i + 1;
                i = find(&mut without, i);
            }
        }
        if last.iter().all(Option::is_none) {
            break;
        }
    }
    mex(first.into_iter().flatten())
}

/// Finds the first place from `i` on that hasn't been removed. `next` leads there.
fn find(next: &mut [usize], mut i: usize) -> usize {
    while next[i] != i {
        next[i] = next[next[i]];
        i = next[i];
    }
    i
}

fn verdict(lists: &[Vec<i64>]) -> &'static str {
    if lists.iter().fold(0, |sum, list| sum ^ list_sg(list)) != 0 {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    let mut list = || {
        let length = input.read();
        input.read_vec(length)
    };
    let lists: Vec<Vec<i64>> = (0..n).map(|_| list()).collect();
    println!("{}", verdict(&lists));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The last numbers of each sequence, at most two.
    type Position = Vec<Vec<i64>>;

    fn wins_by_search(
        lists: &[Vec<i64>],
        position: Position,
        known: &mut HashMap<Position, bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&position) {
            return wins;
        }
        let fits = |sequence: &[i64], number: i64| match *sequence {
            [] => true,
            [a] => number > a,
            [.., a, b] => number - b > b - a,
        };
        let moves = (0..lists.len()).flat_map(|i| lists[i].iter().map(move |&number| (i, number)));
        let wins = moves
            .filter(|&(i, number)| fits(&position[i], number))
            .any(|(i, number)| {
                let mut option = position.clone();
                option[i].push(number);
                if option[i].len() > 2 {
                    option[i].remove(0);
                }
                !wins_by_search(lists, option, known)
            });
        known.insert(position, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn agrees_with_a_game_search(
            lists in prop::collection::vec(prop::collection::btree_set(1..25i64, 1..8), 1..3),
        ) {
            let lists = lists
                .into_iter()
                .map(|list| list.into_iter().collect_vec())
                .collect_vec();
            let lines = lists
                .iter()
                .map(|list| format!("{}\n{}\n", list.len(), list.iter().join(" ")))
                .join("");
            let input = format!("{}\n{lines}", lists.len());
            let start = vec![vec![]; lists.len()];
            let expected = if wins_by_search(&lists, start, &mut HashMap::new()) {
                "YES"
            } else {
                "NO"
            };
            let got = verdict(&lists);
            assert_answer!(input, expected, got);
        }
    }
}
