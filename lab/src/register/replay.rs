//! Proves a period and finds its exact preperiod: computes two stretches of heaps, a period apart,
//! again and compares them.

use std::sync::Arc;

use super::constants::Constants;
use super::state::{State, Stop};
use super::window::Window;

/// How many heaps are compared at once.
const STEP: usize = 1 << 16;

/// Reads the values of a game from any heap on.
struct Reader {
    heap: usize,
    /// Window that computes the values; `None` while the table still has them.
    window: Option<Window>,
}

impl Reader {
    /// Reads the next values, at most `most`. Returns none while the reader still advances to its
    /// first heap.
    fn read(&mut self, sources: &Sources<'_>, most: usize) -> Result<Vec<u16>, Stop> {
        let start = sources.constants.start;
        if self.heap < start {
            let end = start.min(self.heap + most);
            let values = sources.constants.table[self.heap..end].to_vec();
            self.heap = end;
            return Ok(values);
        }
        let window = match &mut self.window {
            Some(window) => window,
            none => {
                let states = sources.states;
                let after = states.partition_point(|state| state.heap <= self.heap);
                let state = &states[after - 1];
                let window = Window::new(sources.constants, state);
                none.insert(window.ok_or(Stop::LargeValue(state.heap))?)
            }
        };
        if window.heap() < self.heap {
            let left = self.heap - window.heap();
            window.advance(sources.constants, left.min(STEP))?;
            return Ok(Vec::new());
        }
        let heaps = window.advance(sources.constants, most)?;
        self.heap += heaps;
        Ok(window.last_values(sources.constants, heaps))
    }
}

/// Where values come from: the table, and states from which to compute.
pub struct Sources<'a> {
    pub constants: &'a Arc<Constants>,
    /// States of the register, from its start on, increasing.
    pub states: &'a [State],
}

/// Compares g(n) with g(n + period), stretch by stretch from the last one back.
pub struct Replay {
    period: usize,
    /// The stretch of heaps that is compared now.
    stretch: std::ops::Range<usize>,
    readers: [Reader; 2],
    /// Values that one reader has read and the other has not.
    ahead: [Vec<u16>; 2],
    last_difference: Option<usize>,
}

impl Replay {
    /// Compares the heaps before `heap` with the heaps one period earlier.
    pub fn new(sources: &Sources<'_>, heap: usize, period: usize) -> Self {
        Self::stretch_before(sources, heap - period, period)
    }

    fn stretch_before(sources: &Sources<'_>, end: usize, period: usize) -> Self {
        let states = sources.states;
        let before = states.partition_point(|state| state.heap < end);
        let from = before.checked_sub(1).map_or(0, |at| states[at].heap);
        let reader = |heap| Reader { heap, window: None };
        Self {
            period,
            stretch: from..end,
            readers: [reader(from), reader(from + period)],
            ahead: [Vec::new(), Vec::new()],
            last_difference: None,
        }
    }

    pub fn period(&self) -> usize {
        self.period
    }

    /// Compares about `heaps` more heaps. Returns the least heap from which the period holds, once
    /// it's found.
    ///
    /// # Errors
    /// If a stretch can't be computed again.
    pub fn advance(&mut self, sources: &Sources<'_>, heaps: usize) -> Result<Option<usize>, Stop> {
        let mut left = heaps;
        while left > 0 {
            let most = STEP.min(left).min(self.stretch.end - self.compared());
            left = left.saturating_sub(STEP);
            for (reader, ahead) in self.readers.iter_mut().zip(&mut self.ahead) {
                if ahead.is_empty() {
                    *ahead = reader.read(sources, most)?;
                }
            }
            let both = self.ahead[0].len().min(self.ahead[1].len());
            let first = self.compared();
            let [a, b] = &mut self.ahead;
            let differs = (0..both).rev().find(|&at| a[at] != b[at]);
            if let Some(at) = differs {
                self.last_difference = Some(first + at);
            }
            a.drain(..both);
            b.drain(..both);
            if self.compared() == self.stretch.end {
                if let Some(last) = self.last_difference {
                    return Ok(Some(last + 1));
                }
                if self.stretch.start == 0 {
                    return Ok(Some(0));
                }
                *self = Self::stretch_before(sources, self.stretch.start, self.period);
            }
        }
        Ok(None)
    }

    /// The first heap of the stretch that isn't compared yet.
    fn compared(&self) -> usize {
        self.readers[0].heap - self.ahead[0].len()
    }
}
