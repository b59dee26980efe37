//! Luogu P9169 (China, provincial selection 2023). The pawn across the river
//! - url: https://www.luogu.com.cn/problem/P9169
//! - judge: luogu
//! - games: pursuit, two pieces against one, retrograde analysis, win lose or draw, length of play
//! - names: 过河卒, 帅拦过河卒
//! - rules: Red has two pieces on a board with obstacles, Black one. In turn, Red moves one of his
//!   to a neighbouring cell, not onto the other; Black moves to the left, to the right or up. Black
//!   wins on the first row. Whoever moves onto a piece of the other wins, and whoever cannot move
//!   loses. The winner hurries and the loser delays. Who wins, and after how many moves, or is it a
//!   tie?
//! - difficulty: 2200
//! - time-limit: 1s
//! - memory-limit: 1024MB
//! - input: id in 0..20, t in 1..10, t * { n in 2..10, m in 1..10, row[n] in ".#XO" m..m }
//! - statement: checked with the statement's public copy and its first sample; the limits of time
//!   and memory are those of two other public copies
//!
//! A position is the place of Black's piece, the two places of Red's, which are alike, and who
//! moves: at most 10^6. Wherever play ends, the player who would move has lost. Retrograde analysis
//! finds the rest, with distances. O(T · (nm)³).

use proconio::input;
use proconio::marker::Bytes;
use snippets::outcome::{outcomes, Outcome};

/// For each cell of a board, the cells that a piece goes to from it; none if it has an obstacle.
struct Board {
    width: usize,
    red: Vec<Vec<usize>>,
    black: Vec<Vec<usize>>,
    black_back: Vec<Vec<usize>>,
}

impl Board {
    fn new(cells: &[u8], width: usize) -> Self {
        let is_free = |cell: usize| cells.get(cell).is_some_and(|kind| *kind != b'#');
        let steps = |up: bool, down: bool| {
            let of_cell = |cell: usize| {
                let above = cell.checked_sub(width).filter(|_| up);
                let left = (cell % width > 0).then(|| cell - 1);
                let right = (cell % width + 1 < width).then_some(cell + 1);
                let below = down.then_some(cell + width);
                let steps = [above, left, right, below].into_iter().flatten();
                steps
                    .filter(|&next| is_free(cell) && is_free(next))
                    .collect()
            };
            (0..cells.len()).map(of_cell).collect()
        };
        let (red, black, black_back) = (steps(true, true), steps(true, false), steps(false, true));
        Self {
            width,
            red,
            black,
            black_back,
        }
    }

    fn outcome(&self, black: usize, red: [usize; 2]) -> Outcome {
        let cells = self.red.len();
        let pairs: Vec<(usize, usize)> = (0..cells)
            .flat_map(|two| (0..two).map(move |one| (one, two)))
            .collect();
        let index = |black: usize, one: usize, two: usize, is_red: bool| {
            let (less, more) = (one.min(two), one.max(two));
            (black * pairs.len() + more * (more - 1) / 2 + less) * 2 + usize::from(is_red)
        };
        let red_steps = |one: usize, two: usize| {
            let first = self.red[one].iter().filter(move |next| **next != two);
            let second = self.red[two].iter().filter(move |next| **next != one);
            first
                .map(move |&one| (one, two))
                .chain(second.map(move |&two| (one, two)))
        };
        let mut out_degree = vec![];
        for black in 0..cells {
            for &(one, two) in &pairs {
                let is_over = black < self.width || black == one || black == two;
                let moves = [self.black[black].len(), red_steps(one, two).count()];
                out_degree.extend(moves.map(|moves| if is_over { 0 } else { moves }));
            }
        }
        let before = |v: usize| {
            let (black, (one, two)) = (v / 2 / pairs.len(), pairs[v / 2 % pairs.len()]);
            let was_red = v % 2 == 0;
            let from = self.black_back[black].iter().filter(move |_| !was_red);
            let of_black = from.map(move |&black| index(black, one, two, false));
            let from = red_steps(one, two).filter(move |_| was_red);
            of_black.chain(from.map(move |(one, two)| index(black, one, two, true)))
        };
        outcomes(&out_degree, before)[index(black, red[0], red[1], true)]
    }
}

