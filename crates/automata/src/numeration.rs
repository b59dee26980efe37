//! Numerations: natural numbers as words of digits, the most significant digit first.
//!
//! To add a kind of numeration, add its variant, its arms and its examples here. Also add its name
//! to the function `numeration` of `certificates/src/file.rs`, which has its own
//! reader.

use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};

/// Largest order of a recurrence.
pub const MAX_ORDER: usize = 4;

/// Numeration in which a finite automaton can add.
///
/// A numeration has m factors d₁, …, dₘ, none larger than d₁. Reading a word keeps a count j, which
/// is 0 at first: a digit below dⱼ₊₁ sets it to 0, the digit dⱼ₊₁ raises it to j + 1 < m, and no
/// other digit is allowed. Let Wⱼ(n) be the number of words of n digits from count j on. Then Wⱼ(0)
/// = 1 and Wⱼ(n + 1) = dⱼ₊₁·W₀(n) + Wⱼ₊₁(n). A digit that n others follow has the place Uₙ = W₀(n),
/// because so many words follow each smaller digit. So a word means the number of words of its
/// length before it: each number below Uₙ has one word, longer words are larger numbers, and Uₙ₊ₘ =
/// d₁·Uₙ₊ₘ₋₁ + … + dₘ·Uₙ.
///
/// Addition is finite if all roots of the recurrence except the largest are inside the unit circle
/// (C. Frougny 1992).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Numeration {
    /// Base b, with one factor: places 1, b, b², … and digits below b.
    Base(u32),
    /// Factors t and 1: places U₀ = 1, U₁ = t + 1, Uₙ₊₁ = t·Uₙ + Uₙ₋₁ and digits 0 to t; a 0
    /// follows each t. This is Ostrowski's numeration of the metallic mean `[t; t, t, …]`. With t =
    /// 1 (the golden ratio) it is Zeckendorf's numeration.
    Metallic(u32),
    /// Other factors, padded with zeros. Metallic(t) is the same as Recurrence([t, 1, 0, 0]).
    Recurrence([u32; MAX_ORDER]),
}

/// Numerations of each kind, for tests.
pub const EXAMPLE_NUMERATIONS: [Numeration; 15] = [
    Numeration::Base(2),
    Numeration::Base(3),
    Numeration::Base(5),
    Numeration::Base(10),
    Numeration::Metallic(1),
    Numeration::Metallic(2),
    Numeration::Metallic(3),
    Numeration::Metallic(4),
    Numeration::quadratic(2, 2),
    Numeration::quadratic(3, 2),
    Numeration::quadratic(5, 3),
    Numeration::TRIBONACCI,
    Numeration::NARAYANA,
    Numeration::Recurrence([2, 1, 1, 0]),
    Numeration::Recurrence([1, 1, 1, 1]),
];

impl Numeration {
    pub const BINARY: Self = Self::Base(2);
    pub const ZECKENDORF: Self = Self::Metallic(1);
    /// Places 1, 2, 4, 7, 13, …; no three digits 1 in a row.
    pub const TRIBONACCI: Self = Self::Recurrence([1, 1, 1, 0]);
    /// Places 1, 2, 3, 4, 6, 9, 13, …; at least two digits 0 between two digits 1.
    pub const NARAYANA: Self = Self::Recurrence([1, 0, 1, 0]);

    /// Makes the numeration with the factors p and q, for 1 ≤ q ≤ p. The recurrence's other root is
    /// then inside the unit circle.
    pub const fn quadratic(p: u32, q: u32) -> Self {
        Self::Recurrence([p, q, 0, 0])
    }

    /// Returns the factors of the recurrence, padded with zeros.
    pub fn factors(self) -> [u32; MAX_ORDER] {
        match self {
            Self::Base(base) => [base, 0, 0, 0],
            Self::Metallic(t) => [t, 1, 0, 0],
            Self::Recurrence(factors) => factors,
        }
    }

    /// Returns the number of factors.
    pub fn order(self) -> usize {
        let last = self.factors().iter().rposition(|&factor| factor > 0);
        last.expect("a factor is positive") + 1
    }

    /// Returns t if this is the numeration of the metallic mean `[t; t, t, …]`, in which pairs of
    /// Beatty sequences are read.
    pub fn metallic(self) -> Option<u32> {
        match self {
            Self::Metallic(t) => Some(t),
            _ => None,
        }
    }

    /// Returns the name in certificates.
    pub fn notation(self) -> String {
        match (self, self.factors()) {
            (Self::Base(base), _) => format!("base {base}"),
            (Self::Metallic(t), _) => format!("metallic {t}"),
            (_, [p, q, 0, 0]) => format!("quadratic {p} {q}"),
            (_, factors) => {
                let factors = factors[..self.order()].iter();
                factors.fold("recurrence".to_owned(), |name, factor| {
                    format!("{name} {factor}")
                })
            }
        }
    }

