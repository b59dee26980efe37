//! Beatty sequences of quadratic irrationals, in integers.
//!
//! - Definition: `⌊α⌋, ⌊2α⌋, ⌊3α⌋, …` for an irrational `α = (p + s√d) / q`.
//! - Theorem: Rayleigh. If `α > 1` and `1/α + 1/β = 1`, every positive integer is a term of exactly
//!   one of the sequences of `α` and `β`. Paired up, they are the P-positions of games like
//!   Wythoff's.
//! - Method: `⌊n(p + s√d) / q⌋ = ⌊(np + ⌊√(n²s²d)⌋) / q⌋` for `s, q > 0`. Floating-point numbers go
//!   wrong early.
//! - Time: O(log) a term (Newton's square root). Memory: O(1).
//! - Source: J. W. S. Rayleigh, The Theory of Sound (1894), §92a.
//! - Status: terms satisfy `αn - 1 < m < αn` in integers for all small `(p, s, d, q)`; four pairs
//!   of sequences partition `1..=2000`; golden terms as published; roots on both sides of squares
//!   up to `2^127`.
//! - names: floor of multiples of an irrational, golden ratio, floor of n times the golden ratio,
//!   winning pairs of two heaps, 黄金分割, 贝蒂数列, ビーティ数列

use cargo_snippet::snippet;

/// The number `(p + s√d) / q`.
#[snippet("beatty", doc_hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surd {
    p: i128,
    s: i128,
    d: i128,
    q: i128,
}

#[snippet("beatty", doc_hidden)]
impl Surd {
    /// The number `(p + s√d) / q` in lowest terms.
    ///
    /// # Panics
    /// If the number is rational (`d ≤ 0`, `d` a square, or `s = 0`), if `q = 0`, or if `p`, `s` or
    /// `q` is `i128::MIN`.
    ///
    /// ```
    /// use snippets::beatty::Surd;
    ///
    /// let phi = Surd::new(1, 1, 5, 2);
    /// assert_eq!(phi.times_floor(1_000_000_000_000_000_000), 1_618_033_988_749_894_848);
    /// ```
    pub fn new(p: i128, s: i128, d: i128, q: i128) -> Self {
        let irrational = d > 0 && isqrt(d).pow(2) != d && s != 0 && q != 0;
        assert!(irrational, "not irrational: ({p} + {s}√{d}) / {q}");
        let least = [p, s, q].contains(&i128::MIN);
        assert!(!least, "out of range: ({p} + {s}√{d}) / {q}");
        let gcd = [s, q].iter().fold(p, |g, &x| gcd(g, x)).abs() * q.signum();
        let (p, s, q) = (p / gcd, s / gcd, q / gcd);
        Self { p, s, d, q }
    }

    /// The floor of `n` times the number: the `n`-th term of its Beatty sequence.
    ///
    /// 0 for `n = 0`. O(log).
    ///
    /// # Panics
    /// If `n² s² d`, or its root added to `n p`, doesn't fit `i128`.
    pub fn times_floor(self, n: i128) -> i128 {
        let fits = "n² s² d fits i128";
        let ns = n.checked_mul(self.s).expect(fits);
        let square = ns.checked_mul(ns).and_then(|x| x.checked_mul(self.d));
        let root = isqrt(square.expect(fits));
        let floor = if ns < 0 { -root - 1 } else { root };
        let sum = n.checked_mul(self.p).and_then(|np| np.checked_add(floor));
        sum.expect("n p + ⌊√(n² s² d)⌋ fits i128")
            .div_euclid(self.q)
    }
}

#[snippet("beatty", doc_hidden)]
fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// The integer part of `√x`, for `x ≥ 0`.
#[snippet("beatty", doc_hidden)]
fn isqrt(x: i128) -> i128 {
    if x == 0 {
        return 0;
    }
    let mut root = 1 << (64 - x.leading_zeros() / 2).min(64);
    loop {
        let next = (root + x / root) / 2;
        if next >= root {
            return root;
        }
        root = next;
    }
}

#[cfg(test)]
mod tests {
    use super::{isqrt, Surd};

    /// The sign of `x + y√d`.
    fn sign(x: i128, y: i128, d: i128) -> i128 {
        match (x.signum(), y.signum()) {
            (a, b) if a == b || b == 0 => a,
            (0, b) => b,
            (a, _) => a * (x * x - y * y * d).signum(),
        }
    }

    fn small_surds() -> Vec<[i128; 4]> {
        let mut all = Vec::new();
        for d in [2, 3, 5, 6, 7, 12, 13] {
            for p in -4..=4 {
                for s in [-2, -1, 1, 2] {
                    all.extend([-3, -2, -1, 1, 2, 3].map(|q| [p, s, d, q]));
                }
            }
        }
        all
    }

