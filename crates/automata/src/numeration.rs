//! Numerations: natural numbers as words of digits, the most significant digit first.
//!
//! To add a numeration, add its variant, its arms and its examples here, and its name to the
//! function `numeration` of `certificates/src/certificate_file.rs`, which reads on its own.

use std::fmt::{self, Display, Formatter};

/// Numeration in which a finite automaton can add.
///
/// Every number has one word without leading zeros. Longer words are larger numbers, and words of
/// one length are in the order of their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Numeration {
    /// Base b: places 1, b, b², … with digits below b.
    Base(u32),
    /// Places U₀ = 1, U₁ = t + 1, Uₙ₊₁ = t·Uₙ + Uₙ₋₁ with digits 0 to t; the digit after t is 0.
    /// This is Ostrowski's numeration of the metallic mean `[t; t, t, …]`, and with t = 1 (the
    /// golden ratio) Zeckendorf's numeration.
    Metallic(u32),
    /// Places U₀ = 1, U₁ = p + 1, Uₙ₊₁ = p·Uₙ + q·Uₙ₋₁ for 1 ≤ q ≤ p, with digits 0 to p; a digit p
    /// is followed by one below q. The recurrence's other root is within the unit circle, which
    /// makes addition finite. Metallic(t) is Quadratic(t, 1).
    Quadratic(u32, u32),
}

/// Value A·Uₙ + B·Uₙ₋₁ of digits that n further digits will follow (U₋₁ = 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pending {
    pub a: i64,
    pub b: i64,
}

/// Numerations of each kind, for tests.
pub const EXAMPLE_NUMERATIONS: [Numeration; 11] = [
    Numeration::Base(2),
    Numeration::Base(3),
    Numeration::Base(5),
    Numeration::Base(10),
    Numeration::Metallic(1),
    Numeration::Metallic(2),
    Numeration::Metallic(3),
    Numeration::Metallic(4),
    Numeration::Quadratic(2, 2),
    Numeration::Quadratic(3, 2),
    Numeration::Quadratic(5, 3),
];

impl Numeration {
    pub const BINARY: Self = Self::Base(2);
    pub const ZECKENDORF: Self = Self::Metallic(1);

    /// Factors p and q of Uₙ₊₁ = p·Uₙ + q·Uₙ₋₁; q is 0 in a base.
    pub fn recurrence(self) -> [u32; 2] {
        match self {
            Self::Base(base) => [base, 0],
            Self::Metallic(t) => [t, 1],
            Self::Quadratic(p, q) => [p, q],
        }
    }

    /// Number t if this is the numeration of the metallic mean `[t; t, t, …]`, in which pairs of
    /// Beatty sequences are read.
    pub fn metallic(self) -> Option<u32> {
        match self {
            Self::Metallic(t) => Some(t),
            _ => None,
        }
    }

    /// Name in certificates.
    pub fn notation(self) -> String {
        match self {
            Self::Base(base) => format!("base {base}"),
            Self::Metallic(t) => format!("metallic {t}"),
            Self::Quadratic(p, q) => format!("quadratic {p} {q}"),
        }
    }

    /// Limit of the quotient of a place and the one before.
    pub fn growth(self) -> f64 {
        let [p, q] = self.recurrence().map(f64::from);
        (p + (p * p + 4.0 * q).sqrt()) / 2.0
    }

    /// Number of digits: digits are the numbers below it.
    pub fn digits(self) -> usize {
        match self.recurrence() {
            [base, 0] => base as usize,
            [p, _] => p as usize + 1,
        }
    }

    /// Whether the digit `next` may follow the digit `previous`.
    pub fn may_follow(self, previous: usize, next: usize) -> bool {
        match self.recurrence() {
            [_, 0] => true,
            [p, q] => previous != p as usize || next < q as usize,
        }
    }

    /// Pending value after one more digit, or after one more sum of digits.
    pub fn append(self, value: Pending, digit: i64) -> Pending {
        let [p, q] = self.recurrence().map(i64::from);
        Pending {
            a: p * value.a + q * value.b + digit,
            b: if q > 0 { value.a } else { 0 },
        }
    }

    /// Sign that A·Uₙ + B·q·Uₙ₋₁ + r has for all n ≥ 0 and all r from -`below`·Uₙ to `above`·Uₙ; 0
    /// if the sign varies.
    pub fn lasting_sign(self, value: Pending, below: i64, above: i64) -> i64 {
        let [p, q] = self.recurrence().map(i64::from);
        // q·Uₙ₋₁/Uₙ is 1 for n = 0, q/(p+1) for n = 1, and in between for larger n.
        let scale = p + 1;
        let (one, other) = (value.a + value.b, scale * value.a + q * value.b);
        // Both sides of the second comparison are multiplied by p + 1.
        let exceeds = one > below && other > below * scale;
        let is_exceeded = one < -above && other < -above * scale;
        i64::from(exceeds) - i64::from(is_exceeded)
    }

