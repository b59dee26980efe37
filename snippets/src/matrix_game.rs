//! Zero-sum matrix games: value and optimal mixed strategies.
//!
//! - Definition: the row player chooses a row `i` and the column player a column `j` at the same
//!   time; the column player pays `a[i][j]`. A mixed strategy gives each choice a probability.
//! - Theorem: von Neumann. There are strategies `p`, `q` and a value `v` such that `p` wins at
//!   least `v` against every column, and `q` costs at most `v` against every row. For any
//!   strategies, the value lies between the least that `p` wins and the most that `q` costs.
//! - Method: a shift makes the entries positive; then `max Σy` with `A y ≤ 1`, `y ≥ 0` is `1 / v`,
//!   `q` is `v y`, and `p` comes from the dual solution of the simplex tableau. With integers, the
//!   tableau keeps one common denominator, which divides exactly at each pivot (all entries are
//!   minors of `A`), and Bland's rule ends every run. Floats take the column of the largest
//!   coefficient. A second right-hand side, of ones changed by up to `10⁻⁷`, chooses the row, so
//!   that every pivot makes progress. The result says how exact it is.
//! - Time: O(rows · columns) a pivot. Floats mostly need fewer than 4 (rows + columns) pivots,
//!   exponentially many in the worst case (they stop after 50 (rows + columns)). Memory: O(rows ·
//!   columns).
//! - Source: J. von Neumann, Math. Ann. 100 (1928), 295–320; J. Edmonds, J. Res. Nat. Bur.
//!   Standards 71B (1967), 241–245 (integer pivots); R. G. Bland, Math. Oper. Res. 2 (1977),
//!   103–107.
//! - Status: value and strategies exact by the theorem's two bounds, which meet, for all 2 × 2, 2 ×
//!   3 and 3 × 3 matrices of entries below 4, 5 and 2, and at random up to 7 × 7; equal to the
//!   formula for all 2 × 2 of entries below 5; bounds of the floats within 10⁻⁹ of it there, of
//!   each other at random up to 30 × 30, and within 10⁻¹¹ for 0 and 1 or reals at 300 × 300.
//! - names: nash equilibrium, mixed strategies, zero-sum, rock paper scissors, both choose at the
//!   same time, expected payoff, move at the same moment, 零和博弈, 纳什均衡, ゼロ和ゲーム, 混合戦略

use cargo_snippet::snippet;

/// A solution in integers: divide everything by the denominator, which is above 0.
///
/// The fractions aren't always in lowest terms.
#[snippet("matrix_game", doc_hidden)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixGame {
    /// The row player's average win, times `denominator`.
    pub value: i128,
    /// The probabilities of the rows, times `denominator`.
    pub rows: Vec<i128>,
    /// The probabilities of the columns, times `denominator`.
    pub columns: Vec<i128>,
    /// The sum of `rows`, and of `columns`.
    pub denominator: i128,
}

