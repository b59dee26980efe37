//! Arithmetic periods: a proof by carries.
//!
//! Let `g(n + p) = g(n) + s` for n₀ ≤ n with n + p in the table, s a power of 2.
//! It holds for ever if the next heap, and by induction each one, has all values
//! below `g(n − p) + s` among its options, but not this value itself.
//!
//! **All smaller values.** Some options of a heap n have the value g(y) of a heap y:
//! where any number from t on may be taken, y itself for every y ≤ n − t; where b may
//! be removed and three heaps left, (x, x, y) for every y ≤ n − b − 2 of the parity of
//! n − b. Call these the plain options, and the empty heap too where it always is one. Let V be s more than the largest value below
//! n₀, and let both parities of n reach all values up to V by plain options within
//! the table; so do all later heaps. Let each of the last p heaps n reach each value
//! v < g(n) by a plain option, or by parts of which all but one, y, have values below
//! s. Then n + p reaches each value w < g(n) + s above V: take the option of n for
//! v = w − s, the plain one if v ≤ V, and put y + p for y. Its value is w if y ≥ n₀.
//! That is so: a plain option has g(y) = v > V − s, more than all heaps below n₀
//! have; and any other is taken for v > V only, where g(y), which differs from v by
//! less than s in the XOR with parts below s, exceeds V − s as well.
//!
//! **Not the value itself.** Write `g(i) = s·Q(i) + r(i)`, r(i) < s. For the parts
//! i, j, k of n to have the value g(n), r(i) ⊕ r(j) ⊕ r(k) must be r(n), and Q(i) ⊕
//! Q(j) ⊕ Q(k) must be Q(n). An XOR falls short of the sum by an even number (the
//! carries): so Q(i) + Q(j) + Q(k) − Q(n) must be even and not negative. But
//! `p·Q(i) − i` does not change if p is added to i; so this difference depends only
//! on b, on the residues mod p of parts from n₀ on, and on the smaller parts: finitely
//! many cases, and none may be even and not negative where the r agree. The same goes
//! for two parts; for one part the Q must be equal. Where any number b ≥ t may be
//! taken, they are equal for one b only, which must be below t; and a part below n₀
//! has a smaller value than the last p heaps have.
//!
//! Nothing is proven here about codes whose endless digit allows to split.

use std::collections::HashSet;

use super::{Criterion, Proof, period};
use crate::game::OctalCode;

/// More cases than this are not tried.
const MOST_CASES: usize = 300_000_000;

/// What may be removed, by the number of heaps that are left.
#[derive(Debug)]
pub struct Places {
    whole: Vec<usize>,
    take: Vec<usize>,
    split: Vec<usize>,
    split_in_three: Vec<usize>,
    /// Any number from this one on may be taken if one heap remains.
    take_from: Option<usize>,
    /// Any heap from this one on may be taken whole.
    whole_from: Option<usize>,
    /// Any large enough number may be removed if two or three heaps remain.
    splits_without_end: bool,
}

impl Places {
    pub fn new(code: &OctalCode) -> Self {
        let tail = code.tail();
        Self {
            whole: code.places(0),
            take: code.places(1),
            split: code.places(2),
            split_in_three: code.places(3),
            take_from: (tail & 2 != 0).then_some(code.digits().len()),
            whole_from: (tail & 1 != 0).then_some(code.digits().len()),
            splits_without_end: tail >= 4,
        }
    }

    /// The most that one move removes, the endless digit aside.
    pub fn longest(&self) -> usize {
        let all = [&self.whole, &self.take, &self.split, &self.split_in_three];
        let all = all.into_iter().flatten().chain(&self.take_from);
        all.max().copied().unwrap_or(0)
    }
}

