//! Numerations: numbers as words of digits, the most significant digit first.

/// Numeration of a certificate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numeration {
    /// Number of digits: digits are below it.
    pub digits: usize,
    /// If it is q ≥ 1: places 1, p + 1, … with Uₙ₊₁ = pUₙ + qUₙ₋₁ for p = `digits` − 1 ≥ q, where a
    /// digit below q follows the digit p; if it is 0: 1, b, b², …
    pub carried: usize,
}

pub const BINARY: Numeration = Numeration {
    digits: 2,
    carried: 0,
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

    /// Factor of a place in the place above.
    fn factor(self) -> usize {
        self.digits - usize::from(self.carried > 0)
    }

    /// a·Uₙ + b·q·Uₙ₋₁ after one more digit.
    pub fn append(self, [a, b]: [i64; 2], digit: i64) -> [i64; 2] {
        let [p, q] = [self.factor(), self.carried].map(|it| it as i64);
        [p * a + q * b + digit, if q > 0 { a } else { 0 }]
    }

    /// Whether only digits below `carried` may follow the digit.
    pub fn is_full(self, digit: usize) -> bool {
        self.carried > 0 && digit + 1 == self.digits
    }

    /// Whether the digit may not follow a full one.
    pub fn is_too_large(self, digit: usize) -> bool {
        self.carried > 0 && digit >= self.carried
    }

    /// Word of a number without leading zeros, by the greedy algorithm: each place as often as it
    /// fits.
    pub fn word(self, number: u64) -> Vec<usize> {
        let [p, q] = [self.factor(), self.carried].map(|it| it as u64);
        let mut places: Vec<u64> = vec![1];
        let mut more = u64::from(q > 0);
        loop {
            let last = places[places.len() - 1];
            let next = last.checked_mul(p);
            match next.and_then(|next| next.checked_add(more)) {
                Some(next) if next <= number => places.push(next),
                _ => break,
            }
            more = q * last;
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
        let [p, q] = [self.factor(), self.carried].map(|it| it as u128);
        let mut value = [0_u128; 2];
        for digit in word {
            let [a, b] = value;
            let next = a.checked_mul(p)?.checked_add(b.checked_mul(q)?)?;
            value = [next.checked_add(digit as u128)?, if q > 0 { a } else { 0 }];
        }
        value[0].checked_add(value[1])
    }
}