/// The exact value and optimal strategies of the game `a`.
///
/// Returns `None` if a number on the way doesn't fit `i128`. That needs more than 7 rows and
/// columns, or entries that differ by more than 100.
///
/// # Panics
/// If there are no rows or no columns, or if the rows differ in length.
///
/// ```
/// use snippets::matrix_game::matrix_game;
///
/// let game = matrix_game(&[vec![2, -3], vec![-3, 4]]).unwrap();
/// assert_eq!((game.value, game.denominator), (-1, 12));
/// assert_eq!((game.rows, game.columns), (vec![7, 5], vec![7, 5]));
/// ```
#[snippet("matrix_game", doc_hidden)]
pub fn matrix_game(a: &[Vec<i64>]) -> Option<MatrixGame> {
    let (m, n) = (a.len(), a.first().map_or(0, Vec::len));
    let is_rectangle = m * n > 0 && a.iter().all(|row| row.len() == n);
    assert!(is_rectangle, "the rows must have the same length: {a:?}");
    let shift = 1 - i128::from(*a.iter().flatten().min()?);
    let shifted = |&x: &i64| i128::from(x) + shift;
    let with_bound = |row: &Vec<i64>| row.iter().map(shifted).chain([1]).collect();
    let mut t: Vec<Vec<i128>> = a.iter().map(with_bound).collect();
    t.push([vec![-1; n], vec![0]].concat());
    let (mut denominator, mut basic): (i128, Vec<usize>) = (1, (n..n + m).collect());
    let mut free: Vec<usize> = (0..n).collect();
    while let Some(c) = (0..n).filter(|&c| t[m][c] < 0).min_by_key(|&c| free[c]) {
        let mut r = None;
        for i in (0..m).filter(|&i| t[i][c] > 0) {
            let is_less = |&j: &usize| {
                let (this, other) = (t[i][n].checked_mul(t[j][c])?, t[j][n].checked_mul(t[i][c])?);
                Some((this, basic[i]) < (other, basic[j]))
            };
            r = match r {
                Some(j) if !is_less(&j)? => Some(j),
                _ => Some(i),
            };
        }
        let r = r.expect("a column with a positive entry bounds the ratio");
        let pivot = t[r][c];
        for i in (0..=m).filter(|&i| i != r) {
            for j in (0..=n).filter(|&j| j != c) {
                let kept = t[i][j].checked_mul(pivot)?;
                t[i][j] = kept.checked_sub(t[i][c].checked_mul(t[r][j])?)? / denominator;
            }
            t[i][c] = -t[i][c];
        }
        t[r][c] = denominator;
        denominator = pivot;
        std::mem::swap(&mut basic[r], &mut free[c]);
    }
    let (mut rows, mut columns) = (vec![0; m], vec![0; n]);
    for i in (0..m).filter(|&i| basic[i] < n) {
        columns[basic[i]] = t[i][n];
    }
    for j in (0..n).filter(|&j| free[j] >= n) {
        rows[free[j] - n] = t[m][j];
    }
    let total = t[m][n];
    let value = denominator.checked_sub(shift.checked_mul(total)?)?;
    Some(MatrixGame {
        value,
        rows,
        columns,
        denominator: total,
    })
}

/// Strategies, and what they prove about the value.
#[snippet("matrix_game_f64", doc_hidden)]
#[derive(Clone, Debug, PartialEq)]
pub struct MixedStrategies {
    /// The probabilities of the rows.
    pub rows: Vec<f64>,
    /// The probabilities of the columns.
    pub columns: Vec<f64>,
    /// What `rows` wins against every column: the value is at least this.
    pub at_least: f64,
    /// What `columns` costs against every row: the value is at most this.
    pub at_most: f64,
}