/// The least arithmetic period with a saltus that the carries prove.
pub fn by_carries(g: &[u32], places: &Places) -> Option<Proof> {
    let steps: Vec<i64> = g
        .windows(2)
        .map(|pair| i64::from(pair[1]) - i64::from(pair[0]))
        .collect();
    let period = period::shift_of_last_window(&steps, steps.len() / 2, 0)?;
    let last = g.len() - 1;
    let saltus = g[last]
        .checked_sub(g[last - period])
        .filter(|saltus| saltus.is_power_of_two())?;
    let leaps = |&n: &usize| g[n + period].checked_sub(g[n]) != Some(saltus);
    let preperiod = (0..g.len() - period).rev().find(leaps).map_or(0, |n| n + 1);
    // Heap 0 is no part.
    let regular = Regular {
        g,
        period,
        saltus,
        start: preperiod.max(1),
    };
    let is_long_enough = g.len() > 3 * regular.start + places.longest() + 2 * period;
    let is_proven = is_long_enough
        && !places.splits_without_end
        && regular.cases(places) <= MOST_CASES
        && regular.reaches_smaller_values(places)
        && regular.never_reaches_itself(places);
    is_proven.then_some(Proof {
        preperiod,
        period,
        saltus,
        criterion: Criterion::Carries,
        last_heap: last,
    })
}

/// `g(n + period) = g(n) + saltus` for `start` ≤ n, in the table.
struct Regular<'a> {
    g: &'a [u32],
    period: usize,
    saltus: u32,
    start: usize,
}

