//! `AlphaBeta` against a memo of exact scores: three in a row on 3 × 4.

use std::collections::HashMap;

use snippets::alpha_beta::AlphaBeta;

const WIDTH: usize = 4;
const HEIGHT: usize = 3;
const FULL: u32 = (1 << (WIDTH * HEIGHT)) - 1;

type Board = [u32; 2];

fn main() {
    assert_eq!(by_alpha_beta(), by_memo());
    divan::main();
}

/// Returns whether these stones have three in a row: shifts by a column, a row and two diagonals,
/// on rows with one column more, which is empty.
fn has_row(stones: u32) -> bool {
    let rows = (0..HEIGHT).map(|y| (stones >> (WIDTH * y) & 0xf) << (5 * y));
    let wide: u32 = rows.sum();
    [1, 4, 5, 6]
        .iter()
        .any(|step| wide & wide >> step & wide >> (2 * step) != 0)
}

fn end_score([own, other]: &Board) -> Option<i32> {
    if has_row(*other) {
        return Some(-1);
    }
    (own | other == FULL).then_some(0)
}

fn options([own, other]: &Board) -> Vec<Board> {
    let free = (0..WIDTH * HEIGHT).filter(|cell| (own | other) >> cell & 1 == 0);
    free.map(|cell| [*other, own | 1 << cell]).collect()
}

fn exact_score(board: Board, memo: &mut HashMap<Board, i32>) -> i32 {
    if let Some(score) = end_score(&board) {
        return score;
    }
    if let Some(&score) = memo.get(&board) {
        return score;
    }
    let scores = options(&board)
        .into_iter()
        .map(|option| -exact_score(option, memo));
    let score = scores.max().expect("a full board has a score");
    memo.insert(board, score);
    score
}

#[divan::bench(sample_count = 20)]
fn by_alpha_beta() -> i32 {
    AlphaBeta::new(end_score, options).score(&[0, 0])
}

#[divan::bench(sample_count = 20)]
fn by_memo() -> i32 {
    exact_score([0, 0], &mut HashMap::new())
}
