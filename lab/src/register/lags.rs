//! Lags: how far back the heaps are whose codes make the options that decide a value.

use std::collections::BinaryHeap;

use super::constants::Constants;

/// The bit that marks codes of rare heaps; codes of common heaps are below it.
pub const RARE: u16 = 1 << 15;

/// How many codes blocks can handle.
pub const MAX_CODES: usize = 64;

/// An option of heap n whose code is that of heap n − `back`, XORed with `code`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lag {
    pub back: usize,
    pub code: u16,
}

/// All lags of a game.
#[derive(Debug)]
pub struct Lags {
    /// Common options, E(n): splits with a rare part, and moves to one heap if heap 0 is rare.
    pub common: Vec<Lag>,
    /// Rare options that are no splits: moves to one heap if heap 0 is common.
    pub takes: Vec<Lag>,
    /// Codes of heaps 0 to W.
    pub low: Vec<u16>,
    /// How many rare codes are below a common code, indexed by code, then parity of the heap.
    pub rare_below: Vec<[u16; 2]>,
}

impl Lags {
    pub fn new(constants: &Constants) -> Self {
        let Constants { moves, table, .. } = constants;
        let is_rare = |heap: usize| constants.space.is_rare(table[heap].into(), heap);
        let code = |heap: usize| {
            let code = constants.code(heap, table[heap]);
            if is_rare(heap) { code | RARE } else { code }
        };
        let mut common = Vec::new();
        for &taken in &moves.split {
            let rare = (1..=constants.last_rare).filter(|&part| is_rare(part));
            common.extend(rare.map(|part| Lag {
                back: taken + part,
                code: constants.code(part, table[part]),
            }));
        }
        let mut takes = Vec::new();
        for &taken in &moves.take {
            let lag = Lag {
                back: taken,
                code: 0,
            };
            if constants.space.by_position && taken % 2 == 1 {
                takes.push(lag);
            } else {
                common.push(lag);
            }
        }
        let mut common = BinaryHeap::from(common).into_sorted_vec();
        common.dedup();
        let below = |code| [0, 1].map(|parity| constants.rare_below(parity, code));
        Self {
            common,
            takes,
            low: (0..=constants.deepest).map(code).collect(),
            rare_below: (0..MAX_CODES).map(below).collect(),
        }
    }

    /// The lag of the witness that splits off heap `part`.
    pub fn witness(&self, taken: usize, part: usize) -> Lag {
        Lag {
            back: taken + part,
            code: self.low[part],
        }
    }
}
