//! Numerations: numbers as words of digits, the most significant digit first.

/// Numeration of a certificate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numeration {
    /// Number of digits: digits are below it.
    pub digits: usize,
    /// Whether the places are 1, t + 1, … with Uₙ₊₁ = tUₙ + Uₙ₋₁ for t = `digits` − 1, where a 0
    /// follows the digit t; otherwise they are 1, b, b², …
    pub is_metallic: bool,
}

pub const BINARY: Numeration = Numeration {
    digits: 2,
    is_metallic: false,
};

impl Numeration {
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

    /// Value a·Uₙ + b·Uₙ₋₁ after one more digit.
    pub fn append(self, [a, b]: [i64; 2], digit: i64) -> [i64; 2] {
        let digits = self.digits as i64;
        if self.is_metallic {
            [(digits - 1) * a + b + digit, a]
        } else {
            [digits * a + digit, 0]
        }
    }

    /// Whether only 0 may follow the digit.
    pub fn is_full(self, digit: usize) -> bool {
        self.is_metallic && digit + 1 == self.digits
    }

    /// Word of a number without leading zeros, by the greedy algorithm: each place as often as it
    /// fits.
    pub fn word(self, number: u64) -> Vec<usize> {
        let mut places: Vec<u64> = vec![1];
        let mut before = 1;
        loop {
            let last = places[places.len() - 1];
            let (factor, more) = if self.is_metallic {
                (self.digits as u64 - 1, before)
            } else {
                (self.digits as u64, 0)
            };
            let next = last.checked_mul(factor);
            match next.and_then(|next| next.checked_add(more)) {
                Some(next) if next <= number => places.push(next),
                _ => break,
            }
            before = last;
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
        let digits = self.digits as u128;
        let mut value = [0_u128; 2];
        for digit in word {
            let [a, b] = value;
            value = if self.is_metallic {
                let next = a.checked_mul(digits - 1)?.checked_add(b)?;
                [next.checked_add(digit as u128)?, a]
            } else {
                [a.checked_mul(digits)?.checked_add(digit as u128)?, 0]
            };
        }
        value[0].checked_add(value[1])
    }
}
