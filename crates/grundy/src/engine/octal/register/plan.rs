//! Plan of a block: which lags each of its steps handles.

use super::lags::{Lag, Lags};

/// Heaps per vector of bytes: options with far parts are marked for this many heaps at once.
pub const LANES: usize = 64;

/// Heaps for which options at middle distance are marked at once.
pub const MIDDLE: usize = 16;

/// Limit of the witnesses tried for a block before its heaps are searched one by one.
pub const WITNESSES: usize = 96;

/// Approximate number of witnesses tried for every block.
const BESIDE: usize = 48;

/// Lag into the last group or a few heaps further: a permutation from the last sets to marks.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub struct Near {
    /// Source byte in the last group, or in the heaps before it, indexed by byte of the new sets.
    pub bytes: [u8; LANES],
    /// Order of the bits within each byte, as an 8 × 8 matrix.
    pub bits: u64,
}

/// A lag of a witness.
#[derive(Debug, Clone, Copy)]
pub struct Witness {
    pub back: u16,
    pub code: u16,
}

/// Blocks of `block` heaps, divided into parts of `part`, and these into groups of `group`; sets of
/// `planes` bytes.
///
/// A group is no longer than the least lag, so its heaps do not depend on each other. A group
/// leaves at least one lane of its vector empty.
#[derive(Debug)]
pub struct Plan {
    pub planes: usize,
    pub group: usize,
    pub part: usize,
    pub block: usize,
    pub far: Vec<Lag>,
    pub middle: Vec<Lag>,
    /// Near lags, the longest first: only the last ones depend on the last group.
    pub near: Vec<Near>,
    /// Needed rare codes as bits, indexed by plane, then parity of the first heap, then code.
    pub needed: Vec<[[u8; LANES]; 2]>,
    /// Witnesses, ordered by how many heaps they settle, best first.
    pub witnesses: Vec<Witness>,
    /// Number of witnesses tried for every block, while the next block is computed.
    pub beside: usize,
    /// Number of witnesses tried while a group is computed.
    pub beside_group: usize,
}

impl Plan {
    /// Plan for common codes below 8 · `planes`.
    pub fn new(lags: &Lags, planes: usize, witnesses: &[Lag]) -> Self {
        let lanes = LANES / planes;
        let codes = 8 * planes;
        let mut common: Vec<Lag> = lags.common.clone();
        // Options with larger codes are beyond all codes that a heap can have here.
        common.retain(|lag| usize::from(lag.code) < codes);
        let least = common.iter().map(|lag| lag.back).min().unwrap_or(LANES);
        let group = least.min(lanes - 1).min(MIDDLE);
        let reach = group + lanes;
        let part = group * (MIDDLE.min(reach) / group);
        let block = part * (LANES / part);
        let is_near = |lag: &Lag| lag.back < part || lag.back <= reach && planes == 2;
        let mut near: Vec<Lag> = common.iter().copied().filter(|lag| is_near(lag)).collect();
        near.sort_unstable_by_key(|lag| std::cmp::Reverse(lag.back));
        let distant = |range: std::ops::Range<usize>| {
            let is_inside = |lag: &&Lag| !is_near(lag) && range.contains(&lag.back);
            common.iter().filter(is_inside).copied().collect()
        };
        let witness = |lag: &Lag| {
            let back = u16::try_from(lag.back).ok()?;
            let code = lag.code;
            Some(Witness { back, code })
        };
        let witnesses: Vec<Witness> = witnesses.iter().filter_map(witness).collect();
        let beside_group = BESIDE.div_ceil(block / group);
        let beside = witnesses.len().min(beside_group * (block / group));
        Self {
            planes,
            group,
            part,
            block,
            far: distant(block..usize::MAX),
            middle: distant(0..block),
            near: near
                .iter()
                .map(|lag| Near::new(*lag, group, planes))
                .collect(),
            needed: needed(lags, planes),
            witnesses,
            beside,
            beside_group,
        }
    }
}

impl Near {
    fn new(lag: Lag, group: usize, planes: usize) -> Self {
        let lanes = LANES / planes;
        let code = usize::from(lag.code);
        let empty = group * planes;
        let mut bytes = [empty as u8; LANES];
        for lane in 0..group {
            for byte in 0..planes {
                // The last group begins `group` heaps before this one; the `lanes` heaps before the
                // last group are in the second vector.
                let back = lag.back - lane;
                let source = if back <= group {
                    (group - back) * planes
                } else {
                    LANES + (group + lanes - back) * planes
                };
                bytes[lane * planes + byte] = (source + (byte ^ (code / 8))) as u8;
            }
        }
        let rows = (0..8).map(|bit| 1u64 << (bit ^ (code % 8)) << (8 * (7 - bit)));
        Self {
            bytes,
            bits: rows.sum(),
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
