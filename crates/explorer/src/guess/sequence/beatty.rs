//! Guesses Beatty sequences: ⌊nα⌋ for one fixed α.

use super::super::{Code, Evidence, Formula, Guess};

/// Largest number under the root in α.
const MAX_RADICAND: u64 = 60;

/// Guesses a Beatty sequence. Each value bounds α from both sides, and some α must be left.
pub fn guess(values: &[i64], first: usize) -> Option<Guess> {
    let mut range = Range::of_all();
    let mut fitted = 0;
    for (n, &value) in (first as i128..).zip(values) {
        let before = (range.low, range.high);
        range.narrow(n, value.into())?;
        fitted += usize::from((range.low, range.high) != before);
    }
    let (low, high) = (range.low?, range.high?);
    if low.0 <= 0 {
        return None;
    }
    let (known, body) = match surd_between(low, high) {
        Some(surd) => (format!("; α may be {}", surd.written()), surd.body()),
        None => {
            let undecided = range.first_undecided(first + values.len());
            let alpha = simplest_between(low, high);
            (String::new(), body_of_fraction(alpha, undecided))
        }
    };
    Some(Guess {
        claim: format!(
            "Beatty sequence: ⌊nα⌋ with {} ≤ α < {}{known}",
            decimal(low),
            decimal(high)
        ),
        evidence: Evidence::of_values(fitted, values.len() - fitted).at_least_times(1),
        proof: "find α, and show that this sequence and that of α/(α−1) are the P-positions"
            .to_string(),
        formula: Formula::Code(Code::new(Code::ONE_HEAP, body)),
    })
}

/// Numerator and denominator; the denominator is positive.
type Fraction = (i128, i128);

/// Writes a nonnegative fraction with six decimals. It rounds to the nearest, ties to even.
fn decimal((numerator, denominator): Fraction) -> String {
    const UNIT: i128 = 1_000_000;
    let (below, rest) = (
        numerator * UNIT / denominator,
        numerator * UNIT % denominator,
    );
    let is_above = 2 * rest > denominator || (2 * rest == denominator && below % 2 == 1);
    let nearest = below + i128::from(is_above);
    format!("{}.{:06}", nearest / UNIT, nearest % UNIT)
}

/// What is known of α: low ≤ α < high.
struct Range {
    low: Option<Fraction>,
    high: Option<Fraction>,
}

impl Range {
    fn of_all() -> Self {
        Self {
            low: None,
            high: None,
        }
    }

    /// Finds the first n, from `from` on, for which the bounds don't determine ⌊nα⌋.
    fn first_undecided(&self, from: usize) -> i128 {
        let (Some(low), Some(high)) = (self.low, self.high) else {
            return 0;
        };
        let depends = |n: &i128| n * low.0 / low.1 != (n * high.0 - 1) / high.1;
        (from as i128..).find(depends).unwrap_or_default()
    }

    /// Narrows the bounds by ⌊nα⌋ = value. Returns `None` if no α is left.
    fn narrow(&mut self, n: i128, value: i128) -> Option<()> {
        if n == 0 {
            return (value == 0).then_some(());
        }
        if self.low.is_none_or(|low| is_less(low, (value, n))) {
            self.low = Some((value, n));
        }
        if self.high.is_none_or(|high| is_less((value + 1, n), high)) {
            self.high = Some((value + 1, n));
        }
        is_less(self.low?, self.high?).then_some(())
    }
}

/// Compares two fractions. Values and heaps have at most 64 bits, so the products fit into 128.
fn is_less((a, b): Fraction, (c, d): Fraction) -> bool {
    a * d < c * b
}

