//! Where a register's state has been before.
//!
//! States are looked at only behind two certain codes, one in some hundreds. Two searches go on at
//! once: a state that is kept, exchanged at powers of two (R. P. Brent, An improved Monte Carlo
//! factorization algorithm, BIT 20 (1980), 176–184), so that no period is missed; and hashes of
//! states everywhere, by which a period is found soon after it has gone round once. Fewer and fewer
//! states keep their hash: those whose hash of the last codes ends in the most zeros, so that a
//! state that comes again is chosen again.

use std::collections::HashMap;

/// Codes that are hashed at each look.
const LOOK: usize = 32;

/// Pairs of codes that are compared at once.
const AT_ONCE: usize = 64;

/// Limit of the hashes that are kept.
const MOST_SEEN: usize = 512;

/// A look comes about once in so many heaps.
const BETWEEN_LOOKS: usize = 500;

/// A state that was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen {
    pub heap: usize,
    /// The hash of its last codes.
    pub short: u64,
    /// The hash of the whole state.
    pub whole: u64,
}

/// States to compare with, and where to look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cycle {
    /// A state is looked at behind these codes.
    pub codes: [u16; 2],
    /// The state that is kept, by its hashes.
    pub kept: Seen,
    /// Others are kept if their short hash ends in so many zeros.
    pub zeros: u32,
    pub seen: Vec<Seen>,
    /// The heap of the last look.
    pub last_look: usize,
}

/// A state that came again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recurrence {
    pub heap: usize,
    pub period: usize,
}

impl Cycle {
    /// Begins at heap `end`, before which these codes stand.
    pub fn new<C: Code>(end: usize, codes: &[C]) -> Self {
        let nothing = Seen {
            heap: 0,
            short: 0,
            whole: 0,
        };
        Self {
            codes: frequent_pair(codes),
            kept: nothing,
            zeros: 0,
            seen: Vec::new(),
            last_look: end,
        }
    }

    /// Looks at the last `heaps` states, the codes of the first of them being all of `codes` but
    /// the last `heaps` − 1. `is_even` says that only even periods count.
    pub fn look<C: Code>(
        &mut self,
        end: usize,
        codes: &[C],
        heaps: usize,
        is_even: bool,
    ) -> Option<Recurrence> {
        let length = codes.len() - heaps;
        let [before, last] = self.codes.map(C::from_word);
        let mut found = None;
        let mut at = length;
        while at < codes.len() {
            let to = (at + AT_ONCE).min(codes.len());
            if !may_have_pair(&codes[at - 1..], [before, last]) {
                at = to;
                continue;
            }
            while at < to {
                if codes[at - 1] == before && codes[at] == last {
                    let heap = end - codes.len() + at + 1;
                    let state = &codes[at + 1 - length..=at];
                    // Also behind the first one, see `compare`.
                    let again = self.compare(heap, state, is_even);
                    found = found.or(again);
                }
                at += 1;
            }
        }
        // Such codes may never come again.
        if end > self.last_look + self.last_look / 4 {
            *self = Self::new(end, &codes[heaps..]);
        }
        found
    }

    /// Compares a state with those that are kept, and may keep it.
    fn compare<C: Code>(&mut self, heap: usize, state: &[C], is_even: bool) -> Option<Recurrence> {
        self.last_look = heap;
        let short = hash(&state[state.len().saturating_sub(LOOK)..]);
        let is_kept_anew = heap.ilog2() > self.kept.heap.max(1).ilog2();
        let is_chosen = short.trailing_zeros() >= self.zeros;
        if !is_kept_anew && !is_chosen && short != self.kept.short {
            return None;
        }
        let whole = hash(state);
        let is_same = |seen: &&mut Seen| {
            seen.heap != 0
                && (seen.short, seen.whole) == (short, whole)
                && !(is_even && (heap - seen.heap) % 2 == 1)
        };
        if let Some(seen) = self.seen.iter_mut().chain([&mut self.kept]).find(is_same) {
            let period = heap - seen.heap;
            // So that the next time, if there is one, comes after one period, too.
            seen.heap = heap;
            return Some(Recurrence { heap, period });
        }
        let seen = Seen { heap, short, whole };
        if is_kept_anew {
            self.kept = seen;
        }
        if is_chosen {
            self.seen.push(seen);
            if self.seen.len() > MOST_SEEN {
                self.zeros += 1;
                let zeros = self.zeros;
                self.seen
                    .retain(|seen| seen.short.trailing_zeros() >= zeros);
            }
        }
        None
    }
}

