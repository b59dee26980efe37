//! Games in which a move leaves at most two heaps, by sparse spaces.
//!
//! `g(n)` is the mex over all splits of `n`; by the definition that is O(n) work for each heap. A
//! [`Space`] divides values into rare and common ones such that every common option has a rare
//! part. So the few rare heaps decide which common values are options, and the least common value
//! that is no option bounds `g(n)`. What remains is to find the rare values below that bound among
//! the options. Each is the value of many splits, so a scan soon finds them all. Only if one is
//! missing must the scan try every split; then `g(n)` is that rare value, and there is one more
//! rare heap. The result is exact in every space. The space only decides the speed; it is chosen
//! again at powers of two.
//!
//! Source: R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52 (1956), 514–526; sparse spaces:
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4; A. Gangolli and T. Plambeck, A
//! note on periodicity in some octal games, Int. J. Game Theory 18 (1989), 311–320.

use super::Engine;
use crate::game::Moves;
use crate::proof::{self, Criterion, Proof};

/// How many heaps are known when the space is chosen for the first time.
const FIRST_SPACE: usize = 32;

/// Number of heaps that share an entry of `Octal::depth`.
const HEAPS_PER_DEPTH: usize = 1 << 12;

/// How many parts are tried for each split before the next split has its turn.
const STRETCH: usize = 32;

/// Engine of an octal game or of Grundy's game.
#[derive(Debug)]
pub struct Octal {
    moves: Moves,
    g: Vec<u32>,
    space: Space,
    /// The first heap whose value was found in `space`.
    since: usize,
    /// For each stretch of [`HEAPS_PER_DEPTH`] heaps, the largest part that the scan tried.
    depth: Vec<usize>,
    /// The rare heaps but heap 0, in increasing order, with their values.
    rare: Vec<(u32, u32)>,
    /// `true` if a value below twice the span is rare, by parity of the heap. The span is a power
    /// of two above all values so far.
    is_rare: [Vec<bool>; 2],
    /// `true` if a value is an option; all false between two heaps.
    seen: Vec<bool>,
}

impl Octal {
    /// Returns an engine that knows heap 0 alone.
    pub fn new(moves: Moves) -> Self {
        let mut octal = Self {
            moves,
            g: vec![0],
            space: Space::BLANK,
            since: 1,
            depth: Vec::new(),
            rare: Vec::new(),
            is_rare: [Vec::new(), Vec::new()],
            seen: Vec::new(),
        };
        octal.widen(4);
        octal
    }

    fn span(&self) -> usize {
        self.seen.len() / 2
    }

    /// Makes room for options below `span`, and for one common value more.
    fn widen(&mut self, span: usize) {
        self.seen.resize(2 * span, false);
        self.is_rare = [0, 1].map(|parity| {
            let values = 0..2 * span;
            values.map(|v| self.space.is_rare(v, parity)).collect()
        });
    }

    /// Chooses the best space for the values so far.
    fn choose_space(&mut self) {
        let is_odd = self.moves.splits_are_odd();
        let space = Space::best(&self.g, self.span(), is_odd);
        if space == self.space {
            return;
        }
        self.space = space;
        self.since = self.g.len();
        self.widen(self.span());
        let heaps = self.g.iter().enumerate().skip(1);
        let rare = heaps.filter(|&(heap, &value)| space.is_rare(value as usize, heap));
        self.rare = rare.map(|(heap, &value)| (heap as u32, value)).collect();
    }

    /// Finds the value of the next heap.
    fn push_next(&mut self) {
        let heap = self.g.len();
        if heap >= FIRST_SPACE && heap.is_power_of_two() {
            self.choose_space();
        }
        self.mark_options(heap);
        let (common, mut needed) = self.least_common(heap);
        // In the blank space all values are rare, so all options are marked already.
        if self.space != Space::BLANK {
            self.scan(heap, &mut needed);
        }
        self.seen.fill(false);
        let value = needed.into_iter().min().unwrap_or(common);
        if value >= self.span() {
            self.widen((value + 1).next_power_of_two());
        }
        self.g.push(value as u32);
        if self.is_rare[heap % 2][value] {
            self.rare.push((heap as u32, value as u32));
        }
    }

