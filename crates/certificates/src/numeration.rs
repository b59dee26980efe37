//! Numerations: numbers written as words of digits, the most significant digit first.

/// Largest number of factors in a recurrence.
pub const MAX_ORDER: usize = 4;

/// Numeration of a certificate, given by the factors d₁, …, dₘ of its recurrence.
///
/// Any word may follow a first digit below d₁. The digit d₁ opens a run: after it, a digit below d₂
/// ends the run and any word may follow, the digit d₂ continues the run, and no larger digit is
/// allowed. It goes on like this up to dₘ, which may not appear where the run would reach it.
///
/// The place Uₙ counts the words of n digits, and the number of a word counts the words before it.
/// Each of the d₁ smaller first digits leaves Uₙ₋₁ words, each of the d₂ smaller digits after d₁
/// leaves Uₙ₋₂, and so on. So Uₙ = d₁Uₙ₋₁ + d₂Uₙ₋₂ + …, plus 1 for the run itself if n < m. With a
/// single factor b, the places are the powers of b.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numeration {
    /// Number of different digits; each digit is smaller.
    pub digits: usize,
    /// Factors, padded with zeros.
    factors: [usize; MAX_ORDER],
    /// Number of factors.
    order: usize,
}

pub const BINARY: Numeration = Numeration::new(&[2]);

pub const ZECKENDORF: Numeration = Numeration::new(&[1, 1]);

impl Numeration {
    /// Makes the numeration with these factors.
    pub const fn new(given: &[usize]) -> Self {
        let mut factors = [0; MAX_ORDER];
        factors.split_at_mut(given.len()).0.copy_from_slice(given);
        Self {
            digits: given[0] + if given.len() > 1 { 1 } else { 0 },
            factors,
            order: given.len(),
        }
    }

    /// Returns the index of a symbol; the first digit varies fastest.
    pub fn symbol(self, digits: impl DoubleEndedIterator<Item = usize>) -> usize {
        digits
            .rev()
            .fold(0, |symbol, digit| symbol * self.digits + digit)
    }

    /// Returns the digits of a symbol on this many tracks.
    pub fn digits_of(self, symbol: usize, tracks: usize) -> impl Iterator<Item = usize> {
        let mut rest = symbol;
        (0..tracks).map(move |_| {
            let digit = rest % self.digits;
            rest /= self.digits;
            digit
        })
    }

    /// Updates the coefficients aⱼ of Σ aⱼ·(words of n digits after a run of j digits) for one more
    /// digit.
    pub fn append(self, sum: [i128; MAX_ORDER], digit: i128) -> [i128; MAX_ORDER] {
        let mut next = [0; MAX_ORDER];
        next[1..self.order].copy_from_slice(&sum[..self.order - 1]);
        let terms = sum.into_iter().zip(self.factors);
        next[0] = digit + terms.map(|(a, factor)| a * factor as i128).sum::<i128>();
        next
    }

    /// Counts the words of n digits for each n below the order, indexed by n and by the length of
    /// the run before them.
    pub fn short_words(self) -> Vec<[i128; MAX_ORDER]> {
        let mut counts = [0; MAX_ORDER];
        counts[..self.order].fill(1);
        let mut all = vec![counts];
        while all.len() < self.order {
            let before = counts;
            for (run, count) in counts.iter_mut().enumerate() {
                let goes_on = before.get(run + 1).copied().unwrap_or(0);
                *count = self.factors[run] as i128 * before[0] + goes_on;
            }
            all.push(counts);
        }
        all
    }

    /// Returns the length of the run after one more digit, or `None` if that digit is not allowed.
    pub fn run(self, before: usize, digit: usize) -> Option<usize> {
        let factor = self.factors[before];
        if digit < factor {
            Some(0)
        } else if digit == factor && before + 1 < self.order {
            Some(before + 1)
        } else {
            None
        }
    }

    /// Returns the number of factors; every run is shorter.
    pub fn order(self) -> usize {
        self.order
    }

    /// Returns the word of a number without leading zeros. The greedy algorithm takes each place as
    /// often as it fits.
    pub fn word(self, number: u128) -> Vec<usize> {
        let mut places: Vec<u128> = Vec::new();
        loop {
            // The run itself is one more word while it is shorter than the list of factors.
            let run = u128::from(places.len() < self.order);
            let terms = places.iter().rev().zip(self.factors);
            let next = terms.into_iter().try_fold(run, |sum, (place, factor)| {
                sum.checked_add(place.checked_mul(factor as u128)?)
            });
            match next {
                Some(next) if next <= number => places.push(next),
                _ => break,
            }
        }
        let mut rest = number;
        let digit = |&place: &u128| {
            let digit = rest / place;
            rest %= place;
            digit as usize
        };
        places.iter().rev().map(digit).collect()
    }

    /// Returns the number of a word, or `None` if it needs more than 128 bits.
    pub fn number(self, word: impl Iterator<Item = usize>) -> Option<u128> {
        let mut value = [0_u128; MAX_ORDER];
        for digit in word {
            let mut next = [0_u128; MAX_ORDER];
            next[1..self.order].copy_from_slice(&value[..self.order - 1]);
            let terms = value.iter().zip(self.factors);
            next[0] = terms
                .into_iter()
                .try_fold(digit as u128, |sum, (a, factor)| {
                    sum.checked_add(a.checked_mul(factor as u128)?)
                })?;
            value = next;
        }
        value.iter().try_fold(0_u128, |sum, a| sum.checked_add(*a))
    }
}
