//! Search for rare values among all splits of a heap.

use super::grundy_table::GrundyTable;
use super::value::Value;
use crate::engine::interface::HEAPS_PER_DEPTH;

/// Number of pairs of heaps that the scan compares at once: two AVX2 registers of bytes.
const PAIRS: usize = 64;

impl<V: Value> GrundyTable<V> {
    /// Removes the values of splits from `needed`, smallest parts first, until it is empty. The
    /// scan takes turns between the numbers of tokens removed: a value that is rare among the
    /// splits of one may be frequent among those of another.
    #[inline(always)]
    pub fn scan(&mut self, heap: usize) {
        let Self {
            moves,
            g,
            needed,
            scan_up_to,
            ..
        } = self;
        let Some(fewest) = moves.split.first() else {
            return;
        };
        let mut first = 1;
        while !needed.is_empty() && 2 * first + fewest <= heap && first <= *scan_up_to {
            for taken in &moves.split {
                let Some(rest) = heap.checked_sub(*taken) else {
                    break;
                };
                if 2 * (first + PAIRS - 1) < rest {
                    drop_seen_in_pairs(g, first, rest, needed);
                } else {
                    let last = if moves.unequal {
                        (rest - 1) / 2
                    } else {
                        rest / 2
                    };
                    for part in first..=last.min(first + PAIRS - 1) {
                        let value = g[part] ^ g[rest - part];
                        needed.retain(|&v| v != value);
                    }
                }
            }
            first += PAIRS;
        }
        if first > 1 {
            self.record_depth(heap, first - 1);
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

    /// Least D such that each heap from `start` on found its needed rare values on splits with a
    /// part ≤ D.
    pub fn depth_from(&self, start: usize) -> usize {
        let stretches = self.depth.iter().skip(start / HEAPS_PER_DEPTH);
        let scanned = stretches.max().map_or(0, |&depth| depth as usize);
        scanned.max(self.helpers.last())
    }
}

/// Removes from `needed` the values of the pairs (`first` + k, `rest` − `first` − k), k < `PAIRS`.
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
