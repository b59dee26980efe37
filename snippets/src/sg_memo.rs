//! Grundy values of any game given by a function, computed on demand.
//!
//! - Definition: a position is of any hashable type. Each option is a list of components: empty if
//!   nothing is left, several if the move splits the position.
//! - Theorem: Sprague–Grundy. An option counts with the nim-sum of its components.
//! - Method: depth-first search with an explicit stack instead of recursion. Every position is
//!   expanded once and remembered; every component of an option is looked up once.
//! - Time: O(components in all options of all reachable positions), hashing included. Memory:
//!   O(positions), plus the options along the current path.
//! - Source: R. Sprague, Tôhoku Math. J. 41 (1935), 438–444.
//! - Status: Kayles, Nim and Wythoff tables; Cram boards equal to a recursive search of whole
//!   boards; winning moves equal to a search of sums; 10^6 moves deep, 10^6 components wide.
//! - names: grundy numbers, memoised recursion, sprague-grundy, sg function, chomp, poset game, nim
//!   with a pass, positions of several numbers, move stones from one heap to another, king moves
//!   towards the corner, at most one stone from each heap, the rectangle is divided into parts,
//!   split into several parts, 记忆化搜索, SG函数, SG定理, グランディ数, メモ化再帰

use cargo_snippet::snippet;

use crate::mex::mex;

/// A game and the Grundy values known so far.
///
/// ```
/// use snippets::sg_memo::SgMemo;
///
/// // Kayles: take one or two adjacent pins of a row.
/// let mut kayles = SgMemo::new(|&n: &usize| {
///     let rows = |k: usize| (0..=n - k).map(move |left| vec![left, n - k - left]);
///     (1..=n.min(2)).flat_map(rows).collect()
/// });
/// assert_eq!(kayles.sg(&12), 4);
/// assert_eq!(kayles.winning_moves(&[2, 1]), [(0, vec![0, 1]), (0, vec![1, 0])]);
/// ```
#[snippet("sg_memo", doc_hidden, include = "mex")]
pub struct SgMemo<S, F> {
    options: F,
    g: std::collections::HashMap<S, Option<u64>>,
}

#[snippet("sg_memo", doc_hidden)]
impl<S, F> SgMemo<S, F>
where
    S: Clone + Eq + std::hash::Hash + std::fmt::Debug,
    F: Fn(&S) -> Vec<Vec<S>>,
{
    /// Creates a game from its options, each a list of components.
    pub fn new(options: F) -> Self {
        let g = std::collections::HashMap::new();
        Self { options, g }
    }

    /// The Grundy value of one position.
    ///
    /// # Panics
    /// If play can return to a position; the message names it.
    pub fn sg(&mut self, position: &S) -> u64 {
        self.sum(std::slice::from_ref(position))
    }

    /// The Grundy value of a sum; 0 without components.
    ///
    /// # Panics
    /// Like [`SgMemo::sg`].
    pub fn sum(&mut self, components: &[S]) -> u64 {
        let mut path = vec![];
        let (mut options, mut values, mut sum) = (vec![components.to_vec()], vec![], 0);
        loop {
            let Some(components) = options.last_mut() else {
                let Some((s, above)) = path.pop() else {
                    return values[0];
                };
                let g = mex(values);
                self.g.insert(s, Some(g));
                (options, values, sum) = above;
                sum ^= g;
                continue;
            };
            let Some(s) = components.pop() else {
                values.push(std::mem::take(&mut sum));
                options.pop();
                continue;
            };
            match self.g.get(&s) {
                Some(Some(g)) => sum ^= g,
                Some(None) => panic!("play can return to {s:?}"),
                None => {
                    self.g.insert(s.clone(), None);
                    let mut unseen = (self.options)(&s);
                    unseen.reverse();
                    path.push((s, (options, values, sum)));
                    (options, values, sum) = (unseen, vec![], 0);
                }
            }
        }
    }
}

