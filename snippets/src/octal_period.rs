//! The period of an octal game, with its proof.
//!
//! - Definition: the least preperiod and period of the Grundy values; the preperiod counts from
//!   heap 0.
//! - Theorem: Guy–Smith. Let `t` digits follow the point. If `g(n + p) = g(n)` for all `n` with `n₀
//!   ≤ n < 2n₀ + p + t`, and `n₀ ≥ 1`, then the same holds for all `n ≥ n₀`: each option of a
//!   larger heap has a part of at least `n₀ + p`, and shortening that part by `p` leaves it
//!   non-empty and keeps its value.
//! - Method: the least period of the values computed so far, if they reach far enough for the
//!   theorem.
//! - Time: O(N) for `N` values. Memory: O(N).
//! - Source: R. K. Guy, C. A. B. Smith, Proc. Cambridge Philos. Soc. 52 (1956), 514–526.
//! - Status: finds the published period and preperiod of 0.77, 0.07, 0.137, 0.15, 0.45, 0.044,
//!   0.055, 4.444, 0.156, 0.165, 0.16 and 0.56 (653,000 values), from the first number of values
//!   that proves it; for all codes of up to two digits, whatever 40 values prove holds to heap 300.
//! - names: prove the period, guy-smith theorem, does the row game repeat, 周期, 周期性証明, 周期証明

use cargo_snippet::snippet;

use crate::octal::octal_digits;
use crate::period::{least_period, Period};

/// The period of the octal game `code`, if the values `g` of the heaps `0..g.len()` prove one.
///
/// # Panics
/// If `code` isn't an octal code.
///
/// ```
/// use snippets::octal::octal_sg_table;
/// use snippets::octal_period::octal_period;
///
/// let g = octal_sg_table(1000, "0.77");
/// let kayles = octal_period("0.77", &g).expect("1000 values are enough");
/// assert_eq!((kayles.preperiod, kayles.period), (71, 12));
/// assert_eq!(g[kayles.index(10u128.pow(18))], 1);
/// assert_eq!(octal_period("0.77", &g[..100]), None);
/// ```
#[snippet("octal_period", doc_hidden, include = "octal, period")]
pub fn octal_period(code: &str, g: &[u64]) -> Option<Period> {
    let digits = octal_digits(code).len() - 1;
    least_period(g).filter(|p| 2 * (p.preperiod.max(1) + p.period) + digits <= g.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::octal::octal_sg_table;

    #[test]
    fn finds_published_periods_as_soon_as_they_are_proven() {
        for (code, period, preperiod, greatest) in [
            ("0.15", 10, 1, 2),
            ("0.77", 12, 71, 8),
            ("0.044", 36, 214, 8),
            ("0.055", 148, 259, 8),
            ("4.444", 24, 143, 17),
            ("0.45", 20, 498, 8),
            ("0.156", 349, 3479, 23),
            ("0.165", 1550, 5181, 25),
            ("0.16", 149_459, 105_351, 23),
            ("0.56", 144, 326_640, 64),
            ("0.07", 34, 53, 9),
            ("0.137", 34, 52, 9),
        ] {
            is_found(code, Period { preperiod, period }, greatest);
        }
    }

    fn is_found(code: &str, published: Period, greatest: u64) {
        let enough = 2 * (published.preperiod + published.period) + code.len() - 2;
        let g = octal_sg_table(enough - 1, code);
        assert_eq!(octal_period(code, &g), Some(published), "{code}");
        assert_eq!(octal_period(code, &g[..enough - 1]), None, "{code}");
        assert_eq!(g.iter().max(), Some(&greatest), "{code}");
    }

    #[test]
    fn what_few_values_prove_holds_for_many() {
        for code in (0..128).map(|i| format!("{}.{}{}", i / 64 * 4, i / 8 % 8, i % 8)) {
            let g = octal_sg_table(300, &code);
            if let Some(proven) = octal_period(&code, &g[..40]) {
                assert!(
                    (0..=300).all(|n| g[n] == g[proven.index(n as u128)]),
                    "{code}"
                );
            }
        }
    }

    #[test]
    fn a_period_from_heap_0_on_needs_two_more_values() {
        for (code, zeros) in [("4.", 2), ("0.4", 3), ("0.04", 4), ("0.004", 5)] {
            let g = octal_sg_table(9, code);
            assert!(
                g.starts_with(&vec![0; zeros]) && g[zeros..].contains(&1),
                "{code}"
            );
            assert_eq!(octal_period(code, &g[..zeros]), None, "{code}");
        }
        let nothing = octal_period("0.", &[0; 4]);
        assert_eq!(nothing.map(|p| (p.preperiod, p.period)), Some((0, 1)));
    }

    #[test]
    fn takes_no_values() {
        assert_eq!(octal_period("0.77", &[]), None);
        assert_eq!(octal_period("4.", &[0]), None);
    }
}
