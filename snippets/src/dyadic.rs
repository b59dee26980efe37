//! Numbers as games: exact dyadic rationals, and the simplest number between two.
//!
//! - Definition: a game `{L | R}` lists the options of Left and of Right; a player who can't move
//!   loses. It's `> 0` if Left wins whoever begins, `< 0` if Right does, `0` if the second player
//!   does, and `G = H` if `G - H = 0`. An integer `n > 0` is `{n - 1 | }`, and `m / 2^k` in lowest
//!   terms with `k > 0` is `{(m - 1) / 2^k | (m + 1) / 2^k}`.
//! - Theorem: the simplicity rule. If all options are numbers, `{L | R}` is a number iff every left
//!   one is below every right one. Then it's the simplest number between them: the integer nearest
//!   to 0, or, without an integer, the one with the least denominator. Otherwise it's hot, or a
//!   number plus `*`: see `hot_games` and `number_nimber`. Values of numbers add as fractions, and
//!   Left wins a sum both as first and as second player iff it's above 0.
//! - Method: numerator and power of two in `i128`, compared as whole part and fraction, so that
//!   nothing overflows. The simplest number is sought by denominator 1, 2, 4, ….
//! - Time: O(1), O(127) for the simplest number. Memory: O(1).
//! - Source: J. H. Conway, On Numbers and Games (1976), ch. 0–1; Winning Ways, ch. 2.
//! - Status: order and sums equal to fractions for all numerators to 40, denominators to 16; order
//!   at random on the whole range; the simplest number equal to the earliest born in all open,
//!   closed and unbounded intervals between eighths up to 3; `{L | R}` equal to its number, or to
//!   none, by a search of the difference for up to two options from -2, -1, -1/2, …, 2 on either
//!   side.
//! - names: surreal numbers, numbers as games, how many free moves a player is ahead, each player
//!   has own pieces, 超现实数, 不平等博弈, 超現実数

use cargo_snippet::snippet;

/// The winner of a game in which the players have different moves.
#[snippet("winner", doc_hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Left, whoever begins.
    Left,
    /// Right, whoever begins.
    Right,
    /// The player who moves first.
    First,
    /// The player who moves second.
    Second,
}

#[snippet("winner", doc_hidden)]
impl Winner {
    /// The winner, from whether Left wins if Left begins, and whether Right wins if Right begins.
    ///
    /// ```
    /// use snippets::dyadic::Winner;
    ///
    /// assert_eq!(Winner::from_first_moves(true, true), Winner::First);
    /// assert_eq!(Winner::from_first_moves(false, true), Winner::Right);
    /// ```
    pub fn from_first_moves(left_wins: bool, right_wins: bool) -> Self {
        match (left_wins, right_wins) {
            (true, false) => Winner::Left,
            (false, true) => Winner::Right,
            (true, true) => Winner::First,
            (false, false) => Winner::Second,
        }
    }
}

/// The number `numerator / 2^exponent` in lowest terms.
///
/// ```
/// use snippets::dyadic::Dyadic;
///
/// let half = Dyadic::new(1, 1);
/// assert!(half < Dyadic::new(3, 2) && half > -half);
/// assert_eq!(half + half, Dyadic::new(1, 0));
/// assert_eq!([half; 3].into_iter().sum::<Dyadic>(), Dyadic::new(1, 0) + half);
/// assert_eq!((half + half - Dyadic::new(1, 2)).parts(), (3, 2));
/// ```
#[snippet("dyadic", doc_hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dyadic(i128, u32);

#[snippet("dyadic", doc_hidden)]
impl Dyadic {
    /// The number 0.
    pub const ZERO: Self = Self(0, 0);

    /// The number `numerator / 2^exponent`, which needn't be in lowest terms.
    ///
    /// # Panics
    /// If the denominator exceeds `2^126` in lowest terms, or if the numerator is `i128::MIN`.
    pub fn new(numerator: i128, exponent: u32) -> Self {
        if numerator == 0 {
            return Self::ZERO;
        }
        let twos = numerator.trailing_zeros().min(exponent);
        let (numerator, exponent) = (numerator >> twos, exponent - twos);
        let fits = exponent <= 126 && numerator > i128::MIN;
        assert!(fits, "{numerator} / 2^{exponent} is out of range");
        Self(numerator, exponent)
    }