/// Finds the fraction with the least denominator in low ≤ α < high, for 0 < low < high.
fn simplest_between(low: Fraction, high: Fraction) -> Fraction {
    let floor = low.0 / low.1;
    if floor * low.1 == low.0 {
        return (floor, 1);
    }
    if is_less((floor + 1, 1), high) {
        return (floor + 1, 1);
    }
    // Both have the same whole part: go on with the reciprocals of the rests. That swaps the ends,
    // so now the upper end is included and the lower one isn't.
    let rest = |(numerator, denominator): Fraction| (denominator, numerator - floor * denominator);
    let (a, b) = simplest_inside(rest(high), rest(low));
    (floor * a + b, a)
}

/// Finds the fraction with the least denominator in low < α ≤ high. With denominator 0, `high` is
/// infinite.
fn simplest_inside(low: Fraction, high: Fraction) -> Fraction {
    if low.1 == 0 {
        unreachable!("the upper end of the range has the same whole part and is larger");
    }
    let floor = low.0 / low.1;
    if !is_less(high, (floor + 1, 1)) {
        return (floor + 1, 1);
    }
    let rest = |(numerator, denominator): Fraction| (denominator, numerator - floor * denominator);
    let (new_low, new_high) = (rest(high), rest(low));
    if new_high.1 == 0 {
        // `low` is whole, so the reciprocal of its rest is infinite.
        let next = new_low.0 / new_low.1 + i128::from(new_low.0 % new_low.1 != 0);
        return (floor * next + 1, next);
    }
    let (a, b) = simplest_between(new_low, new_high);
    (floor * a + b, a)
}

fn body_of_fraction((numerator, denominator): Fraction, undecided: i128) -> String {
    format!(
        "// {numerator}/{denominator} is the simplest α that agrees; others differ from n = \
         {undecided} on.\n\
         (u128::from(n) * {numerator} / {denominator}) as u64"
    )
}

/// The number (whole + √radicand) / divisor.
#[derive(Debug, Clone, Copy)]
struct Surd {
    whole: i128,
    radicand: u64,
    divisor: i128,
}

/// A surd is named only if all others in the range are at least this many times as high.
const MIN_HEIGHT_RATIO: i128 = 3;

/// Finds the simplest small surd in the range: the golden ratio, √2, a number of a generalised
/// Wythoff game. Returns `None` if others are nearly as simple: the range is too wide to choose.
fn surd_between(low: Fraction, high: Fraction) -> Option<Surd> {
    let surds = (1..=2).flat_map(|divisor| {
        (-6..=6).flat_map(move |whole| {
            (2..=MAX_RADICAND).map(move |radicand| Surd {
                whole,
                radicand,
                divisor,
            })
        })
    });
    let mut inside: Vec<Surd> = surds
        .filter(|surd| surd.is_irrational_and_reduced())
        .filter(|surd| !surd.is_less_than(low) && surd.is_less_than(high))
        .collect();
    let least = (0..inside.len()).min_by_key(|&at| inside[at].height())?;
    let surd = inside.remove(least);
    let is_far = |other: &Surd| other.height() >= MIN_HEIGHT_RATIO * surd.height();
    inside.iter().all(is_far).then_some(surd)
}

impl Surd {
    /// Measures how large the numbers in the surd are.
    fn height(&self) -> i128 {
        i128::from(self.radicand) + self.whole * self.whole + self.divisor * self.divisor - 1
    }

    fn is_irrational_and_reduced(&self) -> bool {
        let root = self.radicand.isqrt();
        let is_halved_whole =
            self.divisor == 2 && self.whole % 2 == 0 && self.radicand.is_multiple_of(4);
        root * root != self.radicand && !is_halved_whole
    }

    /// Whether the surd is less than the fraction q: compares √radicand with q·divisor − whole,
    /// without rounding.
    fn is_less_than(&self, (numerator, denominator): Fraction) -> bool {
        let right = numerator * self.divisor - self.whole * denominator;
        let below = |right: i128| {
            let (right, denominator) = (right.unsigned_abs(), denominator.unsigned_abs());
            let squares = right
                .checked_mul(right)
                .zip(denominator.checked_mul(denominator));
            let below = squares.and_then(|(_, below)| below.checked_mul(self.radicand.into()));
            below
                .zip(squares)
                .is_some_and(|(left, (right, _))| left < right)
        };
        right > 0 && below(right)
    }