    /// Returns the limit of the quotient of a place and the one before.
    pub fn growth(self) -> f64 {
        let factors = self.factors().map(f64::from);
        let mut counts = [1.0; MAX_ORDER];
        for _ in 0..200 {
            let first = counts[0];
            for at in 0..MAX_ORDER {
                let next = counts.get(at + 1).copied().unwrap_or(0.0);
                // Divided by the place, so all numbers stay small.
                counts[at] = factors[at] + next / first;
            }
        }
        counts[0]
    }

    /// Returns the number of different digits; each digit is smaller.
    pub fn digits(self) -> usize {
        self.factors()[0] as usize + usize::from(self.order() > 1)
    }

    /// Returns the count after one more digit (see [`Numeration`]), or `None` if that digit is not
    /// allowed.
    pub fn follow(self, count: usize, digit: usize) -> Option<usize> {
        match digit.cmp(&(self.factors()[count] as usize)) {
            Ordering::Less => Some(0),
            Ordering::Equal => Some(count + 1).filter(|&count| count < self.order()),
            Ordering::Greater => None,
        }
    }

    /// Returns the numbers Wⱼ(n) of words, by j, for n = 0, 1, … as long as they fit in 64 bits.
    pub fn counts(self) -> impl Iterator<Item = [u64; MAX_ORDER]> {
        let order = self.order();
        let factors = self.factors().map(u64::from);
        let mut first = [0; MAX_ORDER];
        first[..order].fill(1);
        std::iter::successors(Some(first), move |counts| {
            let mut next = [0_u64; MAX_ORDER];
            for (at, next) in next[..order].iter_mut().enumerate() {
                let carried = counts.get(at + 1).copied().unwrap_or(0);
                *next = factors[at].checked_mul(counts[0])?.checked_add(carried)?;
            }
            Some(next)
        })
    }

    /// Returns the places 1, … up to `largest`.
    pub fn places(self, largest: u64) -> Vec<u64> {
        let places = self.counts().map(|counts| counts[0]);
        places.take_while(|&place| place <= largest).collect()
    }

    /// Returns the number of words with `length` digits, which is also the least number with more
    /// digits.
    ///
    /// # Panics
    /// If the number does not fit in 64 bits.
    pub fn words(self, length: u32) -> u64 {
        let counts = self.counts().nth(length as usize);
        counts.expect("tables are shorter than 2⁶⁴")[0]
    }

    /// Returns the word of a number without leading zeros; it is empty for 0.
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

    /// Returns the number of a word, which may have leading zeros.
    ///
    /// # Panics
    /// If the number does not fit in 64 bits.
    pub fn number(self, word: &[usize]) -> u64 {
        let mut places = self.counts().map(|counts| counts[0]);
        let terms = word
            .iter()
            .rev()
            .map(|&digit| match (digit, places.next()) {
                (0, _) => 0,
                (digit, place) => digit as u64 * place.expect("the number is below 2⁶⁴"),
            });
        terms.sum()
    }
}

impl Display for Numeration {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Base(base) => return write!(f, "base {base}"),
            Self::ZECKENDORF => return f.write_str("Zeckendorf"),
            Self::TRIBONACCI => return f.write_str("Tribonacci"),
            Self::NARAYANA => return f.write_str("Narayana"),
            _ => f.write_str("U(n+1) =")?,
        }
        let terms = self.factors().into_iter().zip(["n", "n-1", "n-2", "n-3"]);
        let mut sign = "";
        for (factor, place) in terms.filter(|&(factor, _)| factor > 0) {
            let times = if factor > 1 {
                factor.to_string()
            } else {
                String::new()
            };
            write!(f, "{sign} {times}U({place})")?;
            sign = " +";
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The variants are read from the source, because a list of them might also be forgotten.
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
                let follow = |count, &digit: &usize| numeration.follow(count, digit);
                let count = word.iter().try_fold(0, follow);
                assert!(count.is_some(), "{numeration}: {number}");
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

    #[test]
    fn places_and_their_growth_are_known() {
        let places = |numeration: Numeration| numeration.places(100);
        assert_eq!(places(Numeration::TRIBONACCI), [1, 2, 4, 7, 13, 24, 44, 81]);
        let cows = [1, 2, 3, 4, 6, 9, 13, 19, 28, 41, 60, 88];
        assert_eq!(places(Numeration::NARAYANA), cows);
        for (numeration, growth) in [
            (Numeration::BINARY, 2.0),
            (Numeration::ZECKENDORF, 1.618_034),
            (Numeration::quadratic(2, 2), 2.732_051),
            (Numeration::TRIBONACCI, 1.839_287),
            (Numeration::NARAYANA, 1.465_571),
        ] {
            assert!((numeration.growth() - growth).abs() < 1e-6, "{numeration}");
        }
    }
}