    /// Places 1, …, as far as they are at most `largest`.
    pub fn places(self, largest: u64) -> Vec<u64> {
        let mut places: Vec<u64> = vec![1];
        let mut before = None;
        loop {
            let last = places[places.len() - 1];
            match self.next_place(last, before) {
                Some(next) if next <= largest => places.push(next),
                _ => return places,
            }
            before = Some(last);
        }
    }

    /// Place after the last one; none beyond 64 bits.
    fn next_place(self, last: u64, before: Option<u64>) -> Option<u64> {
        let [p, q] = self.recurrence().map(u64::from);
        let carried = match before {
            Some(before) => q.checked_mul(before)?,
            None => u64::from(q > 0),
        };
        p.checked_mul(last)?.checked_add(carried)
    }

    /// Number of words with `length` digits; also the least number with more digits.
    ///
    /// # Panics
    /// If the number does not fit in 64 bits.
    pub fn words(self, length: u32) -> u64 {
        let words = (0..length).try_fold((1_u64, None), |(last, before), _| {
            Some((self.next_place(last, before)?, Some(last)))
        });
        words.expect("tables are shorter than 2⁶⁴").0
    }

    /// Word of a number, without leading zeros; empty for 0.
    pub fn word(self, number: u64) -> Vec<usize> {
        if number == 0 {
            return Vec::new();
        }
        let mut rest = number;
        let places = self.places(number);
        let digits = places.iter().rev().map(|place| {
            let digit = rest / place;
            rest %= place;
            digit as usize
        });
        digits.collect()
    }

    /// Number of a word, also with leading zeros; inverse of [`Self::word`].
    ///
    /// # Panics
    /// If the number does not fit in 63 bits.
    pub fn number(self, word: &[usize]) -> u64 {
        let append = |value, &digit: &usize| self.append(value, digit as i64);
        let value = word.iter().fold(Pending::default(), append);
        u64::try_from(value.a + value.b).expect("digits are not negative")
    }
}

impl Display for Numeration {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Base(base) => write!(f, "base {base}"),
            Self::Metallic(1) => f.write_str("Zeckendorf"),
            Self::Metallic(t) => write!(f, "U(n+1) = {t}U(n) + U(n-1)"),
            Self::Quadratic(p, q) => write!(f, "U(n+1) = {p}U(n) + {q}U(n-1)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The variants are read in the source, because a list of them would be forgotten, too.
    #[test]
    fn every_kind_of_numeration_has_an_example() {
        let source = include_str!("numeration.rs");
        let (_, variants) = source.split_once("pub enum Numeration {\n").unwrap();
        let (variants, _) = variants.split_once("\n}\n").unwrap();
        let kinds = variants
            .lines()
            .filter(|line| !line.trim().starts_with("///"));
        let kinds: Vec<&str> = kinds
            .filter_map(|line| line.trim().split(['(', ',']).next())
            .collect();
        assert!(kinds.contains(&"Base"));
        for kind in kinds {
            let has_kind = |it: &Numeration| format!("{it:?}").split('(').next() == Some(kind);
            assert!(
                EXAMPLE_NUMERATIONS.iter().any(has_kind),
                "no `{kind}` in EXAMPLE_NUMERATIONS"
            );
        }
    }

    #[test]
    fn a_number_has_one_word_and_words_are_in_order() {
        for numeration in EXAMPLE_NUMERATIONS {
            let mut before = Vec::new();
            for number in 0..3000 {
                let word = numeration.word(number);
                assert_eq!(numeration.number(&word), number, "{numeration}");
                let follows = |pair: &[usize]| numeration.may_follow(pair[0], pair[1]);
                assert!(word.windows(2).all(follows), "{numeration}: {number}");
                assert!(word.iter().all(|&digit| digit < numeration.digits()));
                let key = |word: &Vec<usize>| (word.len(), word.clone());
                assert!(number == 0 || key(&before) < key(&word), "{numeration}");
                before = word;
            }
        }
    }

    #[test]
    fn the_words_of_a_length_are_those_of_the_numbers_below_their_count() {
        for numeration in EXAMPLE_NUMERATIONS {
            for length in 0..4 {
                let words = numeration.words(length);
                assert_eq!(numeration.word(words).len(), length as usize + 1);
                assert!(words == 1 || numeration.word(words - 1).len() == length as usize);
            }
        }
    }

    #[test]
    fn zeckendorf_s_words_are_known() {
        let word = |n| Numeration::ZECKENDORF.word(n);
        assert_eq!(word(4), [1, 0, 1]);
        assert_eq!(word(100), [1, 0, 0, 0, 0, 1, 0, 1, 0, 0]);
    }
}