    /// Marks the options that leave at most one heap, and the splits with a rare part.
    fn mark_options(&mut self, heap: usize) {
        let (moves, g, seen) = (&self.moves, &self.g, &mut self.seen);
        seen[0] |= moves.whole.contains(&heap);
        for &taken in moves.take.iter().filter(|&&taken| taken < heap) {
            seen[g[heap - taken] as usize] = true;
        }
        for &taken in moves.split.iter().filter(|&&taken| taken < heap) {
            let rest = heap - taken;
            let parts = self.rare.iter().take_while(|part| (part.0 as usize) < rest);
            for &(part, value) in parts {
                let part = part as usize;
                if !(moves.unequal && 2 * part == rest) {
                    seen[(value ^ g[rest - part]) as usize] = true;
                }
            }
        }
    }

    /// Returns the least common value that isn't marked, and the unmarked rare values below it. No
    /// option has that common value: only a rare part makes an option common.
    fn least_common(&self, heap: usize) -> (usize, Vec<usize>) {
        let mut needed = Vec::new();
        let values = self.seen.iter().zip(&self.is_rare[heap % 2]);
        for (value, (&is_seen, &is_rare)) in values.enumerate() {
            match (is_seen, is_rare) {
                (false, false) => return (value, needed),
                (false, true) => needed.push(value),
                (true, _) => {}
            }
        }
        (self.seen.len(), needed)
    }

    /// Marks the values of splits, small parts first, until all that are needed are marked or all
    /// splits are tried. Marked values leave `needed`.
    fn scan(&mut self, heap: usize, needed: &mut Vec<usize>) {
        let mut tried = 0;
        while !needed.is_empty() && self.mark_splits(heap, tried + 1) {
            needed.retain(|&value| !self.seen[value]);
            tried += STRETCH;
        }
        let stretch = heap / HEAPS_PER_DEPTH;
        if self.depth.len() <= stretch {
            self.depth.resize(stretch + 1, 0);
        }
        self.depth[stretch] = self.depth[stretch].max(tried);
    }

    /// Marks the values of splits whose smaller part is one of a stretch from `first` on. Returns
    /// whether there are such splits.
    fn mark_splits(&mut self, heap: usize, first: usize) -> bool {
        let mut any = false;
        for taken in &self.moves.split {
            let rest = heap.saturating_sub(*taken);
            let last = rest.saturating_sub(self.moves.unequal.into()) / 2;
            if last < first {
                continue;
            }
            any = true;
            let last = last.min(first + STRETCH - 1);
            let (small, large) = (&self.g[first..=last], &self.g[rest - last..=rest - first]);
            for (a, b) in small.iter().zip(large.iter().rev()) {
                self.seen[(a ^ b) as usize] = true;
            }
        }
        any
    }

    /// Proves the least period by [`Criterion::RareDiedOut`].
    fn prove_by_rare_heaps(&self, longest: usize) -> Option<Proof> {
        let g = &self.g;
        let last_rare = self.last_rare();
        let start = self.since.max(2 * last_rare + longest + 1);
        let depths = self.depth.iter().skip(start / HEAPS_PER_DEPTH);
        let depth = depths.fold(last_rare, |most, &depth| most.max(depth));
        let window = depth + longest;
        // The window begins after the last rare heap and ends at `start` or later.
        let from = (last_rare + 1).max(start.saturating_sub(window));
        let period = proof::shift_of_last_window(g, window, from)?;
        Some(Proof {
            preperiod: proof::preperiod(g, period),
            period,
            criterion: Criterion::RareDiedOut {
                last_rare,
                depth,
                window,
            },
            last_heap: g.len() - 1,
        })
    }

    fn last_rare(&self) -> usize {
        self.rare.last().map_or(0, |&(heap, _)| heap as usize)
    }
}