    #[test]
    fn golden_terms_match_the_published_sequences() {
        let (phi, phi_squared) = (Surd::new(1, 1, 5, 2), Surd::new(3, 1, 5, 2));
        let lower_a000201 = [
            1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37,
            38, 40, 42, 43, 45, 46, 48,
        ];
        let upper_a001950 = [
            2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52, 54, 57,
            60, 62, 65, 68, 70, 73, 75, 78,
        ];
        for (n, (lower, upper)) in (1..).zip(lower_a000201.into_iter().zip(upper_a001950)) {
            assert_eq!(phi.times_floor(n), lower);
            assert_eq!(phi_squared.times_floor(n), upper);
        }
    }

    #[test]
    fn terms_are_floors() {
        for [p, s, d, q] in small_surds() {
            let alpha = Surd::new(p, s, d, q);
            assert_eq!(alpha.times_floor(0), 0);
            for n in (-40..40).filter(|&n| n != 0) {
                let m = alpha.times_floor(n);
                let below = sign(n * p - m * q, n * s, d) * q.signum();
                let above = sign(n * p - (m + 1) * q, n * s, d) * q.signum();
                assert!(below == 1 && above == -1, "{alpha:?} {n} {m}");
            }
        }
    }

    #[test]
    fn complementary_sequences_partition_the_positive_integers() {
        // Pairs with 1/α + 1/β = 1.
        for (alpha, beta) in [
            (Surd::new(0, 1, 2, 1), Surd::new(2, 1, 2, 1)),
            (Surd::new(1, 1, 5, 2), Surd::new(3, 1, 5, 2)),
            (Surd::new(0, 1, 3, 1), Surd::new(3, 1, 3, 2)),
            (Surd::new(-1, 1, 13, 2), Surd::new(5, 1, 13, 2)),
        ] {
            let mut seen = vec![0; 2001];
            for x in [alpha, beta] {
                let terms = (1..).map(|n| x.times_floor(n));
                terms
                    .take_while(|&m| m <= 2000)
                    .for_each(|m| seen[m as usize] += 1);
            }
            assert_eq!(seen[1..], [1; 2000], "{alpha:?} {beta:?}");
        }
    }

    #[test]
    fn square_roots_are_exact_up_to_the_end_of_i128() {
        let ends = (0..=64).flat_map(|bit| [(1i128 << bit) - 1, 1 << bit, (1 << bit) + 1]);
        for root in ends
            .chain([13_043_817_825_332_782_212])
            .filter(|&r| r <= 13_043_817_825_332_782_212)
        {
            assert_eq!(isqrt(root * root), root);
            assert_eq!(isqrt((root * root).saturating_add(2 * root)), root);
            if root > 0 {
                assert_eq!(isqrt(root * root - 1), root - 1);
            }
        }
        assert_eq!(isqrt(i128::MAX), 13_043_817_825_332_782_212);
    }

    #[test]
    #[should_panic(expected = "not irrational: (1 + 1√9) / 2")]
    fn refuses_squares() {
        Surd::new(1, 1, 9, 2);
    }

    #[test]
    #[should_panic(expected = "not irrational: (1 + 0√5) / 2")]
    fn refuses_no_root() {
        Surd::new(1, 0, 5, 2);
    }

    #[test]
    #[should_panic(expected = "not irrational: (1 + 1√5) / 0")]
    fn refuses_division_by_zero() {
        Surd::new(1, 1, 5, 0);
    }

    #[test]
    fn refuses_the_least_number_and_takes_all_others() {
        for [p, s, q] in [[i128::MIN, 1, 1], [0, i128::MIN, -1], [0, 1, i128::MIN]] {
            assert!(std::panic::catch_unwind(|| Surd::new(p, s, 2, q)).is_err());
        }
        for (p, s, q) in [(-i128::MAX, 1, -1), (1, i128::MAX, 3), (-4, 2, -i128::MAX)] {
            Surd::new(p, s, i128::MAX, q);
        }
    }

    #[test]
    #[should_panic(expected = "n p + ⌊√(n² s² d)⌋ fits i128")]
    fn refuses_sums_out_of_range() {
        Surd::new(i128::MAX, 1, 2, 1).times_floor(1);
    }

    #[test]
    #[should_panic(expected = "n p + ⌊√(n² s² d)⌋ fits i128")]
    fn refuses_products_out_of_range() {
        Surd::new(i128::MAX / 3, 1, 2, 1).times_floor(10);
    }

    #[test]
    #[should_panic(expected = "fits i128")]
    fn refuses_terms_out_of_range() {
        Surd::new(1, 1, 5, 2).times_floor(1 << 63);
    }
}