impl Regular<'_> {
    fn cases(&self, places: &Places) -> usize {
        let parts = self.start + self.period;
        parts * parts * self.period * (places.split_in_three.len() + places.split.len())
    }

    fn reaches_smaller_values(&self, places: &Places) -> bool {
        let base = self.g.len() - self.period;
        let highest = self.g.iter().max().map_or(0, |&v| v as usize);
        // By parity and value: the least heap y ≥ 1.
        let mut least = [vec![usize::MAX; highest + 1], vec![usize::MAX; highest + 1]];
        for (heap, &v) in self.g.iter().enumerate().skip(1).rev() {
            least[heap % 2][v as usize] = heap;
        }
        let least = |parity: usize, value: usize| {
            let found = least[parity % 2].get(value).copied();
            found.unwrap_or(usize::MAX)
        };
        let reaches = |n: usize, limit: usize, value: usize| {
            let y = least(0, value).min(least(1, value));
            let may_take = |taken| y.saturating_add(taken) <= limit;
            places.take_from.is_some_and(may_take)
                || value == 0 && places.whole_from.is_some_and(|whole| whole <= limit)
                || places
                    .split_in_three
                    .iter()
                    .any(|&b| least(n + b, value).saturating_add(b + 2) <= limit)
        };
        let plain = (self.most_before() + self.saltus) as usize;
        (base..base + 2).all(|n| (0..=plain).all(|v| reaches(n, base, v)))
            && (base..self.g.len()).all(|n| {
                let near = self.values_with_small_parts(n, places);
                (0..self.g[n]).all(|v| near.contains(&v) || reaches(n, n, v as usize))
            })
    }

    /// The largest value of a heap before `start`, 0 without one.
    fn most_before(&self) -> u32 {
        self.g[1..self.start].iter().max().map_or(0, |&v| v)
    }

    /// Values of the options of `n` of which all parts but one have values below `saltus`.
    fn values_with_small_parts(&self, n: usize, places: &Places) -> HashSet<u32> {
        let is_small = |&part: &usize| self.g[part] < self.saltus;
        let small: Vec<usize> = (1..self.g.len()).filter(is_small).collect();
        let value = |rest: Option<usize>| rest.filter(|&rest| rest > 0).map(|rest| self.g[rest]);
        let mut values = HashSet::new();
        values.extend(places.take.iter().filter_map(|&b| value(n.checked_sub(b))));
        for &i in &small {
            let two = places
                .split
                .iter()
                .filter_map(|&b| value(n.checked_sub(b + i)));
            values.extend(two.map(|v| v ^ self.g[i]));
            for &j in &small {
                let three = places
                    .split_in_three
                    .iter()
                    .filter_map(|&b| value(n.checked_sub(b + i + j)));
                values.extend(three.map(|v| v ^ self.g[i] ^ self.g[j]));
            }
        }
        values
    }

    fn never_reaches_itself(&self, places: &Places) -> bool {
        let all = 1..self.start + self.period;
        let free = self.start..self.start + self.period;
        let last = &self.g[self.g.len() - self.period..];
        free.clone().all(|n| {
            let any = places.take_from.is_none_or(|least| {
                last.iter().all(|&v| v > self.most_before())
                    && free.clone().all(|i| {
                        self.low(i) != self.low(n) || self.offset(i) - self.offset(n) < least as i64
                    })
            });
            let one = places.take.iter().all(|&b| {
                let i = self.rest(n, b);
                self.low(i) != self.low(n) || self.excess(n, b, &[i]) != 0
            });
            let two = || {
                places.split.iter().all(|&b| {
                    all.clone()
                        .all(|i| !self.may_equal(n, b, &[i, self.rest(n, b + i)]))
                })
            };
            let three = || {
                places.split_in_three.iter().all(|&b| {
                    all.clone().all(|i| {
                        (i..all.end)
                            .all(|j| !self.may_equal(n, b, &[i, j, self.rest(n, b + i + j)]))
                    })
                })
            };
            any && one && two() && three()
        })
    }

    /// Whether parts of these classes may have the value of a heap of the class of `n`.
    fn may_equal(&self, n: usize, b: usize, parts: &[usize]) -> bool {
        let low = parts.iter().fold(0, |low, &part| low ^ self.low(part));
        let excess = self.excess(n, b, parts);
        if low != self.low(n) || excess < 0 || excess % 2 == 1 {
            return false;
        }
        // What the fixed parts carry among themselves, and the bits where a free one adds to it.
        let fixed = parts.iter().filter(|&&part| part < self.start);
        let (mut xor, mut carried) = (0, 0);
        for high in fixed
            .clone()
            .map(|&part| i64::from(self.g[part] / self.saltus))
        {
            carried += xor & high;
            xor ^= high;
        }
        let is_free = parts.len() - fixed.count() > 1;
        let missing = excess / 2 - carried;
        is_free || missing & !xor == 0
    }

    /// From `start` on, the first heap in the class of `n − removed`.
    fn rest(&self, n: usize, removed: usize) -> usize {
        let difference = n as i64 - removed as i64 - self.start as i64;
        self.start + difference.rem_euclid(self.period as i64) as usize
    }

    fn low(&self, heap: usize) -> u32 {
        self.g[heap] % self.saltus
    }

    /// The sum of the parts' Q less that of the heap, from which `b` is removed.
    fn excess(&self, n: usize, b: usize, parts: &[usize]) -> i64 {
        let sum: i64 = parts.iter().map(|&part| self.offset(part)).sum();
        (sum - self.offset(n) - b as i64) / self.period as i64
    }

    /// p·Q less the heap: the same for all heaps of a class.
    fn offset(&self, heap: usize) -> i64 {
        self.period as i64 * i64::from(self.g[heap] / self.saltus) - heap as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Engine, Hexadecimal};

    fn computed(code: &str, terms: usize) -> Hexadecimal {
        let mut sets = Hexadecimal::new(&code.parse().unwrap());
        sets.extend(terms).unwrap();
        sets
    }

    /// The codes whose saltus is proven, each seen to hold in a table three times as long.
    fn proven(codes: impl Iterator<Item = String>) -> Vec<String> {
        let mut proven = Vec::new();
        for code in codes {
            let found = computed(&code, 300).prove(true);
            let Some(found) = found.filter(|proof| proof.saltus > 0) else {
                continue;
            };
            let engine = computed(&code, 900);
            let g: Vec<u32> = engine.values().iter().collect();
            let Proof {
                preperiod,
                period,
                saltus,
                ..
            } = found;
            assert!(
                (preperiod..900 - period).all(|n| g[n + period] == g[n] + saltus),
                "{code}"
            );
            proven.push(code);
        }
        proven
    }

    #[test]
    fn a_proven_saltus_of_a_hexadecimal_game_holds_three_times_as_far() {
        let proven = proven((0..256).map(|digits| format!("0.{digits:02X}")));
        assert!(proven.contains(&"0.8F".to_string()), "{proven:?}");
        assert!(proven.len() > 10, "{proven:?}");
    }

    #[test]
    fn a_proven_saltus_of_a_game_without_end_holds_three_times_as_far() {
        let code = |n: u32| format!("{:X}.{:X}{}...", 4 * (n / 64), n / 4 % 16, n % 4);
        let proven = proven((0..256).filter(|n| n % 4 > 0).map(code));
        assert!(proven.contains(&"0.33...".to_string()), "{proven:?}");
        assert!(proven.contains(&"4.33...".to_string()), "{proven:?}");
    }
}