    /// The numerator and the exponent, in lowest terms.
    pub fn parts(self) -> (i128, u32) {
        (self.0, self.1)
    }

    /// The number times `2^k`, rounded down.
    fn floor_at(self, k: u32) -> i128 {
        let (numerator, exponent) = self.parts();
        if let Some(cut) = exponent.checked_sub(k) {
            return numerator >> cut;
        }
        let scaled = numerator.checked_mul(1 << (k - exponent));
        scaled.expect("the number fits i128")
    }
}

#[snippet("dyadic", doc_hidden)]
impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let whole_and_fraction = |x: &Self| {
            let (numerator, exponent) = x.parts();
            let fraction = (numerator as u128).checked_shl(128 - exponent);
            (numerator >> exponent, fraction.unwrap_or(0))
        };
        whole_and_fraction(self).cmp(&whole_and_fraction(other))
    }
}

#[snippet("dyadic", doc_hidden)]
impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

#[snippet("dyadic", doc_hidden)]
impl std::ops::Neg for Dyadic {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.0, self.1)
    }
}

/// The sum. It panics if it doesn't fit `i128` over the larger of the two denominators.
#[snippet("dyadic", doc_hidden)]
impl std::ops::Add for Dyadic {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let exponent = self.1.max(other.1);
        let (one, two) = (self.floor_at(exponent), other.floor_at(exponent));
        let sum = one.checked_add(two);
        Self::new(sum.expect("the sum fits i128"), exponent)
    }
}

/// The difference. It panics like the sum.
#[snippet("dyadic_sums", doc_hidden, include = "dyadic")]
impl std::ops::Sub for Dyadic {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

/// The sum of any number of values; 0 of none. It panics like the sum of two.
#[snippet("dyadic_sums", doc_hidden)]
impl std::iter::Sum for Dyadic {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::ZERO, |sum, value| sum + value)
    }
}

/// The simplest number between two bounds; `None` if there is none.
///
/// # Panics
/// If that number has a denominator above `2^126`, or doesn't fit `i128` over it.
///
/// ```
/// use snippets::dyadic::{simplest_number, Dyadic};
/// use std::ops::Bound::{Excluded, Included, Unbounded};
///
/// let [half, one] = [Dyadic::new(1, 1), Dyadic::new(1, 0)];
/// assert_eq!(simplest_number(Excluded(half), Excluded(one)), Some(Dyadic::new(3, 2)));
/// assert_eq!(simplest_number(Included(half), Excluded(one)), Some(half));
/// assert_eq!(simplest_number(Excluded(one), Unbounded), Some(Dyadic::new(2, 0)));
/// assert_eq!(simplest_number(Excluded(one), Excluded(one)), None);
/// ```
#[snippet("simplest_number", doc_hidden, include = "dyadic")]
pub fn simplest_number(
    low: std::ops::Bound<Dyadic>,
    high: std::ops::Bound<Dyadic>,
) -> Option<Dyadic> {
    use std::ops::Bound::{Excluded, Included, Unbounded};
    let is_empty = match (low, high) {
        (Unbounded, _) | (_, Unbounded) => false,
        (Included(a), Included(b)) => a > b,
        (Included(a) | Excluded(a), Included(b) | Excluded(b)) => a >= b,
    };
    if is_empty {
        return None;
    }
    let above = |x: Dyadic, k: u32| {
        let next = x.floor_at(k).checked_add(1);
        next.expect("the number fits i128")
    };
    let least = |k: u32| match low {
        Unbounded => i128::MIN,
        Excluded(x) => above(x, k),
        Included(x) => -(-x).floor_at(k),
    };
    let most = |k: u32| match high {
        Unbounded => i128::MAX,
        Excluded(x) => -above(-x, k),
        Included(x) => x.floor_at(k),
    };
    (0..).find_map(|k| {
        let (least, most) = (least(k), most(k));
        (least <= most).then(|| Dyadic::new(0.clamp(least, most), k))
    })
}

