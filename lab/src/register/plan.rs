//! Plans which lags each step of a block handles.

use super::instructions::Instructions;
use super::lags::{Lag, Lags};

/// Heaps in a vector of bytes. Options with far parts are marked for this many heaps at once.
pub const LANES: usize = 64;

/// Number of heaps for which options at middle distance are marked at once.
pub const MIDDLE: usize = 16;

/// The most witnesses tried for a block before its heaps are searched one by one.
pub const WITNESSES: usize = 96;

/// About how many witnesses are tried for every block.
const WITNESSES_PER_BLOCK: usize = 48;

/// The lag of a witness.
#[derive(Debug, Clone, Copy)]
pub struct Witness {
    pub back: u16,
    pub code: u16,
}

/// How blocks are computed: `block` heaps in parts of `part`, and these in groups of `group`, with
/// sets of `planes` bytes.
///
/// A group is no longer than the least lag, so its heaps don't depend on each other. It leaves at
/// least one lane of its vector empty.
#[derive(Debug)]
pub struct Plan {
    pub instructions: Instructions,
    pub planes: usize,
    pub group: usize,
    pub part: usize,
    pub block: usize,
    /// Lags of a block or more.
    pub far: Vec<Lag>,
    /// Lags of a part or more, up to a block.
    pub middle: Vec<Lag>,
    /// Lags shorter than a part, the longest first: only the last ones depend on the last group.
    pub near: Vec<Lag>,
    /// Needed rare codes as bits, indexed by plane, then parity of the first heap, then code.
    pub needed: Vec<[[u8; LANES]; 2]>,
    /// Witnesses, ordered by how many heaps they settle, best first.
    pub witnesses: Vec<Witness>,
    /// How many witnesses are tried for every block, while the next block is computed.
    pub beside: usize,
    /// How many witnesses are tried while a group is computed.
    pub beside_group: usize,
}

impl Plan {
    /// Plan for common codes below 8 · `planes`.
    pub fn new(lags: &Lags, instructions: Instructions, planes: usize, witnesses: &[Lag]) -> Self {
        let lanes = LANES / planes;
        let codes = 8 * planes;
        // Options with larger codes are beyond all codes that a heap can have here.
        let is_small = |lag: &&Lag| usize::from(lag.code) < codes;
        let common: Vec<Lag> = lags.common.iter().filter(is_small).copied().collect();
        let least = common.iter().map(|lag| lag.back).min().unwrap_or(LANES);
        let group = least.min(lanes - 1).min(MIDDLE);
        // Registers of the wide vectors hold the sets of so many heaps before a group's end.
        let reach = group + lanes;
        let part = group * (MIDDLE.min(reach) / group);
        let block = part * (LANES / part);
        let with_backs = |range: std::ops::Range<usize>| -> Vec<Lag> {
            let is_inside = |lag: &&Lag| range.contains(&lag.back);
            common.iter().filter(is_inside).copied().collect()
        };
        let mut near = with_backs(0..part);
        near.reverse();
        let witness = |lag: &Lag| {
            let back = u16::try_from(lag.back).ok()?;
            let code = lag.code;
            Some(Witness { back, code })
        };
        let witnesses = witnesses.iter().filter(is_small);
        let witnesses: Vec<Witness> = witnesses.filter_map(witness).collect();
        let beside_group = WITNESSES_PER_BLOCK.div_ceil(block / group);
        let beside = witnesses.len().min(beside_group * (block / group));
        Self {
            instructions,
            planes,
            group,
            part,
            block,
            far: with_backs(block..usize::MAX),
            middle: with_backs(part..block),
            near,
            needed: needed(lags, planes),
            witnesses,
            beside,
            beside_group,
        }
    }
}

/// Bits of the rare codes below each common value.
fn needed(lags: &Lags, planes: usize) -> Vec<[[u8; LANES]; 2]> {
    let bits = |code: usize, parity: usize| {
        let below = lags.rare_below.get(code).map_or(0, |below| below[parity]);
        (1u128 << below.min(64)).wrapping_sub(1) as u64
    };
    let of_plane = |plane: usize| {
        [0, 1].map(|parity| std::array::from_fn(|code| (bits(code, parity) >> (8 * plane)) as u8))
    };
    (0..planes).map(of_plane).collect()
}
