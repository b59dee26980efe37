//! Finds an earlier occurrence of a register's state.
//!
//! States are examined only after one chosen pair of codes, so one in some hundreds. Two searches
//! run at once. The first keeps one state and replaces it at powers of two, so no period is missed
//! (R. P. Brent, An improved Monte Carlo factorization algorithm, BIT 20 (1980), 176–184). The
//! second keeps hashes of states from all along the way, so a period is found soon after its first
//! round. When there are too many, it keeps those whose hash of the last codes ends in the most
//! zeros, so that a recurring state is chosen again.

use std::collections::HashMap;

/// How many codes the short hash of a state covers.
const SHORT_HASH_CODES: usize = 32;

/// How many pairs of codes are compared at once.
const PAIRS_AT_ONCE: usize = 64;

/// The most hashes that are kept.
pub const MAX_SEEN: usize = 512;

/// About how many heaps lie between two examined states.
const BETWEEN_LOOKS: usize = 500;

/// A state that was seen, by its hashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenState {
    pub heap: usize,
    /// Hash of the last `SHORT_HASH_CODES` codes.
    pub short: u64,
    /// Hash of the whole state.
    pub whole: u64,
}

/// The kept states, and the pair of codes after which states are examined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cycle {
    /// Pair of codes after which a state is examined.
    pub codes: [u16; 2],
    /// The one state kept since the last power of two.
    pub kept: SeenState,
    /// How many zero bits must end the short hash of a state that is added to `seen`.
    pub zeros: u32,
    pub seen: Vec<SeenState>,
    /// Heap of the last examined state.
    pub last_look: usize,
}

/// A state that occurred before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recurrence {
    pub heap: usize,
    pub period: usize,
}

impl Cycle {
    /// Starts the search at heap `end`, which these codes precede.
    pub fn new<C: Code>(end: usize, codes: &[C]) -> Self {
        let nothing = SeenState {
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

    /// Examines the last `heaps` states. The first of them consists of all of `codes` but the last
    /// `heaps` − 1. If `is_even`, only even periods count.
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
            let to = (at + PAIRS_AT_ONCE).min(codes.len());
            if !may_have_pair(&codes[at - 1..], [before, last]) {
                at = to;
                continue;
            }
            while at < to {
                if codes[at - 1] == before && codes[at] == last {
                    let heap = end - codes.len() + at + 1;
                    let state = &codes[at + 1 - length..=at];
                    // The search goes on after a match, so that `compare` can update the kept
                    // states.
                    let again = self.compare(heap, state, is_even);
                    found = found.or(again);
                }
                at += 1;
            }
        }
        // The chosen pair of codes may never occur again.
        if end > self.last_look + self.last_look / 4 {
            *self = Self::new(end, &codes[heaps..]);
        }
        found
    }

    /// Compares a state with the kept ones, and may keep it.
    fn compare<C: Code>(&mut self, heap: usize, state: &[C], is_even: bool) -> Option<Recurrence> {
        self.last_look = heap;
        let short = hash(&state[state.len().saturating_sub(SHORT_HASH_CODES)..]);
        let is_kept_anew = heap.ilog2() > self.kept.heap.max(1).ilog2();
        let is_chosen = short.trailing_zeros() >= self.zeros;
        if !is_kept_anew && !is_chosen && short != self.kept.short {
            return None;
        }
        let whole = hash(state);
        let is_same = |seen: &&mut SeenState| {
            seen.heap != 0
                && (seen.short, seen.whole) == (short, whole)
                && !(is_even && (heap - seen.heap) % 2 == 1)
        };
        if let Some(seen) = self.seen.iter_mut().chain([&mut self.kept]).find(is_same) {
            let period = heap - seen.heap;
            // The next recurrence, if there is one, is then also found after one period.
            seen.heap = heap;
            return Some(Recurrence { heap, period });
        }
        let seen = SeenState { heap, short, whole };
        if is_kept_anew {
            self.kept = seen;
        }
        if is_chosen {
            self.seen.push(seen);
            if self.seen.len() > MAX_SEEN {
                self.zeros += 1;
                let zeros = self.zeros;
                self.seen
                    .retain(|seen| seen.short.trailing_zeros() >= zeros);
            }
        }
        None
    }
}

/// Finds a pair of consecutive codes that occurs about once in `BETWEEN_LOOKS` heaps.
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

/// Returns whether the pair may be among the first `PAIRS_AT_ONCE` pairs.
fn may_have_pair<C: Code>(codes: &[C], [before, last]: [C; 2]) -> bool {
    let (Some(first), Some(second)) = (codes.first_chunk(), codes.get(1..)) else {
        return true;
    };
    let first: &[C; PAIRS_AT_ONCE] = first;
    let Some(second) = second.first_chunk() else {
        return true;
    };
    let second: &[C; PAIRS_AT_ONCE] = second;
    let mut any = false;
    for at in 0..PAIRS_AT_ONCE {
        any |= (first[at] == before) & (second[at] == last);
    }
    any
}

/// Hashes codes, in the same way in every build of the program. Four lanes take every fourth group
/// of eight bytes each, so that the processor computes them at once.
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

    /// Inverse of `word`.
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
