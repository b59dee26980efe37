//! HDU 4111. Alice and Bob
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=4111
//! - judge: hdu
//! - games: merge or take, parity, heaps of one, table
//! - rules: A move takes one from a number, and the number vanishes when it becomes 0. Or a move
//!   replaces two numbers by their sum. A player who cannot move loses.
//! - difficulty: 1900
//! - input: t in 1..4000, t * { n in 1..50, a[n] in 1..1000 }
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   150 inputs
//!
//! All numbers above 1 are as good as a single one, since the player whom the parity suits merges
//! them. They count as the moves that this takes until the end: their sum plus their count minus 1.
//! Only ones can change the parity, since a one vanishes with a single move. So a position is the
//! number of ones and that number of moves. If the last number shrinks to 1, it becomes a one
//! again. O(50 * 50000) for the table.
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;

/// The most ones, and the most moves in the larger numbers, including ones that join them.
const ONES: usize = 50;
const MOVES: usize = 50 * 1000 + 49 + 3 * ONES;

/// `true` if the mover wins, by the number of ones and the number of moves in the larger numbers.
struct Table(Vec<Vec<bool>>);

impl Table {
    fn new() -> Self {
        let mut wins: Vec<Vec<bool>> = vec![];
        for ones in 0..=ONES {
            let loses = |row: &[Vec<bool>], ones: usize, moves: usize| !row[ones][moves];
            let without = |row: &[Vec<bool>], count: usize| {
                count > 0 && loses(row, count - 1, 0) || count > 1 && loses(row, count - 2, 2)
            };
            wins.push(vec![without(&wins, ones)]);
            let one_more = without(&wins, ones + 1);
            wins[ones].push(one_more);
            for moves in 2..=MOVES - 3 * ones {
                let finds = loses(&wins, ones, moves - 1)
                    || ones > 0 && loses(&wins, ones - 1, moves)
                    || ones > 0 && loses(&wins, ones - 1, moves + 1)
                    || ones > 1 && loses(&wins, ones - 2, moves + 3);
                wins[ones].push(finds);
            }
        }
        Self(wins)
    }

    fn first_player_wins(&self, numbers: &[usize]) -> bool {
        let larger = numbers.iter().filter(|&&number| number > 1);
        let moves: usize = larger.clone().map(|number| number + 1).sum();
        let ones = numbers.len() - larger.count();
        self.0[ones][moves.saturating_sub(1)]
    }
}

fn winner(first: bool) -> &'static str {
    if first {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let table = Table::new();
    for i in 1..=input.read() {
        let n = input.read();
        let first = table.first_player_wins(&input.read_vec(n));
        println!("Case #{i}: {}", winner(first));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::cell::RefCell;
    use std::collections::HashMap;

    type Known = HashMap<Vec<usize>, bool>;

    fn wins_by_search(numbers: Vec<usize>, known: &mut Known) -> bool {
        if let Some(&wins) = known.get(&numbers) {
            return wins;
        }
        let fewer = (0..numbers.len()).map(|i| {
            let mut option = numbers.clone();
            option[i] -= 1;
            option
        });
        let merged = (0..numbers.len()).tuple_combinations().map(|(i, j)| {
            let mut option = numbers.clone();
            option[i] += option.remove(j);
            option
        });
        let wins = fewer.chain(merged).any(|option| {
            let option = option.into_iter().filter(|&number| number > 0);
            !wins_by_search(option.sorted_unstable().collect(), known)
        });
        known.insert(numbers, wins);
        wins
    }

    thread_local! {
        static KNOWN: RefCell<(Known, Table)> = RefCell::new((Known::new(), Table::new()));
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(1..5usize, 1..6)) {
            let input = format!("1\n{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let sorted = numbers.iter().copied().sorted_unstable().collect();
            let (expected, got) = KNOWN.with_borrow_mut(|(known, table)| {
                (wins_by_search(sorted, known), table.first_player_wins(&numbers))
            });
            let [expected, got] = [expected, got].map(|wins| format!("Case #1: {}", winner(wins)));
            assert_answer!(input, expected, got);
        }
    }
}
