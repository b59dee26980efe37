//! Ranges of integers, and arithmetic with them.

/// Integers from `low` to `high`; empty if `low` is larger.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Range {
    pub low: i128,
    pub high: i128,
}

/// Infinity: larger than any 64-bit number.
pub(super) const ENDLESS: i128 = 1 << 100;

pub(super) const ALL: Range = Range {
    low: -ENDLESS,
    high: ENDLESS,
};

impl Range {
    pub fn new(low: i128, high: i128) -> Self {
        Self {
            low: low.clamp(-ENDLESS, ENDLESS),
            high: high.clamp(-ENDLESS, ENDLESS),
        }
    }

    pub fn one(value: i64) -> Self {
        Self::new(value.into(), value.into())
    }

    pub fn natural() -> Self {
        Self::new(0, ENDLESS)
    }

    pub fn is_empty(self) -> bool {
        self.low > self.high
    }

    pub fn meet(self, other: Self) -> Self {
        Self::new(self.low.max(other.low), self.high.min(other.high))
    }

    pub fn hull(self, other: Self) -> Self {
        Self::new(self.low.min(other.low), self.high.max(other.high))
    }

    pub fn plus(self, other: Self) -> Self {
        Self::new(self.low + other.low, self.high + other.high)
    }

    pub fn negative(self) -> Self {
        Self::new(-self.high, -self.low)
    }

    pub fn times(self, other: Self) -> Self {
        self.at_corners(other, i128::saturating_mul)
    }

    /// Returns the range of an operation that is monotonic in each operand.
    pub fn at_corners(self, other: Self, op: impl Fn(i128, i128) -> i128) -> Self {
        let corners = [
            op(self.low, other.low),
            op(self.low, other.high),
            op(self.high, other.low),
            op(self.high, other.high),
        ];
        let [low, high] = [corners.iter().min(), corners.iter().max()];
        Self::new(*low.expect("four corners"), *high.expect("four corners"))
    }

    pub fn largest(self) -> i128 {
        self.low.abs().max(self.high.abs())
    }
}