/// Length up to which a table goes on, at little cost, until the criterion of Guy and Smith holds.
const CLASSIC: usize = 1 << 20;

impl Engine for Octal {
    fn extend(&mut self, terms: usize) {
        self.g.reserve(terms.saturating_sub(self.g.len()));
        while self.g.len() < terms {
            self.push_next();
        }
    }

    fn values(&self) -> &[u32] {
        &self.g
    }

    /// Proves the least period by one of the three criteria.
    fn prove(&self, is_last: bool) -> Option<Proof> {
        let longest = self.moves.longest();
        if self.moves.split.is_empty() {
            return proof::by_window(&self.g, longest);
        }
        // Guy and Smith compare splits into any two parts; they don't cover unequal splits.
        let classic = || proof::by_guy_smith(&self.g, longest).filter(|_| !self.moves.unequal);
        if self.moves.unequal || is_last || self.g.len() > CLASSIC {
            self.prove_by_rare_heaps(longest).or_else(classic)
        } else {
            classic()
        }
    }

    fn is_rare(&self, heap: usize) -> Option<bool> {
        Some(self.space.is_rare(self.g[heap] as usize, heap))
    }
}

/// Divides the values of heap `n` into rare and common ones, by the parity of `v & mask`.
///
/// By value, `v` is common iff that parity is odd. By position, `v` is common iff that parity
/// equals the parity of `n`; this is only for games in which every split removes an odd number.
/// Either way, an option with two common or two rare parts is rare, and an option with one of each
/// is common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Space {
    mask: usize,
    by_position: bool,
}

impl Space {
    /// The space in which every value is rare, used before values are known.
    const BLANK: Self = Self {
        mask: 0,
        by_position: false,
    };

    fn is_rare(self, value: usize, heap: usize) -> bool {
        let odd = (value & self.mask).count_ones() % 2 == 1;
        if self.by_position {
            odd != (heap % 2 == 1)
        } else {
            !odd
        }
    }

    /// Finds the space that makes the fewest of these heaps rare, heap 0 aside. All values must be
    /// below `span`, a power of two.
    ///
    /// With the signs ±1 for even and odd parity, one Walsh–Hadamard transform of the counts gives
    /// "rare minus common" for all masks at once.
    fn best(values: &[u32], span: usize, position_allowed: bool) -> Self {
        let mut excess = vec![0_i64; span];
        let mut excess_by_position = vec![0_i64; span];
        for (heap, &value) in values.iter().enumerate().skip(1) {
            excess[value as usize] += 1;
            excess_by_position[value as usize] += if heap % 2 == 0 { -1 } else { 1 };
        }
        walsh_hadamard(&mut excess);
        walsh_hadamard(&mut excess_by_position);
        let by_value = (0..span).map(|mask| (excess[mask], mask, false));
        let allowed = (0..span).filter(|_| position_allowed);
        let by_position = allowed.map(|mask| (excess_by_position[mask], mask, true));
        let best = by_value.chain(by_position).min();
        let (_, mask, by_position) = best.expect("mask 0 is a candidate");
        Self { mask, by_position }
    }
}

fn walsh_hadamard(a: &mut [i64]) {
    let mut half = 1;
    while half < a.len() {
        for pair in a.chunks_mut(2 * half) {
            let (low, high) = pair.split_at_mut(half);
            for (x, y) in low.iter_mut().zip(high) {
                (*x, *y) = (*x + *y, *x - *y);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_mask_makes_the_fewest_heaps_rare() {
        let values: Vec<u32> = (0..200).map(|n| n * n % 29 % 16).collect();
        let rare = |space: Space| {
            (1..values.len())
                .filter(|&n| space.is_rare(values[n] as usize, n))
                .count()
        };
        let least = (0..16)
            .flat_map(|mask| [false, true].map(|by_position| rare(Space { mask, by_position })))
            .min()
            .unwrap();
        assert_eq!(rare(Space::best(&values, 16, true)), least);
    }
}
