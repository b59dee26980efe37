//! Numbers as words of digits, in a base or in the numeration of t.

use crate::file::Certificate;

impl Certificate {
    /// The number of a symbol, the first digit running fastest.
    pub fn symbol(&self, digits: impl DoubleEndedIterator<Item = usize>) -> usize {
        digits
            .rev()
            .fold(0, |symbol, digit| symbol * self.digits + digit)
    }

    /// a·Uₙ + b·Uₙ₋₁ after one more digit.
    pub fn append(&self, a: i64, b: i64, digit: i64) -> [i64; 2] {
        let digits = self.digits as i64;
        if self.is_metallic {
            [(digits - 1) * a + b + digit, a]
        } else {
            [digits * a + digit, 0]
        }
    }

    /// All digits that may come next, after what is remembered of the last: in the numeration of t,
    /// a 0 follows t.
    pub fn digits_after(&self, last: &[usize]) -> impl Iterator<Item = Vec<usize>> {
        let (digits, last) = (self.digits, last.to_vec());
        (0..digits.pow(last.len() as u32)).filter_map(move |number| {
            let digit = |at: usize| number / digits.pow(at as u32) % digits;
            let may_follow = |at: usize| last[at] == 0 || digit(at) == 0;
            let is_word = (0..last.len()).all(may_follow);
            is_word.then(|| (0..last.len()).map(digit).collect())
        })
    }

    /// The digits, as far as they matter to those that come next.
    pub fn remembered(&self, digits: &[usize]) -> Vec<usize> {
        let is_full = |digit: usize| self.is_metallic && digit + 1 == self.digits;
        digits
            .iter()
            .map(|&digit| usize::from(is_full(digit)))
            .collect()
    }
}
