//! Alpha–beta search with a memo, for small boards.
//!
//! - Definition: a score for the mover at each end of play; elsewhere the score is the largest
//!   `-score(option)`. Score a win 1, a draw 0 and a loss -1, or the lead in pieces.
//! - Theorem: fail-soft alpha–beta. A search between `alpha < beta` returns the score if it lies
//!   between them. A result `≤ alpha` is an upper bound of the score, a result `≥ beta` a lower
//!   bound. With the best options first, it looks at about the square root of the number of all
//!   lines of play.
//! - Method: depth-first. The memo keeps a lower and an upper bound of each position, so searches
//!   between other limits help each other. A position must hold everything that later play depends
//!   on, and should hold nothing else: the mover's stones and the other player's as two words (then
//!   it needn't say whose turn it is), one of several mirrored boards, no history. Put options that
//!   often win (captures, the centre) first, and give a position a score if the mover wins at once.
//! - Time: O(reachable positions · options), mostly far fewer. Memory: O(positions seen). The call
//!   stack is as deep as play is long, so don't use it for 10⁵ moves, and play must end.
//! - Source: D. E. Knuth, R. W. Moore, Artif. Intell. 6 (1975), 293–326; J. P. Fishburn, SIGART
//!   Newsletter 84 (1983), 37–38 (fail-soft).
//! - Status: scores, bounds for all limits, and best options equal to the definition at random on
//!   acyclic graphs of 9 positions; scores of all positions of tic-tac-toe equal to a search of the
//!   boards; three in a row on a board of 3 × 4 is a win, as published.
//! - names: minimax, game tree search, transposition table, tic-tac-toe, perfect play on a small
//!   board, three in a row, 极大极小, α-β剪枝, 对抗搜索, ミニマックス, アルファベータ法

use cargo_snippet::snippet;

/// A game and the bounds of scores known so far.
///
/// `end_score` returns the score for the mover where play has ended; elsewhere `options` returns
/// the options in the order to try them.
///
/// ```
/// use snippets::alpha_beta::AlphaBeta;
///
/// // Take 1 or 2 of n stones; who takes the last one wins the points.
/// let end_score = |&(n, points): &(u32, i32)| (n == 0).then_some(-points);
/// let options = |&(n, points): &(u32, i32)| (1..=n.min(2)).map(|t| (n - t, points)).collect();
/// let mut game = AlphaBeta::new(end_score, options);
/// assert_eq!(game.score(&(10, 5)), 5);
/// assert_eq!(game.best_moves(&(10, 5)), [(9, 5)]);
/// ```
#[snippet("alpha_beta", doc_hidden)]
pub struct AlphaBeta<S, E, F> {
    end_score: E,
    options: F,
    bounds: std::collections::HashMap<S, (i32, i32)>,
}

#[snippet("alpha_beta", doc_hidden)]
impl<S, E, F> AlphaBeta<S, E, F>
where
    S: Clone + Eq + std::hash::Hash,
    E: Fn(&S) -> Option<i32>,
    F: Fn(&S) -> Vec<S>,
{
    /// Creates a game from its ends and its options.
    pub fn new(end_score: E, options: F) -> Self {
        let bounds = std::collections::HashMap::new();
        Self {
            end_score,
            options,
            bounds,
        }
    }

    /// The score of `position` for the mover, under best play.
    ///
    /// # Panics
    /// If a position has neither a score nor options.
    pub fn score(&mut self, position: &S) -> i32 {
        self.score_between(position, -i32::MAX, i32::MAX)
    }

    /// The score if it lies between `alpha` and `beta`; otherwise a bound on the same side as it.
    ///
    /// # Panics
    /// Like [`AlphaBeta::score`], or if an end has the score `i32::MIN`, which has no negative.
    fn score_between(&mut self, position: &S, alpha: i32, beta: i32) -> i32 {
        if let Some(score) = (self.end_score)(position) {
            assert!(score > i32::MIN, "a score must have a negative");
            return score;
        }
        let known = self.bounds.get(position);
        let (low, high) = *known.unwrap_or(&(-i32::MAX, i32::MAX));
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        let (mut best, mut reached) = (None, alpha.max(low));
        for option in (self.options)(position) {
            let score = -self.score_between(&option, -beta, -reached);
            best = best.max(Some(score));
            reached = reached.max(score);
            if score >= beta {
                break;
            }
        }
        let best = best.expect("a position without options needs a score");
        let bounds = (
            if best > alpha { best } else { low },
            if best < beta { best } else { high },
        );
        self.bounds.insert(position.clone(), bounds);
        best
    }
}

