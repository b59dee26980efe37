//! Sums of numbers of which only the first digits have been read.

use super::numeration::{MAX_ORDER, Numeration};

/// Value Σ aⱼ·Wⱼ(n) of digits that n further digits will follow, where Wⱼ(n) is the number of words
/// of n digits that may follow j repeated factors of the recurrence (see [`Numeration`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pending([i64; MAX_ORDER]);

impl Pending {
    /// Value if no digit follows: Wⱼ(0) = 1.
    pub fn value(self) -> i64 {
        self.0.iter().sum()
    }

    /// The same value modulo a number, whatever digits follow.
    pub fn modulo(self, modulus: i64) -> Self {
        Self(self.0.map(|a| a.rem_euclid(modulus)))
    }
}

/// Arithmetic of pending sums in a numeration.
pub struct PendingSums {
    factors: [i64; MAX_ORDER],
    order: usize,
    /// Wⱼ(n), indexed by n, then j, for n below the order.
    words: [[i64; MAX_ORDER]; MAX_ORDER],
}

impl PendingSums {
    pub fn new(numeration: Numeration) -> Self {
        let mut words = [[0; MAX_ORDER]; MAX_ORDER];
        for (length, words) in words.iter_mut().enumerate() {
            let counts = numeration.counts().nth(length).expect("few short words");
            *words = counts.map(|count| count as i64);
        }
        Self {
            factors: numeration.factors().map(i64::from),
            order: numeration.order(),
            words,
        }
    }

    /// Pending sum after one more digit, or after one more sum of digits: Wⱼ(n + 1) is
    /// dⱼ₊₁·W₀(n) + Wⱼ₊₁(n).
    pub fn append(&self, pending: Pending, digit: i64) -> Pending {
        let mut next = [digit; MAX_ORDER];
        let terms = pending.0.iter().zip(&self.factors).take(self.order);
        next[0] += terms.map(|(a, factor)| a * factor).sum::<i64>();
        next[1..].copy_from_slice(&pending.0[..MAX_ORDER - 1]);
        next[self.order..].fill(0);
        Pending(next)
    }

    /// Sign that the sum has whatever digits follow, if these add from -`below`·Uₙ to `above`·Uₙ; 0
    /// if the sign varies.
    pub fn lasting_sign(&self, pending: Pending, below: i64, above: i64) -> i64 {
        // All Wⱼ(n) obey the recurrence, whose factors are not negative. So does a sum of them: it
        // is positive for all n if it is positive for the first ones.
        let mut signs = self.words[..self.order].iter().map(|words| {
            let terms = pending.0.iter().zip(words);
            let value: i64 = terms.map(|(a, words)| a * words).sum();
            i64::from(value > below * words[0]) - i64::from(value < -above * words[0])
        });
        let first = signs.next().expect("the order is positive");
        if signs.all(|sign| sign == first) {
            first
        } else {
            0
        }
    }
}
