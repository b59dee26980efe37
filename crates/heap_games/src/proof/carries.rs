//! Periods with a saltus, proven by carries.
//!
//! The values of some codes (`0.8F`, Lasker's nim `4.3...`) grow for ever: `g(n + p) = g(n) + s`.
//!
//! # Theorem
//! Let N be the number of values known, n₀ ≥ 1, `longest` the most that a move removes (of a
//! digit that goes on for ever, its first place t counts), and s a power of 2. Write
//! `g(i) = s·Q(i) + r(i)` with r(i) < s. Then `g(n + p) = g(n) + s` for all n ≥ n₀ if
//!
//! 1. it holds wherever n₀ ≤ n and n + p < N; a move leaves at most three heaps, and by a digit
//!    that goes on for ever at most one;
//! 2. N > 3n₀ + longest + 2p;
//! 3. (both parities) heaps N − p and N − p + 1 reach *plainly*, by a heap small enough to be
//!    reached from every later heap of the same parity, all values up to V = M + s, where M is
//!    the largest value of the heaps 1, …, n₀ − 1 (0 if there are none);
//! 4. (smaller values) each of the last p heaps n reaches each value below g(n) plainly or *by
//!    small parts*;
//! 5. (the value itself) no move from a heap n, whatever the residues of n and of the parts
//!    mod p, passes this test: the parts' r have the XOR r(n), and the *excess*
//!    `ΣQ(part) − Q(n)` is even and at least 0. Excused is an option with exactly one part from
//!    n₀ on whose excess cannot come from carries into that part (below). For an option of one
//!    heap the excess must not be 0; where any number from t on may be taken, it may be 0 for
//!    fewer than t only, and the last p heaps have values above M.
//!
//! A heap n reaches the value g(y) **plainly** if some of its options have the value g(y)
//! whatever n is: the option y itself for every 1 ≤ y ≤ n − t, where any number from t on may be
//! taken; (x, x, y) for every y ≤ n − b − 2 of the parity of n − b, where b may be removed and
//! three heaps left; the value 0, where a heap of any size from some place on may be taken whole.
//! It reaches a value **by small parts** if all parts of the option but one have values below s.
//!
//! # Proof
//! By induction on m ≥ N, with n = m − p: g(m) = g(n) + s, and m reaches each smaller value
//! plainly or by small parts, as 4 says of n.
//!
//! *Every value w < g(n) + s is that of an option of m.* If w ≤ V, m reaches it plainly, by 3
//! and the parity of m. Else let v = w − s > M. If v ≤ V, n reaches v plainly by 3, else plainly
//! or by small parts by 4. In a plain option g(y) = v > M, so y ≥ n₀; put y + p for y: this is a
//! plain option of m, of value v + s = w. By small parts it is v > V, and g(y) differs from v in
//! the bits below s alone, so g(y) > v − s > M and again y ≥ n₀; put y + p for y: s is added to
//! g(y), which changes no bit below s, so the XOR becomes v + s = w.
//!
//! *No option of m has the value g(n) + s.* From 2, m − b > 3n₀ for each b that is removed, so
//! one part is at least n₀. The number `p·Q(i) − i` stays the same if p is added to i ≥ n₀; the
//! parts add up to m − b; so the excess depends only on b, on the residues mod p of m and of the
//! parts from n₀ on, and on the parts below n₀: finitely many cases, which 5 names. (In a
//! shorter table all parts of an option may lie below n₀, and no class stands for them.) An
//! option has the value of m only if its r and its Q have the XORs r(m) and Q(m). A sum exceeds
//! an XOR by twice the carries, so the excess is even and at least 0, against 5. *Carries:* if
//! only one part is at least n₀, with Q = q, and the others' Q have the XOR X and the sum
//! X + 2C, then the excess is 2C + 2(X and q); so excess/2 − C has no bit outside of X, else the
//! case is impossible. For one part the XOR is the sum, so the excess is 0. Where any number
//! b ≥ t may be taken, excess 0 means `b = (p·Q(i) − i) − (p·Q(m) − m)` for the part i ≥ n₀,
//! less than t by 5; and a part below n₀ has a value of at most M, below that of m, as has the
//! empty heap.
//!
//! Therefore g(m) = mex of the options = g(n) + s. ∎
//!
//! # Source
//! R. B. Austin, Impartial and partisan games, thesis, University of Calgary, 1976, and S. Howse
//! and R. J. Nowakowski, Periodicity and arithmetic-periodicity in hexadecimal games, Theoret.
//! Comput. Sci. 313 (2004) 463–472, prove saltuses of finite hexadecimal codes from conditions on
//! the code and on the range of the values over a longer table. This criterion asks for no
//! particular digits or range: it tries the residues one by one, so a short table is enough, and
//! digits that go on for ever (`4.3...`) are covered. It claims nothing where the saltus is no
//! power of 2 (3 in `0.31...` and `0.3F`) or where it is 0 (`0.1...`), nor where a digit that goes
//! on for ever lets split.