#[snippet("alpha_beta_moves", doc_hidden, include = "alpha_beta")]
impl<S, E, F> AlphaBeta<S, E, F>
where
    S: Clone + Eq + std::hash::Hash,
    E: Fn(&S) -> Option<i32>,
    F: Fn(&S) -> Vec<S>,
{
    /// All options that keep the score, in their order; none at an end.
    ///
    /// # Panics
    /// Like [`AlphaBeta::score`].
    pub fn best_moves(&mut self, position: &S) -> Vec<S> {
        if (self.end_score)(position).is_some() {
            return vec![];
        }
        let score = self.score(position);
        let mut options = (self.options)(position);
        options.retain(|option| -self.score(option) == score);
        options
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn scores_bounds_and_options_equal_the_definition(
            choices in prop::collection::vec(
                (-4..=4, prop::collection::vec(any::<prop::sample::Index>(), 0..4)), 9),
            limits in prop::collection::vec((0..9usize, -5..5, 1..6), 0..12),
        ) {
            let next: Vec<Vec<usize>> = choices
                .iter()
                .enumerate()
                .map(|(v, (_, options))| {
                    let options = options.iter().filter(|_| v > 0);
                    options.map(|i| i.index(v.max(1))).collect()
                })
                .collect();
            let mut scores = [0; 9];
            for v in 0..9 {
                let best = next[v].iter().map(|&u: &usize| -scores[u]).max();
                scores[v] = best.unwrap_or(choices[v].0);
            }
            let end_score = |&v: &usize| next[v].is_empty().then_some(choices[v].0);
            let mut game = AlphaBeta::new(end_score, |&v: &usize| next[v].clone());
            for (v, alpha, width) in limits {
                let (beta, score) = (alpha + width, scores[v]);
                let found = game.score_between(&v, alpha, beta);
                let is_right = if found <= alpha {
                    score <= found
                } else if found >= beta {
                    score >= found
                } else {
                    score == found
                };
                prop_assert!(is_right, "{} in {}..{}: {}", score, alpha, beta, found);
            }
            for v in 0..9 {
                prop_assert_eq!(game.score(&v), scores[v]);
                let best = next[v].iter().copied().filter(|&u| -scores[u] == scores[v]);
                prop_assert_eq!(game.best_moves(&v), best.collect::<Vec<_>>());
            }
        }
    }

    /// The rows of three on a board of this width and height, as sets of cells.
    fn rows_of_three(width: usize, height: usize) -> Vec<u32> {
        let mut rows = vec![];
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let cell = |i: isize| {
                    let (x, y) = (x as isize + i * dx, y as isize + i * dy);
                    let is_on = 0 <= x && x < width as isize && y < height as isize;
                    is_on.then(|| 1u32 << (y * width as isize + x))
                };
                if let (Some(a), Some(b), Some(c)) = (cell(0), cell(1), cell(2)) {
                    rows.push(a | b | c);
                }
            }
        }
        rows
    }

    /// The stones of the mover and of the other player.
    type Board = [u32; 2];

    fn three_in_a_row(
        width: usize,
        height: usize,
    ) -> AlphaBeta<Board, impl Fn(&Board) -> Option<i32>, impl Fn(&Board) -> Vec<Board>> {
        let rows = rows_of_three(width, height);
        let full = (1 << (width * height)) - 1;
        let end_score = move |&[own, other]: &Board| {
            if rows.iter().any(|row| other & row == *row) {
                return Some(-1);
            }
            (own | other == full).then_some(0)
        };
        let options = move |&[own, other]: &Board| {
            let free = (0..width * height).filter(|cell| (own | other) >> cell & 1 == 0);
            free.map(|cell| [other, own | 1 << cell]).collect()
        };
        AlphaBeta::new(end_score, options)
    }

    /// Tic-tac-toe on a board of characters, by the definition; keeps every position in `scores`.
    fn search(board: [u8; 9], mover: u8, scores: &mut HashMap<([u8; 9], u8), i32>) -> i32 {
        let lines = [
            [0, 1, 2],
            [3, 4, 5],
            [6, 7, 8],
            [0, 3, 6],
            [1, 4, 7],
            [2, 5, 8],
            [0, 4, 8],
            [2, 4, 6],
        ];
        let other = b'X' + b'O' - mover;
        if let Some(&score) = scores.get(&(board, mover)) {
            return score;
        }
        let mut score = None;
        if lines
            .iter()
            .any(|line| line.iter().all(|&i| board[i] == other))
        {
            score = Some(-1);
        } else {
            for cell in (0..9).filter(|&cell| board[cell] == b'.') {
                let mut after = board;
                after[cell] = mover;
                score = score.max(Some(-search(after, other, scores)));
            }
        }
        scores.insert((board, mover), score.unwrap_or(0));
        score.unwrap_or(0)
    }

    #[test]
    fn tic_tac_toe_is_scored_as_by_a_search_of_boards() {
        let mut scores = HashMap::new();
        assert_eq!(search([b'.'; 9], b'X', &mut scores), 0);
        assert_eq!(scores.len(), 5478);
        let mut game = three_in_a_row(3, 3);
        for (&(board, mover), &score) in &scores {
            let stones = |player: u8| {
                let cells = (0..9).filter(|&cell| board[cell] == player);
                cells.fold(0, |stones, cell| stones | 1 << cell)
            };
            let position = [stones(mover), stones(b'X' + b'O' - mover)];
            assert_eq!(game.score(&position), score, "{position:?}");
        }
    }

    #[test]
    fn three_in_a_row_on_3_by_4_is_a_win() {
        assert_eq!(three_in_a_row(4, 3).score(&[0, 0]), 1);
        assert_eq!(three_in_a_row(3, 3).score(&[0, 0]), 0);
        assert!(three_in_a_row(3, 4).score_between(&[0, 0], 0, 1) >= 1);
    }

    #[test]
    fn extreme_scores_are_exact() {
        for score in [-i32::MAX, i32::MAX] {
            let end_score = |&v: &usize| (v == 0).then_some(score);
            let mut game = AlphaBeta::new(end_score, |&v: &usize| vec![v - 1]);
            assert_eq!((game.score(&0), game.score(&1)), (score, -score));
            assert_eq!(game.best_moves(&0), []);
            assert_eq!(game.score_between(&2, i32::MIN, i32::MAX), score);
        }
    }

    #[test]
    #[should_panic(expected = "a position without options needs a score")]
    fn an_end_without_a_score_is_refused() {
        AlphaBeta::new(|_: &u8| None, |_| vec![]).score(&0);
    }
}