/// The value of the game `{lefts | rights}`, whose options are all numbers.
///
/// `None` if the game isn't a number.
///
/// # Panics
/// Like [`simplest_number`].
///
/// ```
/// use snippets::dyadic::{number_value, Dyadic};
///
/// let [zero, one] = [Dyadic::ZERO, Dyadic::new(1, 0)];
/// assert_eq!(number_value([], []), Some(zero));
/// assert_eq!(number_value([zero], [one]), Some(Dyadic::new(1, 1)));
/// assert_eq!(number_value([one], [zero]), None);
/// assert_eq!(number_value([zero], [zero]), None);
/// ```
#[snippet("simplest_number", doc_hidden)]
pub fn number_value(
    lefts: impl IntoIterator<Item = Dyadic>,
    rights: impl IntoIterator<Item = Dyadic>,
) -> Option<Dyadic> {
    use std::ops::Bound::{Excluded, Unbounded};
    let low = lefts.into_iter().max().map_or(Unbounded, Excluded);
    let high = rights.into_iter().min().map_or(Unbounded, Excluded);
    simplest_number(low, high)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::ops::Bound::{Excluded, Included, Unbounded};

    use proptest::prelude::*;

    use super::*;

    fn eighths(m: i128) -> Dyadic {
        Dyadic::new(m, 3)
    }

    #[test]
    fn order_and_sums_are_those_of_fractions() {
        let fractions = || (-40..=40i128).flat_map(|m| (0..=4).map(move |e| (m, e)));
        for (a, e) in fractions() {
            let x = Dyadic::new(a, e);
            assert_eq!((-x).parts(), (-x.parts().0, x.parts().1));
            assert_eq!(x.parts().0 << (e - x.parts().1), a);
            for (b, f) in fractions() {
                let y = Dyadic::new(b, f);
                let [a, b] = [a << (4 - e), b << (4 - f)];
                assert_eq!(x.cmp(&y), a.cmp(&b), "{x:?} {y:?}");
                assert_eq!(x == y, a == b);
                assert_eq!(x + y, Dyadic::new(a + b, 4), "{x:?} {y:?}");
            }
        }
    }

    /// The bits of `numerator / 2^exponent` after the point.
    fn fraction(numerator: i128, exponent: u32) -> Vec<bool> {
        (0..exponent)
            .rev()
            .map(|i| numerator >> i & 1 == 1)
            .collect()
    }

    proptest! {
        #[test]
        fn order_is_that_of_the_digits(
            a in any::<i128>(), b in any::<i128>(),
            e in 0..127u32, f in 0..127u32, near in any::<bool>(),
        ) {
            let (b, f) = if near { ((a >> 4) + b % 3, e.saturating_sub(4)) } else { (b, f) };
            prop_assume!(a > i128::MIN && b > i128::MIN);
            let [(a, e), (b, f)] = [Dyadic::new(a, e).parts(), Dyadic::new(b, f).parts()];
            let expected = (a >> e, fraction(a, e)).cmp(&(b >> f, fraction(b, f)));
            let found = Dyadic::new(a, e).cmp(&Dyadic::new(b, f));
            prop_assert_eq!(found, expected);
        }
    }

    /// All numbers in 256ths with the day on which they are born, to day 8.
    fn births() -> Vec<(i128, usize)> {
        let mut born = vec![(0, 0)];
        for day in 1..=8 {
            let mut now: Vec<i128> = born.iter().map(|&(x, _)| x).collect();
            now.sort_unstable();
            born.push((now[0] - 256, day));
            born.push((now[now.len() - 1] + 256, day));
            born.extend(now.windows(2).map(|w| ((w[0] + w[1]) / 2, day)));
        }
        born
    }

    #[test]
    fn the_simplest_number_is_born_first() {
        let births = births();
        let bounds = || {
            let both = (-24..=24).flat_map(|m| [Included(eighths(m)), Excluded(eighths(m))]);
            both.chain([Unbounded])
        };
        for low in bounds() {
            for high in bounds() {
                let inside = births.iter().filter(|(x, _)| {
                    let x = Dyadic::new(*x, 8);
                    std::ops::RangeBounds::contains(&(low, high), &x)
                });
                let first = inside.min_by_key(|&&(_, day)| day);
                let expected = first.map(|&(x, _)| Dyadic::new(x, 8));
                assert_eq!(simplest_number(low, high), expected, "{low:?} {high:?}");
            }
        }
    }

    /// Games as trees: the options of Left and of Right by index.
    #[derive(Default)]
    struct Games {
        options: Vec<[Vec<usize>; 2]>,
        at_least: HashMap<(usize, usize), bool>,
    }

    impl Games {
        fn add(&mut self, lefts: Vec<usize>, rights: Vec<usize>) -> usize {
            self.options.push([lefts, rights]);
            self.options.len() - 1
        }

        /// `m / 2^exponent` by the definition.
        fn number(&mut self, m: i128, exponent: u32) -> usize {
            let (lefts, rights) = if exponent > 0 && m % 2 == 0 {
                return self.number(m / 2, exponent - 1);
            } else if exponent > 0 {
                let neighbours = [m - 1, m + 1].map(|m| self.number(m, exponent));
                (vec![neighbours[0]], vec![neighbours[1]])
            } else if m == 0 {
                (vec![], vec![])
            } else {
                let nearer = vec![self.number(m - m.signum(), 0)];
                if m > 0 {
                    (nearer, vec![])
                } else {
                    (vec![], nearer)
                }
            };
            self.add(lefts, rights)
        }

        /// Left wins `g - h` as second player: no option of Right in `g`, none of Left in `h`
        /// refutes it.
        fn at_least(&mut self, g: usize, h: usize) -> bool {
            if let Some(&known) = self.at_least.get(&(g, h)) {
                return known;
            }
            let right = self.options[g][1].clone();
            let left = self.options[h][0].clone();
            let is_refuted = right.into_iter().any(|r| self.at_least(h, r))
                || left.into_iter().any(|l| self.at_least(l, g));
            self.at_least.insert((g, h), !is_refuted);
            !is_refuted
        }

        fn equal(&mut self, g: usize, h: usize) -> bool {
            self.at_least(g, h) && self.at_least(h, g)
        }
    }

    #[test]
    fn games_of_numbers_have_the_value_that_a_search_of_the_difference_finds() {
        let numbers = [(-2, 0), (-1, 0), (-1, 1), (0, 0), (1, 1), (1, 0), (2, 0)];
        let mut games = Games::default();
        let trees = numbers.map(|(m, e)| games.number(m, e));
        let candidates: Vec<(Dyadic, usize)> = (-24..=24)
            .map(|m| (eighths(m), games.number(m, 3)))
            .collect();
        let mut sets: Vec<Vec<usize>> = vec![vec![]];
        for i in 0..7 {
            sets.extend((0..=i).map(|j| if i == j { vec![i] } else { vec![i, j] }));
        }
        for lefts in &sets {
            for rights in &sets {
                let value = |set: &[usize]| -> Vec<Dyadic> {
                    let numbers = set.iter().map(|&i| numbers[i]);
                    numbers.map(|(m, e)| Dyadic::new(m, e)).collect()
                };
                let tree = |set: &[usize]| set.iter().map(|&i| trees[i]).collect();
                let game = games.add(tree(lefts), tree(rights));
                let equal: Vec<Dyadic> = candidates
                    .iter()
                    .filter(|(_, tree)| games.equal(game, *tree))
                    .map(|&(number, _)| number)
                    .collect();
                let found = number_value(value(lefts), value(rights));
                assert_eq!(equal, Vec::from_iter(found), "{lefts:?} {rights:?}");
            }
        }
    }

    #[test]
    fn extremes_are_exact() {
        let [tiny, huge] = [Dyadic::new(1, 126), Dyadic::new(i128::MAX, 0)];
        assert!(Dyadic::ZERO < tiny && -tiny < Dyadic::ZERO && tiny < huge && -huge < -tiny);
        assert_eq!(Dyadic::new(1 << 126, 126), Dyadic::new(1, 0));
        assert_eq!(
            simplest_number(Excluded(Dyadic::ZERO), Excluded(Dyadic::new(1, 125))),
            Some(tiny)
        );
        assert_eq!(
            simplest_number(Included(-huge), Included(-huge)),
            Some(-huge)
        );
        assert_eq!(Dyadic::new(0, u32::MAX), Dyadic::ZERO);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let [tiny, huge] = [Dyadic::new(1, 126), Dyadic::new(i128::MAX, 0)];
        let refused: [fn(Dyadic, Dyadic) -> Dyadic; 4] = [
            |tiny, huge| tiny + huge,
            |_, huge| huge + huge,
            |tiny, _| simplest_number(Excluded(Dyadic::ZERO), Excluded(tiny)).unwrap(),
            |_, huge| simplest_number(Excluded(huge), Unbounded).unwrap(),
        ];
        for refuse in refused {
            assert!(std::panic::catch_unwind(|| refuse(tiny, huge)).is_err());
        }
    }
}