/// Two codes that follow each other about once in `BETWEEN_LOOKS` heaps.
fn frequent_pair<C: Code>(codes: &[C]) -> [u16; 2] {
    let mut counts = HashMap::new();
    for pair in codes.windows(2) {
        *counts
            .entry([pair[0].word(), pair[1].word()])
            .or_insert(0usize) += 1;
    }
    let wanted = (codes.len() / BETWEEN_LOOKS).max(1);
    let pairs = counts.into_iter();
    let nearest = pairs.min_by_key(|&(pair, count)| (count.abs_diff(wanted), pair));
    nearest.map_or([0, 0], |(pair, _)| pair)
}

/// Whether the pair may be among the first `AT_ONCE`.
fn may_have_pair<C: Code>(codes: &[C], [before, last]: [C; 2]) -> bool {
    let (Some(first), Some(second)) = (codes.first_chunk(), codes.get(1..)) else {
        return true;
    };
    let first: &[C; AT_ONCE] = first;
    let Some(second) = second.first_chunk() else {
        return true;
    };
    let second: &[C; AT_ONCE] = second;
    let mut any = false;
    for at in 0..AT_ONCE {
        any |= (first[at] == before) & (second[at] == last);
    }
    any
}

/// A hash of codes that any build of the program computes alike: four of every fourth eight bytes,
/// so that the processor computes them at once.
fn hash<C: Code>(codes: &[C]) -> u64 {
    let mixed = |hash: u64, word: u64| {
        let product = u128::from(hash ^ word) * 0xD6E8_FEB8_6659_FD93;
        (product >> 64) as u64 ^ product as u64
    };
    let count = 8 / size_of::<C>();
    let word = |codes: &[C]| {
        let codes = codes.iter().rev();
        codes.fold(0u64, |word, code| {
            word << (64 / count) | u64::from(code.word())
        })
    };
    let mut hashes = [1, 2, 3, 4];
    for chunk in codes.chunks(4 * count) {
        for (hash, codes) in hashes.iter_mut().zip(chunk.chunks(count)) {
            *hash = mixed(*hash, word(codes));
        }
    }
    hashes.into_iter().fold(codes.len() as u64, mixed)
}

/// A code of one or two bytes.
pub trait Code: Copy + Eq {
    fn word(self) -> u16;

    /// The inverse.
    fn from_word(word: u16) -> Self;
}

impl Code for u8 {
    fn word(self) -> u16 {
        self.into()
    }

    fn from_word(word: u16) -> Self {
        word as u8
    }
}

impl Code for u16 {
    fn word(self) -> u16 {
        self
    }

    fn from_word(word: u16) -> Self {
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_that_goes_on_after_a_recurrence_finds_the_same_period() {
        const LENGTH: usize = 100;
        let codes: Vec<u8> = (0..40_000u32)
            .map(|n| {
                if n < 5000 {
                    (n * n % 7) as u8
                } else {
                    (n % 59 * (n % 59) % 11) as u8
                }
            })
            .collect();
        for chunk in [10, 1000, 7777] {
            let mut end = 1000;
            let mut cycle = Cycle::new(end, &codes[end - LENGTH..end]);
            let mut periods = Vec::new();
            while end + chunk < codes.len() {
                end += chunk;
                let states = &codes[end - chunk - LENGTH..end];
                periods.extend(cycle.look(end, states, chunk, false));
            }
            let last = periods.pop().expect("a recurrence");
            assert_eq!(last.period, 59, "{chunk}");
        }
    }
}
