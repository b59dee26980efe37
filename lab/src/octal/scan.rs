//! Searches all splits of a heap for rare values.

use std::ops::Range;

use super::space::Value;
use super::table::{GrundyTable, HEAPS_PER_DEPTH};

/// How many pairs of heaps are compared at once. They fill four AVX-512 registers of bytes.
const PAIRS: usize = 256;

impl<V: Value> GrundyTable<V> {
    /// Removes the values of splits from `needed` until nothing is left there or all splits are
    /// tried. Parts beyond those that blocks mark come first, small parts before large ones.
    ///
    /// It's inlined for each instruction set. A page has only one of those, and is smaller with one
    /// copy.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn scan(&mut self, heap: usize) {
        let behind_helpers = if V::LIMIT > 256 {
            self.helpers.last() + 1
        } else {
            1
        };
        let mut depth = 0;
        for parts in [behind_helpers..usize::MAX, 1..behind_helpers] {
            depth = depth.max(self.scan_parts(heap, parts));
        }
        if depth > 0 {
            self.record_depth(heap, depth);
        }
    }

    /// Removes the values of splits with a part in this range until nothing is needed, and returns
    /// the largest part tried. The numbers of tokens that splits remove take turns, because a value
    /// that is seldom among the splits of one number may be frequent among those of another.
    #[inline(always)]
    fn scan_parts(&mut self, heap: usize, parts: Range<usize>) -> usize {
        let Self {
            moves,
            g,
            needed,
            scan_up_to,
            ..
        } = self;
        let Some(fewest) = moves.split.first() else {
            return 0;
        };
        let Range { mut start, end } = parts;
        let end = end.min(scan_up_to.saturating_add(1));
        let mut largest = 0;
        while !needed.is_empty() && 2 * start + fewest <= heap && start < end {
            largest = (start + PAIRS).min(end) - 1;
            let is_whole = largest == start + PAIRS - 1;
            for taken in &moves.split {
                let Some(rest) = heap.checked_sub(*taken) else {
                    break;
                };
                if is_whole && 2 * largest < rest {
                    drop_seen_in_pairs(g, start, rest, needed);
                } else {
                    let last = if moves.unequal {
                        (rest - 1) / 2
                    } else {
                        rest / 2
                    };
                    for part in start..=last.min(largest) {
                        let value = g[part] ^ g[rest - part];
                        needed.retain(|&v| v != value);
                    }
                }
            }
            start += PAIRS;
        }
        largest
    }

    /// Records that each of these heaps needed parts up to `depth`.
    pub(super) fn record_depths(&mut self, heaps: Range<usize>, depth: usize) {
        let stretches = heaps.clone().step_by(HEAPS_PER_DEPTH);
        for heap in stretches.chain(heaps.last()) {
            self.record_depth(heap, depth);
        }
    }

    #[inline(always)]
    fn record_depth(&mut self, heap: usize, depth: usize) {
        let stretch = heap / HEAPS_PER_DEPTH;
        if self.depth.len() <= stretch {
            self.depth.resize(stretch + 1, 0);
        }
        self.depth[stretch] = self.depth[stretch].max(depth as u32);
    }

    /// The least D such that each heap from `start` on found its needed rare values on splits with
    /// a part of at most D.
    pub fn depth_from(&self, start: usize) -> usize {
        let stretches = self.depth.iter().skip(start / HEAPS_PER_DEPTH);
        let scanned = stretches.max().map_or(0, |&depth| depth as usize);
        scanned.max(self.helpers.last())
    }
}

/// Removes the values of the pairs (`first` + k, `rest` − `first` − k) from `needed`, for k <
/// `PAIRS`.
#[inline(always)]
fn drop_seen_in_pairs<V: Value>(g: &[V], first: usize, rest: usize, needed: &mut Vec<V>) {
    let low: &[V; PAIRS] = g[first..][..PAIRS].try_into().expect("PAIRS values");
    let high = &g[rest + 1 - first - PAIRS..][..PAIRS];
    let high: &[V; PAIRS] = high.try_into().expect("PAIRS values");
    let mut xor = [V::default(); PAIRS];
    for k in 0..PAIRS {
        xor[k] = low[k] ^ high[PAIRS - 1 - k];
    }
    let mut at = 0;
    while at < needed.len() {
        let wanted = needed[at];
        let mut seen = false;
        for &value in &xor {
            seen |= value == wanted;
        }
        if seen {
            needed.swap_remove(at);
        } else {
            at += 1;
        }
    }
}
