//! Tartan products of coin-turning games.
//!
//! - Definition: coins lie in a grid. If one rule allows turning the rows `A` and another the
//!   columns `B`, the product allows turning `A × B`. The coin in the last of these rows and
//!   columns goes from heads to tails.
//! - Theorem: a coin at `(x, y)` has the nim product `g(x) ⊗ h(y)` of its values in the row and the
//!   column game. The turn `A × B` changes the nim-sum by `(⊕ g over A) ⊗ (⊕ h over B)`. An option
//!   `(a′, b′)` of `(a, b)` differs from `a ⊗ b` by `(a ⊕ a′) ⊗ (b ⊕ b′)`, which isn't 0, because a
//!   field has no zero divisors; and by definition these options reach every value below `a ⊗ b`.
//! - Method: one nim product for each head, or for each move. A paste has more than 60 lines
//!   because it holds `nim_product`, whose header says why that is long.
//! - Time: O(heads); O(coins in all moves) to list the winning ones. Memory: O(heads).
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 14.
//! - Status: values and winning moves equal to a search of all positions of a grid of 3 × 3 for
//!   the products of four rules; values of single coins to 8 × 8.
//! - names: product of games, two-dimensional coin turning, rugs, turning corners, switch the
//!   corners of a rectangle, coins on a grid, lights on a board, 翻硬币, 张量积, 二维翻硬币, タータン定理

use cargo_snippet::snippet;

use crate::nim_product::nim_product;

/// The value of a position: the nim-sum of `row_sg(x) ⊗ column_sg(y)` over `heads`.
///
/// A position listed twice is one coin and counts once.
///
/// ```
/// use snippets::tartan::tartan_sg;
///
/// let heads = [(1, 2), (2, 1), (2, 2)];
/// assert_eq!(tartan_sg(&heads, |x| x as u64, |y| y as u64), 3);
/// ```
#[snippet("tartan", doc_hidden, include = "nim_product")]
pub fn tartan_sg(
    heads: &[(usize, usize)],
    row_sg: impl Fn(usize) -> u64,
    column_sg: impl Fn(usize) -> u64,
) -> u64 {
    let mut heads = heads.to_vec();
    heads.sort_unstable();
    heads.dedup();
    let value = |(x, y)| nim_product(row_sg(x), column_sg(y));
    heads.into_iter().fold(0, |sum, head| sum ^ value(head))
}

/// Lists the winning moves, each as the rows and the columns that turn, the last one at the end.
///
/// `g` and `h` hold the values of single coins in the row and the column game; `rows` and `columns`
/// are the rules, as for `coin_sg_table`. A position listed twice is one coin.
///
/// ```
/// use snippets::tartan::tartan_winning_moves;
///
/// // Turn the corners of a rectangle, which may be as narrow as one cell.
/// let corners = |x| (0..x).map(|y| vec![y]).chain([vec![]]).collect();
/// let (g, h) = ([1, 2, 3], [1, 2, 3]);
/// let moves = tartan_winning_moves(&[(1, 1)], &g, &h, corners, corners);
/// assert_eq!(moves, [(vec![1], vec![1])]);
/// ```
#[snippet("tartan_winning_moves", doc_hidden, include = "nim_product, tartan")]
pub fn tartan_winning_moves(
    heads: &[(usize, usize)],
    g: &[u64],
    h: &[u64],
    rows: impl Fn(usize) -> Vec<Vec<usize>>,
    columns: impl Fn(usize) -> Vec<Vec<usize>>,
) -> Vec<(Vec<usize>, Vec<usize>)> {
    let sum = tartan_sg(heads, |x| g[x], |y| h[y]);
    let turned = |g: &[u64], turn: &[usize]| turn.iter().fold(0, |sum, &x| sum ^ g[x]);
    let mut moves = vec![];
    let heads: std::collections::BTreeSet<_> = heads.iter().copied().collect();
    for (x, y) in heads {
        for row_turn in rows(x) {
            let row_turn = [row_turn, vec![x]].concat();
            for column_turn in columns(y) {
                let column_turn = [column_turn, vec![y]].concat();
                if nim_product(turned(g, &row_turn), turned(h, &column_turn)) == sum {
                    moves.push((row_turn.clone(), column_turn));
                }
            }
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coin_turning::coin_sg_table;
    use crate::mex::mex;

    type Rule = fn(usize) -> Vec<Vec<usize>>;

    const RULES: [Rule; 4] = [
        |x| (0..x).map(|y| vec![y]).chain([vec![]]).collect(),
        |x| (0..=x).map(|start| (start..x).collect()).collect(),
        |x| (0..x).map(|y| vec![y]).collect(),
        |x| vec![(0..x).collect()],
    ];

    /// All moves on a grid `width` wide, as sets of cells `width · x + y`.
    fn moves(cells: u64, width: usize, rows: Rule, columns: Rule) -> Vec<u64> {
        let mut moves = Vec::new();
        for cell in (0..width * width).filter(|cell| cells >> cell & 1 == 1) {
            let (x, y) = (cell / width, cell % width);
            for turn in rows(x) {
                for other in columns(y) {
                    moves.push(product_set(
                        width,
                        &[&turn[..], &[x]].concat(),
                        &[&other[..], &[y]].concat(),
                    ));
                }
            }
        }
        moves
    }

    fn product_set(width: usize, rows: &[usize], columns: &[usize]) -> u64 {
        let cells = rows
            .iter()
            .flat_map(|x| columns.iter().map(move |y| width * x + y));
        cells.fold(0, |set, cell| set | 1 << cell)
    }

    fn heads(cells: u64, width: usize) -> Vec<(usize, usize)> {
        let cells = (0..width * width).filter(|cell| cells >> cell & 1 == 1);
        cells.map(|cell| (cell / width, cell % width)).collect()
    }

    #[test]
    fn equals_a_search_of_whole_grids() {
        for (rows, columns) in RULES.iter().flat_map(|r| RULES.map(|c| (*r, c))) {
            let mut sg: Vec<u64> = Vec::new();
            let (g, h) = (coin_sg_table(2, rows), coin_sg_table(2, columns));
            for cells in 0..1 << 9 {
                let moves = moves(cells, 3, rows, columns);
                sg.push(mex(moves.iter().map(|set| sg[(cells ^ set) as usize])));
                let listed = heads(cells, 3).repeat(2);
                let sum = tartan_sg(&listed, |x| g[x], |y| h[y]);
                assert_eq!(sum, sg[cells as usize]);
                let winning = moves
                    .into_iter()
                    .filter(|set| sg[(cells ^ set) as usize] == 0);
                let found = tartan_winning_moves(&listed, &g, &h, rows, columns);
                let found = found.into_iter().map(|(a, b)| product_set(3, &a, &b));
                assert!(found.eq(winning), "{cells:b}");
            }
        }
    }

    /// The value of every single coin, from its moves and the values of the coins before it.
    #[test]
    fn single_coins_have_nim_products() {
        for (rows, columns) in RULES.iter().flat_map(|r| RULES.map(|c| (*r, c))) {
            let (g, h) = (coin_sg_table(7, rows), coin_sg_table(7, columns));
            let mut sg = [0; 64];
            for cell in 0..64 {
                let options = moves(1 << cell, 8, rows, columns).into_iter().map(|set| {
                    let others = (0..cell).filter(|other| set >> other & 1 == 1);
                    others.fold(0, |sum, other| sum ^ sg[other])
                });
                sg[cell] = mex(options);
                assert_eq!(sg[cell], nim_product(g[cell / 8], h[cell % 8]));
            }
        }
    }
}
