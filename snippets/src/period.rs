//! Ultimately periodic sequences.
//!
//! - Definition: `g` has preperiod `n₀` and period `p ≥ 1` if `g(n + p) = g(n)` for all `n ≥ n₀`.
//!   Both are least if no smaller ones do. Preperiods count from term 0.
//! - Theorem: if a sequence has least preperiod `n₀` and least period `p`, then any `2(n₀ + p)`
//!   terms or more determine both: no other pair with so small a sum fits them (Fine and Wilf).
//!   Terms alone never prove that a sequence is periodic. That takes a property of the game: for a
//!   take-set `S`, any `max S` successive values determine all later ones, so a window of `max S`
//!   values that comes again proves the period.
//! - Method: a shift by `p` that agrees on the last `z` of `N` terms has the sum `n₀ + p = N - z`,
//!   so the longest agreement wins. The Z-function of the reversed terms holds them all.
//! - Time: O(N). Memory: O(N).
//! - Source: D. Gusfield, Algorithms on Strings, Trees, and Sequences (1997), §1.3;
//!   N. J. Fine and H. S. Wilf, Proc. Amer. Math. Soc. 16 (1965), 109–114.
//! - Status: equal to the definition on all sequences of length ≤ 12 over 2 letters and ≤ 8 over 3;
//!   finds every planted pair with sum ≤ 9 over 2 letters from `2(n₀ + p)` terms on.
//! - names: find a cycle in a sequence, preperiod, values repeat from some point, repeating
//!   pattern, the answer depends on n modulo something, very large heap, 循环节, 找规律, 周期検出

use cargo_snippet::snippet;

/// A preperiod, counted from term 0, and a period.
#[snippet("period", doc_hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first term from which the sequence repeats.
    pub preperiod: usize,
    /// The distance between repetitions, at least 1.
    pub period: usize,
}

#[snippet("period", doc_hidden)]
impl Period {
    /// The index, among the first `preperiod + period` terms, of a term equal to term `n`.
    ///
    /// Exact for every `n`. O(1).
    ///
    /// # Panics
    /// If the period is 0 and `n` is past the preperiod.
    ///
    /// ```
    /// use snippets::period::Period;
    ///
    /// let kayles = Period { preperiod: 71, period: 12 };
    /// assert_eq!(kayles.index(70), 70);
    /// assert_eq!(kayles.index(10u128.pow(18)), 76);
    /// ```
    pub fn index(self, n: u128) -> usize {
        match n.checked_sub(self.preperiod as u128) {
            Some(past) => self.preperiod + (past % self.period as u128) as usize,
            None => n as usize,
        }
    }
}

/// Finds the period with the least `preperiod + period` among those that appear twice in full.
///
/// Returns `None` if `values` doesn't end with the same block twice in a row. The result is exact
/// for these terms and a guess about later ones (see the theorem above). O(N).
///
/// ```
/// use snippets::period::{least_period, Period};
///
/// let found = least_period(&[9, 8, 1, 2, 3, 1, 2, 3, 1]);
/// assert_eq!(found, Some(Period { preperiod: 2, period: 3 }));
/// assert_eq!(least_period(&[1, 2, 3]), None);
/// ```
#[snippet("period", doc_hidden)]
pub fn least_period<T: PartialEq>(values: &[T]) -> Option<Period> {
    let n = values.len();
    let mut z = vec![0; n];
    let (mut left, mut right) = (0, 0usize);
    for p in 1..n {
        let mut len = match right.checked_sub(p) {
            Some(known) => known.min(z[p - left]),
            None => 0,
        };
        while p + len < n && values[n - 1 - len] == values[n - 1 - len - p] {
            len += 1;
        }
        z[p] = len;
        if p + len > right {
            (left, right) = (p, p + len);
        }
    }
    let period = (1..n).filter(|&p| z[p] >= p).max_by_key(|&p| z[p])?;
    let preperiod = n - z[period] - period;
    Some(Period { preperiod, period })
}

#[cfg(test)]
mod tests {
    use super::{least_period, Period};

    fn fits(values: &[usize], preperiod: usize, period: usize) -> bool {
        (preperiod..values.len() - period).all(|i| values[i] == values[i + period])
    }

    fn least_period_by_definition(values: &[usize]) -> Option<Period> {
        let n = values.len();
        for sum in 1..n {
            for period in 1..=sum {
                let preperiod = sum - period;
                if preperiod + 2 * period <= n && fits(values, preperiod, period) {
                    return Some(Period { preperiod, period });
                }
            }
        }
        None
    }

    fn all_sequences(letters: usize, len: u32) -> impl Iterator<Item = Vec<usize>> {
        (0..letters.pow(len))
            .map(move |code| (0..len).map(|i| code / letters.pow(i) % letters).collect())
    }

    #[test]
    fn equals_definition_on_short_sequences() {
        for (letters, longest) in [(2, 12), (3, 8)] {
            for values in (0..=longest).flat_map(|len| all_sequences(letters, len)) {
                let expected = least_period_by_definition(&values);
                assert_eq!(least_period(&values), expected, "{values:?}");
            }
        }
    }

    #[test]
    fn twice_the_least_sum_of_terms_determines_the_period() {
        for sum in 1..=9u32 {
            for (start, p) in
                all_sequences(2, sum).flat_map(|s| (1..=sum as usize).map(move |p| (s.clone(), p)))
            {
                let planted = Period {
                    preperiod: sum as usize - p,
                    period: p,
                };
                let terms = |n: usize| {
                    (0..n as u128)
                        .map(|i| start[planted.index(i)])
                        .collect::<Vec<_>>()
                };
                let least = least_period_by_definition(&terms(60)).unwrap();
                for n in 2 * (least.preperiod + least.period)..40 {
                    assert_eq!(least_period(&terms(n)), Some(least), "{start:?} {p} {n}");
                }
            }
        }
    }

    #[test]
    fn indexes_the_whole_of_u128() {
        let odd = Period {
            preperiod: 1,
            period: 2,
        };
        assert_eq!(
            (odd.index(0), odd.index(1), odd.index(2), odd.index(3)),
            (0, 1, 2, 1)
        );
        assert_eq!(odd.index(u128::MAX), 1);
        let late = Period {
            preperiod: 5,
            period: 3,
        };
        assert_eq!([3, 4, 5, 8, 9].map(|n| late.index(n)), [3, 4, 5, 5, 6]);
        assert_eq!(late.index(5 + (1 << 64)), 6);
        let constant = Period {
            preperiod: 0,
            period: 1,
        };
        assert_eq!((constant.index(0), constant.index(u128::MAX)), (0, 0));
    }
}