#[snippet("sg_memo_moves", doc_hidden, include = "sg_memo")]
impl<S, F> SgMemo<S, F>
where
    S: Clone + Eq + std::hash::Hash + std::fmt::Debug,
    F: Fn(&S) -> Vec<Vec<S>>,
{
    /// The winning moves of a sum, as `(index of the component, option it becomes)`.
    ///
    /// They come in the order of the options; there are none from a P-position.
    ///
    /// # Panics
    /// Like [`SgMemo::sg`].
    pub fn winning_moves(&mut self, components: &[S]) -> Vec<(usize, Vec<S>)> {
        let sum = self.sum(components);
        let mut moves = vec![];
        for (i, s) in components.iter().enumerate() {
            let wanted = sum ^ self.sg(s);
            for option in (self.options)(s) {
                if self.sum(&option) == wanted {
                    moves.push((i, option));
                }
            }
        }
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Cells = Vec<(i8, i8)>;

    /// Cram: a move puts a domino of either direction on two free cells.
    fn cram_moves(cells: &Cells) -> Vec<Cells> {
        let mut moves = vec![];
        for &(x, y) in cells {
            for other in [(x + 1, y), (x, y + 1)] {
                if cells.contains(&other) {
                    let free = |c: &&(i8, i8)| **c != (x, y) && **c != other;
                    moves.push(cells.iter().filter(free).copied().collect());
                }
            }
        }
        moves
    }

    fn components(mut cells: Cells) -> Vec<Cells> {
        let mut components = vec![];
        while let Some(cell) = cells.pop() {
            let mut component = vec![cell];
            let mut next = 0;
            while let Some(&(x, y)) = component.get(next) {
                next += 1;
                let near = |c: &(i8, i8)| (c.0 - x).abs() + (c.1 - y).abs() == 1;
                let (joined, rest) = cells.iter().partition(|c| near(c));
                component.extend::<Cells>(joined);
                cells = rest;
            }
            component.sort_unstable();
            components.push(component);
        }
        components
    }

    fn whole_board_g(cells: &Cells, memo: &mut std::collections::HashMap<Cells, u64>) -> u64 {
        if let Some(&known) = memo.get(cells) {
            return known;
        }
        let options: Vec<_> = cram_moves(cells)
            .iter()
            .map(|c| whole_board_g(c, memo))
            .collect();
        let g = (0..).find(|g| !options.contains(g)).unwrap();
        memo.insert(cells.clone(), g);
        g
    }

    #[test]
    fn wythoffs_values_match_published_tables() {
        let to = |a: usize, b: usize| vec![(a.min(b), a.max(b))];
        let mut wythoff = SgMemo::new(move |&(a, b): &(usize, usize)| {
            let from_a = (0..a).map(|left| to(left, b));
            let from_b = (0..b).map(|left| to(a, left));
            let from_both = (1..=a).map(|t| to(a - t, b - t));
            from_a.chain(from_b).chain(from_both).collect::<Vec<_>>()
        });
        let triangle = (0..11).flat_map(|b| (0..=b).map(move |a| (a, b)));
        let a317205 = [
            0, 1, 2, 2, 0, 1, 3, 4, 5, 6, 4, 5, 3, 2, 7, 5, 3, 4, 0, 6, 8, 6, 7, 8, 1, 9, 10, 3, 7,
            8, 6, 9, 0, 1, 4, 5, 8, 6, 7, 10, 1, 2, 5, 3, 4, 9, 10, 11, 12, 8, 7, 13, 14, 15, 16,
            10, 11, 9, 8, 13,
        ];
        for (position, value) in triangle.zip(a317205) {
            assert_eq!(wythoff.sg(&position), value, "{position:?}");
        }
        let a047708 = [
            0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25, 17, 18, 19, 30,
            31, 38, 35, 36, 22, 23, 43, 45, 48, 49, 24, 26, 27, 28, 29, 33,
        ];
        for (n, value) in a047708.into_iter().enumerate() {
            assert_eq!(wythoff.sg(&(n, n)), value, "{n}");
        }
    }

    #[test]
    fn splitting_cram_boards_equals_searching_them_whole() {
        let mut cram =
            SgMemo::new(|cells: &Cells| cram_moves(cells).into_iter().map(components).collect());
        let mut memo = Default::default();
        for (width, height) in [(1, 1), (1, 7), (2, 3), (2, 4), (3, 3), (3, 4)] {
            let board: Cells = (0..width)
                .flat_map(|x| (0..height).map(move |y| (x, y)))
                .collect();
            assert_eq!(
                cram.sg(&board),
                whole_board_g(&board, &mut memo),
                "{width}×{height}"
            );
        }
    }

    fn kayles_options(&n: &usize) -> Vec<Vec<usize>> {
        let rows = |k: usize| (0..=n - k).map(move |left| vec![left, n - k - left]);
        (1..=n.min(2)).flat_map(rows).collect()
    }

    #[test]
    fn kayles_has_its_table() {
        let mut kayles = SgMemo::new(kayles_options);
        let g: Vec<_> = (0..=16).map(|n| kayles.sg(&n)).collect();
        assert_eq!(g, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1]);
    }

    /// Returns whether the mover wins a sum of Kayles rows, by searching the sums themselves.
    fn kayles_is_won(rows: &[usize]) -> bool {
        (0..rows.len()).any(|i| {
            let mut options = kayles_options(&rows[i]).into_iter();
            options.any(|option| {
                let others = [&rows[..i], &rows[i + 1..]].concat();
                !kayles_is_won(&[others, option].concat())
            })
        })
    }

    #[test]
    fn winning_moves_of_sums_are_those_of_a_search() {
        let mut kayles = SgMemo::new(kayles_options);
        for rows in [[0, 0], [3, 1], [4, 1], [2, 3], [4, 4], [5, 0], [1, 2]] {
            let mut expected = vec![];
            for (i, other) in [(0, rows[1]), (1, rows[0])] {
                for option in kayles_options(&rows[i]) {
                    if !kayles_is_won(&[&option[..], &[other]].concat()) {
                        expected.push((i, option));
                    }
                }
            }
            assert_eq!(kayles.winning_moves(&rows), expected, "{rows:?}");
        }
    }

    #[test]
    fn a_million_moves_deep_needs_no_call_stack() {
        let mut game = SgMemo::new(|&n: &u64| (n.saturating_sub(2)..n).map(|m| vec![m]).collect());
        assert_eq!(game.sg(&1_000_000), 1);
        assert_eq!(game.sum(&[]), 0);
    }

    #[test]
    fn an_option_of_a_million_new_components_is_gone_through_once() {
        let n = 1_000_000u32;
        let apart = move |&m: &u32| match m {
            0 => vec![(1..=n).collect(), vec![3]],
            m => vec![vec![]; m as usize % 2],
        };
        let mut game = SgMemo::new(apart);
        assert_eq!((game.sg(&7), game.sg(&6)), (1, 0));
        assert_eq!(game.sg(&0), 2);
    }

    #[test]
    #[should_panic(expected = "play can return to 7")]
    fn endless_play_is_refused() {
        SgMemo::new(|&n: &u8| vec![vec![n ^ 1]]).sg(&7);
    }
}