    fn written(&self) -> String {
        let root = match self.whole {
            0 => format!("√{}", self.radicand),
            ..0 => format!("√{} − {}", self.radicand, -self.whole),
            1.. => format!("{} + √{}", self.whole, self.radicand),
        };
        match (self.divisor, self.whole) {
            (1, _) => root,
            (divisor, 0) => format!("{root}/{divisor}"),
            (divisor, _) => format!("({root})/{divisor}"),
        }
    }

    fn body(&self) -> String {
        let Self {
            whole,
            radicand,
            divisor,
        } = self;
        let whole = match whole {
            0 => String::new(),
            ..0 => format!(" - {} * wide", -whole),
            1.. => format!(" + {whole} * wide"),
        };
        let root = format!("root{whole}");
        let result = match (divisor, whole.as_str()) {
            (1, _) => root,
            (_, "") => format!("root / {divisor}"),
            _ => format!("({root}) / {divisor}"),
        };
        format!(
            "// ⌊n√{radicand}⌋, set right after rounding.\n\
             let wide = u128::from(n);\n\
             let square = {radicand} * wide * wide;\n\
             let mut root = (square as f64).sqrt() as u128;\n\
             while root * root > square {{\n    root -= 1;\n}}\n\
             while (root + 1) * (root + 1) <= square {{\n    root += 1;\n}}\n\
             ({result}) as u64"
        )
        .replace("(root) as u64", "root as u64")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn decimals_are_those_of_floating_point() {
        for denominator in 1..400 {
            for numerator in 1..400 {
                let is_tie = 2_000_000 * numerator % denominator == 0
                    && 2_000_000 * numerator / denominator % 2 == 1;
                // Floating point holds no other tie exactly.
                if is_tie && !(denominator as u32).is_power_of_two() {
                    continue;
                }
                let expected = format!("{:.6}", numerator as f64 / denominator as f64);
                assert_eq!(decimal((numerator, denominator)), expected);
            }
        }
    }

    proptest! {
        #[test]
        fn the_simplest_fraction_has_the_least_denominator(
            a in 1..400_i128,
            b in 1..60_i128,
            c in 1..400_i128,
            d in 1..60_i128,
        ) {
            let pair = ((a, b), (c, d));
            let (low, high) = if is_less(pair.0, pair.1) { pair } else { (pair.1, pair.0) };
            prop_assume!(is_less(low, high));
            let (numerator, denominator) = simplest_between(low, high);
            let is_inside = |fraction| !is_less(fraction, low) && is_less(fraction, high);
            prop_assert!(is_inside((numerator, denominator)));
            for smaller in 1..denominator {
                let least = (low.0 * smaller + low.1 - 1) / low.1;
                prop_assert!(!is_inside((least, smaller)), "{least}/{smaller}");
            }
        }

        #[test]
        fn a_multiple_of_a_surd_is_guessed_with_it(
            radicand in 2..MAX_RADICAND,
            whole in 0..6_i64,
            divisor in 1..=2_i64,
        ) {
            let root = i128::from(radicand).isqrt();
            prop_assume!(root * root != i128::from(radicand));
            let radicand = i64::try_from(radicand).unwrap();
            let value = |n: i64| (whole * n + (radicand * n * n).isqrt()) / divisor;
            let values: Vec<i64> = (0..3000).map(value).collect();
            let guess = guess(&values, 0).unwrap();
            prop_assert!(!guess.is_weak() && guess.claim.contains('√'), "{guess:?}");
            let mut spoilt = values;
            spoilt[1500] += 2;
            prop_assert!(super::guess(&spoilt, 0).is_none());
        }
    }
}
