//! Numerations: numbers as words of digits, the most significant digit first.

/// Largest number of factors of a recurrence.
pub const MAX_ORDER: usize = 4;

/// Numeration of a certificate, by the factors d₁, …, dₘ of its recurrence.
///
/// A digit below d₁ is free: any word may follow it. The digit d₁ opens a run, in which the next
/// digit is free if it is below d₂, goes on with the run if it is d₂, and is not larger; and so
/// on; the digit dₘ would end the run and may not come. A place Uₙ counts the words of n digits,
/// and the number of a word is the number of the words before it. Each of the d₁ free first digits
/// leaves Uₙ₋₁ words, each of the d₂ free digits after d₁ leaves Uₙ₋₂, and so on:
/// Uₙ = d₁Uₙ₋₁ + d₂Uₙ₋₂ + …, and 1 more for the run itself if n < m. With one factor b the places
/// are the powers of b.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numeration {
    /// Number of digits: digits are below it.
    pub digits: usize,
    /// Factors, with zeros behind the last.
    factors: [usize; MAX_ORDER],
    /// Number of factors.
    order: usize,
}

pub const BINARY: Numeration = Numeration::new(&[2]);

pub const ZECKENDORF: Numeration = Numeration::new(&[1, 1]);

impl Numeration {
    /// Numeration with these factors.
    pub const fn new(given: &[usize]) -> Self {
        let mut factors = [0; MAX_ORDER];
        factors.split_at_mut(given.len()).0.copy_from_slice(given);
        Self {
            digits: given[0] + if given.len() > 1 { 1 } else { 0 },
            factors,
            order: given.len(),
        }
    }

    /// Number of a symbol; the first digit runs fastest.
    pub fn symbol(self, digits: impl DoubleEndedIterator<Item = usize>) -> usize {
        digits
            .rev()
            .fold(0, |symbol, digit| symbol * self.digits + digit)
    }

    /// Digits of a symbol on this many tracks.
    pub fn digits_of(self, symbol: usize, tracks: usize) -> impl Iterator<Item = usize> {
        let mut rest = symbol;
        (0..tracks).map(move |_| {
            let digit = rest % self.digits;
            rest /= self.digits;
            digit
        })
    }

    /// Sum Σ aⱼ·(words of n digits within a run of j digits) after one more digit.
    pub fn append(self, sum: [i64; MAX_ORDER], digit: i64) -> [i64; MAX_ORDER] {
        let mut next = [0; MAX_ORDER];
        next[1..self.order].copy_from_slice(&sum[..self.order - 1]);
        let terms = sum.into_iter().zip(self.factors);
        next[0] = digit + terms.map(|(a, factor)| a * factor as i64).sum::<i64>();
        next
    }

    /// Numbers of words with n digits, indexed by the length of the run before them, for n below
    /// the order.
    pub fn short_words(self) -> Vec<[i64; MAX_ORDER]> {
        let mut counts = [0; MAX_ORDER];
        counts[..self.order].fill(1);
        let mut all = vec![counts];
        while all.len() < self.order {
            let before = counts;
            for (run, count) in counts.iter_mut().enumerate() {
                let goes_on = before.get(run + 1).copied().unwrap_or(0);
                *count = self.factors[run] as i64 * before[0] + goes_on;
            }
            all.push(counts);
        }
        all
    }

    /// Length of the run after one more digit; None if the digit may not follow.
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

    /// Number of factors; runs are shorter.
    pub fn order(self) -> usize {
        self.order
    }

    /// Word of a number without leading zeros, by the greedy algorithm: each place as often as it
    /// fits.
    pub fn word(self, number: u64) -> Vec<usize> {
        let mut places: Vec<u64> = Vec::new();
        loop {
            // The run itself is one more word, as long as it is shorter than all factors.
            let run = u64::from(places.len() < self.order);
            let terms = places.iter().rev().zip(self.factors);
            let next = terms.into_iter().try_fold(run, |sum, (place, factor)| {
                sum.checked_add(place.checked_mul(factor as u64)?)
            });
            match next {
                Some(next) if next <= number => places.push(next),
                _ => break,
            }
        }
        let mut rest = number;
        let digit = |&place: &u64| {
            let digit = rest / place;
            rest %= place;
            digit as usize
        };
        places.iter().rev().map(digit).collect()
    }

    /// Number of a word; None if it does not fit in 128 bits.
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