fn answer(rows: &[Vec<u8>]) -> String {
    let cells = rows.concat();
    let of = |kind: u8| cells.iter().enumerate().filter(move |cell| *cell.1 == kind);
    let black = of(b'X').map(|cell| cell.0).next().expect("a black piece");
    let red: Vec<usize> = of(b'O').map(|cell| cell.0).collect();
    match Board::new(&cells, rows[0].len()).outcome(black, [red[0], red[1]]) {
        Outcome::Win(moves) => format!("Red {moves}"),
        Outcome::Lose(moves) => format!("Black {moves}"),
        Outcome::Draw => "Tie".to_string(),
    }
}

fn main() {
    input! {
        _: usize,
        t: usize,
    }
    for _ in 0..t {
        input! {
            n: usize,
            _: usize,
            rows: [Bytes; n],
        }
        println!("{}", answer(&rows));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::hash_map::{Entry, HashMap};

    type Place = (i32, i32);
    type Pieces = (Place, Place, Place, bool);

    /// The pieces after each move; `None` if play is over.
    fn options(rows: &[Vec<u8>], (black, one, two, is_red): Pieces) -> Option<Vec<Pieces>> {
        if black.0 == 0 || black == one || black == two {
            return None;
        }
        let is_free = |(x, y): Place| {
            let row = usize::try_from(x).ok().and_then(|x| rows.get(x));
            let cell = row.and_then(|row| usize::try_from(y).ok().and_then(|y| row.get(y)));
            cell.is_some_and(|cell| *cell != b'#')
        };
        let around = |(x, y): Place| [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)];
        let options = if is_red {
            let first = around(one).map(|one| (black, one, two, false));
            let second = around(two).map(|two| (black, one, two, false));
            first.into_iter().chain(second).collect_vec()
        } else {
            let steps = around(black).into_iter().take(3);
            steps.map(|black| (black, one, two, true)).collect_vec()
        };
        let is_allowed = |pieces: &Pieces| {
            pieces.1 != pieces.2 && [pieces.0, pieces.1, pieces.2].into_iter().all(is_free)
        };
        let options = options.into_iter().filter(is_allowed).collect_vec();
        (!options.is_empty()).then_some(options)
    }

    /// Values play that is stopped as a tie after more and more moves: a win in `k` moves is
    /// `1000 - k`, a loss the opposite.
    fn answer_by_search(rows: &[Vec<u8>]) -> String {
        let places = (0..rows.len()).cartesian_product(0..rows[0].len());
        let of = |kind| places.clone().filter(move |&(x, y)| rows[x][y] == kind);
        let place = |(x, y)| (x as i32, y as i32);
        let red = of(b'O').map(place).collect_vec();
        let start = (place(of(b'X').next().unwrap()), red[0], red[1], true);
        let mut reached = vec![start];
        let mut graph = HashMap::new();
        while let Some(pieces) = reached.pop() {
            if let Entry::Vacant(entry) = graph.entry(pieces) {
                let options = entry.insert(options(rows, pieces));
                reached.extend(options.iter().flatten());
            }
        }
        let mut values: HashMap<Pieces, i32> = graph.keys().map(|pieces| (*pieces, 0)).collect();
        loop {
            let value = |options: &Option<Vec<Pieces>>| match options {
                None => -1000,
                Some(options) => {
                    let best = options.iter().map(|option| -values[option]).max().unwrap();
                    best - best.signum()
                }
            };
            let next: HashMap<Pieces, i32> = graph
                .iter()
                .map(|(pieces, options)| (*pieces, value(options)))
                .collect();
            if next == values {
                break;
            }
            values = next;
        }
        match values[&start] {
            0 => "Tie".to_string(),
            value @ 1.. => format!("Red {}", 1000 - value),
            value => format!("Black {}", 1000 + value),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(
            (height, width, cells) in (2..5usize, 1..5usize).prop_flat_map(|(height, width)| {
                let cell = prop::sample::select(&b"...#"[..]);
                (Just(height), Just(width), prop::collection::vec(cell, height * width))
            }),
            places in prop::collection::vec(any::<prop::sample::Index>(), 3),
        ) {
            let mut cells = cells;
            let black = width + places[0].index(cells.len() - width);
            let one = places[1].index(cells.len());
            let two = places[2].index(cells.len());
            prop_assume!(black != one && black != two && one != two);
            (cells[black], cells[one], cells[two]) = (b'X', b'O', b'O');
            let rows = cells.chunks(width).map(<[u8]>::to_vec).collect_vec();
            let lines = rows.iter().map(|row| String::from_utf8_lossy(row)).join("\n");
            let input = format!("0 1\n{height} {width}\n{lines}\n");
            let expected = answer_by_search(&rows);
            let got = answer(&rows);
            assert_answer!(input, expected, got);
        }
    }
}
