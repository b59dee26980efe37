//! AtCoder ARC 038 C. Bowls and beans
//! - url: https://atcoder.jp/contests/arc038/tasks/arc038_c
//! - judge: atcoder
//! - games: sum, window of options, mex of a window, segment tree
//! - names: 茶碗と豆
//! - rules: A move takes one bean from a bowl `i ≥ 1` to a bowl `j` with `i - C_i ≤ j < i`. A
//!   player who cannot move loses.
//! - difficulty: 2300
//! - time-limit: 2s
//! - input: n in 2..10^5, (n-1) * { c in 1..n, a in 0..10^9 }
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! Each bean is a game of its own, and two beans in the same bowl cancel. The value of a bowl is
//! the mex of a window of bowls before it: the least value whose last occurrence lies before the
//! window. A segment tree over the values stores the least last occurrence and finds it.
//! O(n log n).

use snippets::fast_input::FastInput;

/// For each value, one more than the last bowl that has it, with the minimum over ranges of values.
struct LastBowls {
    leaves: usize,
    least: Vec<usize>,
}

impl LastBowls {
    fn new(n: usize) -> Self {
        let leaves = n.next_power_of_two();
        let least = vec![0; 2 * leaves];
        Self { leaves, least }
    }

    fn set(&mut self, value: usize, bowl: usize) {
        let mut node = self.leaves + value;
        self.least[node] = bowl + 1;
        while node > 1 {
            node /= 2;
            self.least[node] = self.least[2 * node].min(self.least[2 * node + 1]);
        }
    }

    /// Returns the least value that no bowl from `bowl` on has.
    fn mex_from(&self, bowl: usize) -> usize {
        let mut node = 1;
        while node < self.leaves {
            node = 2 * node + usize::from(self.least[2 * node] > bowl);
        }
        node - self.leaves
    }
}

/// `bowls[i - 1]` says how far a bean goes from bowl `i`, and how many beans are there.
fn first_player_wins(bowls: &[(usize, u64)]) -> bool {
    let mut last = LastBowls::new(bowls.len() + 2);
    last.set(0, 0);
    let mut sum = 0;
    for (i, &(reach, beans)) in (1..).zip(bowls) {
        let value = last.mex_from(i - reach);
        last.set(value, i);
        if beans % 2 == 1 {
            sum ^= value;
        }
    }
    sum != 0
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
    let n: usize = input.read();
    let bowls: Vec<(usize, u64)> = (1..n).map(|_| (input.read(), input.read())).collect();
    println!("{}", verdict(first_player_wins(&bowls)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(
        beans: &[u64],
        reaches: &[usize],
        known: &mut HashMap<Vec<u64>, bool>,
    ) -> bool {
        if let Some(&wins) = known.get(beans) {
            return wins;
        }
        let moves = (1..beans.len())
            .filter(|&i| beans[i] > 0)
            .flat_map(|i| (i - reaches[i]..i).map(move |j| (i, j)));
        let wins = moves.into_iter().any(|(i, j)| {
            let mut option = beans.to_vec();
            option[i] -= 1;
            option[j] += u64::from(j > 0);
            !wins_by_search(&option, reaches, known)
        });
        known.insert(beans.to_vec(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(bowls in prop::collection::vec((1..7usize, 0..3u64), 1..7)) {
            let total = bowls.iter().map(|bowl| bowl.1).sum::<u64>();
            prop_assume!(total < 7);
            let bowls = (1..)
                .zip(bowls)
                .map(|(i, (reach, beans))| (reach.min(i), beans))
                .collect_vec();
            let lines = bowls
                .iter()
                .map(|(reach, beans)| format!("{reach} {beans}\n"))
                .join("");
            let input = format!("{}\n{lines}", bowls.len() + 1);
            let (reaches, beans): (Vec<usize>, Vec<u64>) =
                [(0, 0)].into_iter().chain(bowls.clone()).unzip();
            let expected = verdict(wins_by_search(&beans, &reaches, &mut HashMap::new()));
            let got = verdict(first_player_wins(&bowls));
            assert_answer!(input, expected, got);
        }
    }
}