/// Strategies for the game `a`, as good as floats allow; `at_most - at_least` is the remaining
/// error.
///
/// # Panics
/// If there are no rows or no columns, if the rows differ in length, or if an entry isn't finite.
///
/// ```
/// use snippets::matrix_game::matrix_game_f64;
///
/// let game = matrix_game_f64(&[vec![2.0, -3.0], vec![-3.0, 4.0]]);
/// assert!((game.at_least + 1.0 / 12.0).abs() < 1e-12);
/// assert!(game.at_most - game.at_least < 1e-12);
/// ```
#[snippet("matrix_game_f64", doc_hidden)]
pub fn matrix_game_f64(a: &[Vec<f64>]) -> MixedStrategies {
    let (m, n) = (a.len(), a.first().map_or(0, Vec::len));
    let is_rectangle = m * n > 0 && a.iter().all(|row| row.len() == n);
    let is_finite = a.iter().flatten().all(|x| x.is_finite());
    assert!(
        is_rectangle && is_finite,
        "the rows must have the same length and finite entries: {a:?}"
    );
    let min = a.iter().flatten().fold(f64::MAX, |x, &y| x.min(y));
    let max = a.iter().flatten().fold(f64::MIN, |x, &y| x.max(y));
    let scale = if max > min { max - min } else { 1.0 };
    let shifted = |row: &Vec<f64>| row.iter().map(|x| (x - min) / scale + 1.0).collect();
    let mut t: Vec<Vec<f64>> = a.iter().map(shifted).collect();
    for (i, row) in t.iter_mut().enumerate() {
        row.extend([1.0, 1.0 + 1e-7 * (0.618_033_988_75 * i as f64).fract()]);
    }
    t.push([vec![-1.0; n], vec![0.0; 2]].concat());
    let (mut basic, mut free): (Vec<usize>, Vec<usize>) = ((n..n + m).collect(), (0..n).collect());
    for _ in 0..50 * (m + n) {
        let entering = (0..n).filter(|&c| t[m][c] < -1e-13);
        let Some(c) = entering.min_by(|&b, &c| t[m][b].total_cmp(&t[m][c])) else {
            break;
        };
        let ratio = |i: usize| t[i][n + 1] / t[i][c];
        let rows = (0..m).filter(|&i| t[i][c] > 1e-9);
        let Some(r) = rows.min_by(|&i, &j| ratio(i).total_cmp(&ratio(j))) else {
            break;
        };
        let pivot = t[r][c];
        t[r].iter_mut().for_each(|x| *x /= pivot);
        t[r][c] = 1.0 / pivot;
        let row = t[r].clone();
        for i in (0..=m).filter(|&i| i != r) {
            let factor = std::mem::replace(&mut t[i][c], 0.0);
            t[i].iter_mut()
                .zip(&row)
                .for_each(|(x, y)| *x -= factor * y);
        }
        std::mem::swap(&mut basic[r], &mut free[c]);
    }
    let (mut rows, mut columns) = (vec![0.0; m], vec![0.0; n]);
    for i in (0..m).filter(|&i| basic[i] < n) {
        columns[basic[i]] = t[i][n].max(0.0);
    }
    for j in (0..n).filter(|&j| free[j] >= n) {
        rows[free[j] - n] = t[m][j].max(0.0);
    }
    for part in [&mut rows, &mut columns] {
        let total: f64 = part.iter().sum();
        part.iter_mut().for_each(|x| *x /= total);
    }
    let against = |j: usize| (0..m).map(|i| rows[i] * a[i][j]).sum::<f64>();
    let facing = |i: usize| (0..n).map(|j| columns[j] * a[i][j]).sum::<f64>();
    let at_least = (0..n).map(against).fold(f64::INFINITY, f64::min);
    let at_most = (0..m).map(facing).fold(f64::NEG_INFINITY, f64::max);
    MixedStrategies {
        rows,
        columns,
        at_least,
        at_most,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The theorem: these strategies guarantee the same value, so it is the value and they are
    /// optimal.
    fn check(a: &[Vec<i64>]) {
        let game = matrix_game(a).expect("small numbers");
        assert!(game.denominator > 0, "{a:?}");
        for part in [&game.rows, &game.columns] {
            assert!(part.iter().all(|&p| p >= 0), "{a:?} {game:?}");
            assert_eq!(part.iter().sum::<i128>(), game.denominator, "{a:?}");
        }
        for j in 0..a[0].len() {
            let brings: i128 = (0..a.len())
                .map(|i| game.rows[i] * i128::from(a[i][j]))
                .sum();
            assert!(brings >= game.value, "{a:?} {game:?}");
        }
        for row in a {
            let costs = row
                .iter()
                .zip(&game.columns)
                .map(|(&x, q)| i128::from(x) * q);
            assert!(costs.sum::<i128>() <= game.value, "{a:?} {game:?}");
        }
        let floats: Vec<Vec<f64>> = a
            .iter()
            .map(|row| row.iter().map(|&x| x as f64).collect())
            .collect();
        let floats = matrix_game_f64(&floats);
        let value = game.value as f64 / game.denominator as f64;
        assert!((floats.at_least - value).abs() < 1e-9, "{a:?} {floats:?}");
        assert!((floats.at_most - value).abs() < 1e-9, "{a:?} {floats:?}");
    }

    fn all_matrices(m: u32, n: u32, entries: i64) -> impl Iterator<Item = Vec<Vec<i64>>> {
        let digit = move |code: i64, i: u32| code / entries.pow(i) % entries;
        (0..entries.pow(m * n)).map(move |code| {
            let row = |i: u32| (0..n).map(|j| digit(code, i * n + j)).collect();
            (0..m).map(row).collect()
        })
    }

    #[test]
    fn small_matrices_are_solved() {
        let small = all_matrices(1, 1, 3)
            .chain(all_matrices(2, 2, 4))
            .chain(all_matrices(3, 3, 2));
        let flat = all_matrices(2, 3, 5)
            .chain(all_matrices(1, 4, 3))
            .chain(all_matrices(4, 1, 3));
        small.chain(flat).for_each(|a| check(&a));
    }

    #[test]
    fn two_by_two_has_its_formula() {
        for a in all_matrices(2, 2, 5) {
            let [w, x, y, z] = [a[0][0], a[0][1], a[1][0], a[1][1]].map(i128::from);
            let maximin = w.min(x).max(y.min(z));
            let minimax = w.max(y).min(x.max(z));
            let (value, denominator) = if maximin == minimax {
                (maximin, 1)
            } else {
                (w * z - x * y, w + z - x - y)
            };
            let game = matrix_game(&a).unwrap();
            assert_eq!(game.value * denominator, value * game.denominator, "{a:?}");
        }
    }

    #[test]
    fn rock_paper_scissors_and_unlike_stakes() {
        let game = matrix_game(&[vec![0, -1, 1], vec![1, 0, -1], vec![-1, 1, 0]]).unwrap();
        assert_eq!(game.value, 0);
        assert!(
            game.rows.iter().all(|&p| 3 * p == game.denominator),
            "{game:?}"
        );
        // Scissors that win count double.
        let game = matrix_game(&[vec![0, -1, 2], vec![1, 0, -1], vec![-2, 1, 0]]).unwrap();
        assert_eq!(game.value, 0);
        let quarters: Vec<i128> = game.rows.iter().map(|p| 4 * p / game.denominator).collect();
        assert_eq!(quarters, [1, 2, 1]);
    }

    proptest! {
        #[test]
        fn matrices_to_seven_by_seven_are_solved(
            rows in prop::collection::vec(prop::collection::vec(-50..=50i64, 7), 1..8),
            n in 1..8usize,
        ) {
            let a: Vec<Vec<i64>> = rows.iter().map(|row| row[..n].to_vec()).collect();
            check(&a);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn large_matrices_of_floats_have_a_small_error(
            rows in prop::collection::vec(
                prop::collection::vec(prop_oneof![-9.0..9.0f64, Just(1.0), Just(0.0)], 30), 1..31),
            n in 1..31usize,
        ) {
            let a: Vec<Vec<f64>> = rows.iter().map(|row| row[..n].to_vec()).collect();
            let game = matrix_game_f64(&a);
            prop_assert!(game.at_most - game.at_least < 1e-9, "{} {}", game.at_least, game.at_most);
            prop_assert!((game.rows.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
    }

    #[test]
    fn matrices_of_300_by_300_have_a_small_error() {
        let mut state = 0x9e3779b97f4a7c15u64;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for is_real in [false, true] {
            let mut entry = || {
                if is_real {
                    (random() % 1_000_003) as f64 / 1_000_003.0
                } else {
                    (random() % 2) as f64
                }
            };
            let row = |_| (0..300).map(|_| entry()).collect();
            let a: Vec<Vec<f64>> = (0..300).map(row).collect();
            let game = matrix_game_f64(&a);
            let gap = game.at_most - game.at_least;
            assert!(gap < 1e-11, "{gap}");
        }
    }

    #[test]
    fn extremes_are_exact_or_refused() {
        let game = matrix_game(&[vec![i64::MIN, i64::MAX]]).unwrap();
        assert_eq!(game.value, i128::from(i64::MIN) * game.denominator);
        let huge = |i: usize, j: usize| {
            if i == j {
                i64::MAX
            } else {
                i64::MIN + (7 * i + j) as i64
            }
        };
        let a: Vec<Vec<i64>> = (0..9)
            .map(|i| (0..9).map(|j| huge(i, j)).collect())
            .collect();
        assert_eq!(matrix_game(&a), None);
    }

    #[test]
    #[should_panic(expected = "the rows must have the same length")]
    fn a_ragged_matrix_is_refused() {
        matrix_game(&[vec![1, 2], vec![3]]);
    }

    #[test]
    #[should_panic(expected = "the rows must have the same length and finite entries")]
    fn a_matrix_without_columns_is_refused() {
        matrix_game_f64(&[vec![], vec![]]);
    }
}