use super::{Criterion, Proof, period};
use crate::game::OctalCode;

/// The most cases to try.
const MAX_CASES: u64 = 300_000_000;

/// How many tokens moves may remove, by the number of heaps they leave.
#[derive(Debug)]
pub struct Places {
    whole: Vec<usize>,
    take: Vec<usize>,
    split: Vec<usize>,
    split_in_three: Vec<usize>,
    /// The least t such that any number from t on may be taken if one heap remains.
    take_from: Option<usize>,
    /// The least size from which any heap may be taken whole.
    whole_from: Option<usize>,
    /// Whether any large enough number may be removed if two or three heaps remain.
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

    /// The most tokens that a move removes. An endless digit counts with its first place.
    pub fn longest(&self) -> usize {
        let all = [&self.whole, &self.take, &self.split, &self.split_in_three];
        let all = all.into_iter().flatten().chain(&self.take_from);
        all.max().copied().unwrap_or(0)
    }
}

/// Proves the least period with a saltus, if the theorem applies to it.
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
    // Parts are non-empty, so heap 0 does not count.
    let growing = GrowingTable {
        g,
        period,
        saltus,
        start: preperiod.max(1),
    };
    // The first part of hypothesis 1 holds by the choice of period and preperiod.
    let is_covered = !places.splits_without_end;
    let is_long_enough = g.len() > 3 * growing.start + places.longest() + 2 * period;
    let is_proven = is_covered
        && is_long_enough
        && growing.cases(places) <= MAX_CASES
        && growing.reaches_smaller_values(places)
        && growing.never_reaches_itself(places);
    is_proven.then_some(Proof {
        preperiod,
        period,
        saltus,
        criterion: Criterion::Carries,
        last_heap: last,
    })
}

/// A table with `g(n + period) = g(n) + saltus` for all n ≥ `start`.
struct GrowingTable<'a> {
    g: &'a [u32],
    period: usize,
    saltus: u32,
    start: usize,
}

