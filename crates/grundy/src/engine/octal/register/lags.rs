//! The constants of a register: which earlier heaps make the options that decide a value.

use super::constants::Constants;

/// Codes of rare heaps have this bit, those of common heaps are below it.
pub const RARE: u16 = 1 << 15;

/// Larger codes are no blocks' matter.
pub const MOST_CODES: usize = 64;

/// The option of heap n whose code is that of heap n − `back`, XORed with `code`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lag {
    pub back: usize,
    pub code: u16,
}

/// Constants of the blocks of a register.
#[derive(Debug)]
pub struct Lags {
    /// The common options, E(n): those with a rare part, and moves to one heap if heap 0 is rare.
    pub common: Vec<Lag>,
    /// Rare options that are no splits: moves to one heap if heap 0 is common.
    pub takes: Vec<Lag>,
    /// The codes of heaps 0 to W.
    pub low: Vec<u16>,
    /// By code of a common heap and the heap's parity: how many rare codes are less.
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
        common.sort_unstable();
        common.dedup();
        let below = |code| [0, 1].map(|parity| constants.rare_below(parity, code));
        Self {
            common,
            takes,
            low: (0..=constants.deepest).map(code).collect(),
            rare_below: (0..MOST_CODES).map(below).collect(),
        }
    }

    /// The witness that splits off heap `part`.
    pub fn witness(&self, taken: usize, part: usize) -> Lag {
        Lag {
            back: taken + part,
            code: self.low[part],
        }
    }
}
