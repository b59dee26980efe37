//! Codeforces 2155 E. Mimo & Yuyu
//! - url: https://codeforces.com/problemset/problem/2155/E
//! - judge: codeforces
//! - games: parity, tokens that multiply, grid, coin turning
//! - rules: A move removes a token of a grid and walks from it: first one column to the left, then
//!   up, down or left, over different cells, to column 1. Each cell of the walk gets a token. A
//!   player who cannot move loses.
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 1..2*10^5, m in 1..2*10^5, k in 1..2*10^5, k * { x in 1..n, y
//!   in 1..m } }, sum(k) <= 2*10^5
//! - statement: checked with the statement's public copy and two public retellings, which have its
//!   limits and its sample's first cases
//!
//! Tokens in column 1 never move. With two rows or more, a walk may visit an odd or an even number
//! of cells in each column left of it. So if each column has an even number of tokens, a move makes
//! one of them odd, and the other player takes another token of it and makes all even again: the
//! mover loses. If some column is odd, the mover takes a token of the rightmost one and makes all
//! even. With one row, each move changes the parity of column 2, and play ends when it's empty: its
//! parity alone decides. O(k).

use snippets::fast_input::FastInput;

fn first_player_wins(rows: usize, columns: impl IntoIterator<Item = usize>) -> bool {
    let counted = columns.into_iter().filter(|&y| y == 2 || y > 2 && rows > 1);
    let mut odd = std::collections::HashSet::new();
    for column in counted {
        if !odd.remove(&column) {
            odd.insert(column);
        }
    }
    !odd.is_empty()
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Mimo"
    } else {
        "Yuyu"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    for _ in 0..cases {
        let [rows, _, tokens] = [(); 3].map(|()| input.read::<usize>());
        let places: Vec<[usize; 2]> = (0..tokens).map(|_| [input.read(), input.read()]).collect();
        let wins = first_player_wins(rows, places.iter().map(|place| place[1]));
        println!("{}", verdict(wins));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Cell = (usize, usize);
    type Memo = HashMap<Vec<Cell>, bool>;

    /// Lists all walks that begin with `walk`, and end in column 1.
    fn walks(rows: usize, walk: &[Cell]) -> Vec<Vec<Cell>> {
        let (x, y) = walk[walk.len() - 1];
        let next = [(x - 1, y), (x + 1, y), (x, y - 1)];
        let free = next
            .iter()
            .filter(|next| (1..=rows).contains(&next.0) && next.1 > 0 && !walk.contains(next));
        let longer = free.flat_map(|&next| walks(rows, &[walk, &[next]].concat()));
        let end = (y == 1).then(|| walk.to_vec());
        end.into_iter().chain(longer.collect_vec()).collect()
    }

    fn wins_by_search(rows: usize, tokens: &[Cell], known: &mut Memo) -> bool {
        let movable = tokens.iter().copied().filter(|token| token.1 > 1);
        let tokens = movable.sorted().collect_vec();
        if let Some(wins) = known.get(&tokens) {
            return *wins;
        }
        let wins = (0..tokens.len()).any(|i| {
            let (x, y) = tokens[i];
            let rest = [&tokens[..i], &tokens[i + 1..]].concat();
            let mut walks = walks(rows, &[(x, y - 1)]).into_iter();
            walks.any(|walk| !wins_by_search(rows, &[&rest[..], &walk].concat(), known))
        });
        known.insert(tokens, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(
            rows in 1..3usize,
            columns in 1..4usize,
            tokens in prop::collection::vec((0..2usize, 0..3usize), 1..5),
        ) {
            let cells = tokens.iter().map(|(x, y)| (x % rows + 1, y % columns + 1)).collect_vec();
            let lines = cells.iter().map(|(x, y)| format!("{x} {y}\n")).join("");
            let input = format!("1\n{rows} {columns} {}\n{lines}", cells.len());
            let expected = verdict(wins_by_search(rows, &cells, &mut HashMap::new()));
            let got = verdict(first_player_wins(rows, cells.iter().map(|cell| cell.1)));
            assert_answer!(input, expected, got);
        }
    }
}