impl GrowingTable<'_> {
    /// About how many cases hypothesis 5 has.
    fn cases(&self, places: &Places) -> u64 {
        let parts = (self.start + self.period) as u64;
        let splits = places.split_in_three.len() + places.split.len();
        parts * parts * self.period as u64 * splits as u64
    }

    /// Whether hypotheses 3 and 4 hold.
    fn reaches_smaller_values(&self, places: &Places) -> bool {
        let base = self.g.len() - self.period;
        let highest = self.g.iter().max().map_or(0, |&v| v as usize);
        // The least heap y ≥ 1, indexed by parity, then value.
        let mut least = [vec![usize::MAX; highest + 1], vec![usize::MAX; highest + 1]];
        for (heap, &v) in self.g.iter().enumerate().skip(1).rev() {
            least[heap % 2][v as usize] = heap;
        }
        let least = |parity: usize, value: usize| {
            let found = least[parity % 2].get(value).copied();
            found.unwrap_or(usize::MAX)
        };
        // Whether `n`, and each later heap of its parity, reaches the value plainly by a heap small
        // enough for `limit`.
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
        let reached_for_ever = (self.most_before() + self.saltus) as usize;
        (base..base + 2).all(|n| (0..=reached_for_ever).all(|v| reaches(n, base, v)))
            && (base..self.g.len()).all(|n| {
                let near = self.values_with_small_parts(n, places);
                (0..self.g[n]).all(|v| near[v as usize] || reaches(n, n, v as usize))
            })
    }

    /// The largest value of the heaps 1, …, `start` − 1; 0 if there are none.
    fn most_before(&self) -> u32 {
        self.g[1..self.start].iter().max().map_or(0, |&v| v)
    }

    /// The values of the options of `n` in which all parts but one have values below `saltus`:
    /// these indices are true.
    fn values_with_small_parts(&self, n: usize, places: &Places) -> Vec<bool> {
        let is_small = |&part: &usize| self.g[part] < self.saltus;
        let small: Vec<usize> = (1..self.g.len()).filter(is_small).collect();
        let value = |rest: Option<usize>| rest.filter(|&rest| rest > 0).map(|rest| self.g[rest]);
        let most = self.g.iter().max().map_or(0, |&v| v);
        // A XOR of values has no more bits than the largest.
        let mut values = vec![false; (most as usize + 1).next_power_of_two()];
        for v in (places.take.iter()).filter_map(|&b| value(n.checked_sub(b))) {
            values[v as usize] = true;
        }
        for &i in &small {
            let two = places.split.iter();
            for v in two.filter_map(|&b| value(n.checked_sub(b + i))) {
                values[(v ^ self.g[i]) as usize] = true;
            }
            for &j in &small {
                let three = places.split_in_three.iter();
                for v in three.filter_map(|&b| value(n.checked_sub(b + i + j))) {
                    values[(v ^ self.g[i] ^ self.g[j]) as usize] = true;
                }
            }
        }
        values
    }

    /// Whether hypothesis 5 holds.
    fn never_reaches_itself(&self, places: &Places) -> bool {
        let all = 1..self.start + self.period;
        let free = self.start..self.start + self.period;
        let last = &self.g[self.g.len() - self.period..];
        free.clone().all(|n| {
            let any = places.take_from.is_none_or(|least| {
                last.iter().all(|&v| v > self.most_before())
                    && free.clone().all(|i| {
                        self.remainder(i) != self.remainder(n)
                            || self.offset(i) - self.offset(n) < least as i64
                    })
            });
            let one = places.take.iter().all(|&b| {
                let i = self.rest(n, b);
                self.remainder(i) != self.remainder(n) || self.excess(n, b, &[i]) != 0
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

    /// Whether an option with parts of these residues may have the value of a heap with the residue
    /// of `n`.
    fn may_equal(&self, n: usize, b: usize, parts: &[usize]) -> bool {
        let remainder = parts
            .iter()
            .fold(0, |xor, &part| xor ^ self.remainder(part));
        let excess = self.excess(n, b, parts);
        if remainder != self.remainder(n) || excess < 0 || excess % 2 == 1 {
            return false;
        }
        // The XOR X and the carries C of the parts below `start`, whose Q are known.
        let fixed = parts.iter().filter(|&&part| part < self.start);
        let (mut xor, mut carried) = (0, 0);
        for high in fixed
            .clone()
            .map(|&part| i64::from(self.g[part] / self.saltus))
        {
            carried += xor & high;
            xor ^= high;
        }
        let unknown = parts.len() - fixed.count();
        let carried_by_the_unknown = excess / 2 - carried;
        unknown > 1 || carried_by_the_unknown & !xor == 0
    }

    /// The first heap from `start` on that is congruent to n − removed mod p.
    fn rest(&self, n: usize, removed: usize) -> usize {
        let difference = n as i64 - removed as i64 - self.start as i64;
        self.start + difference.rem_euclid(self.period as i64) as usize
    }

    fn remainder(&self, heap: usize) -> u32 {
        self.g[heap] % self.saltus
    }

    /// The excess ΣQ(part) − Q(n) if `b` is removed from n.
    fn excess(&self, n: usize, b: usize, parts: &[usize]) -> i64 {
        let sum: i64 = parts.iter().map(|&part| self.offset(part)).sum();
        (sum - self.offset(n) - b as i64) / self.period as i64
    }

    /// The constant p·Q(i) − i of a residue, the same for all its heaps from `start` on.
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

    /// Codes whose saltus is proven. Each is checked in a table three times as long.
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
