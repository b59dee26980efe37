//! Options with near lags, made from the sets of the last heaps.

use super::super::super::lags::Lag;
use super::super::super::plan::LANES;

/// Lag into the last group or a few heaps further: a permutation from the last sets to marks.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub struct Near {
    /// Source byte in the last group, or in the heaps before it, indexed by byte of the new sets.
    pub bytes: [u8; LANES],
    /// Order of the bits within each byte, as an 8 × 8 matrix.
    pub bits: u64,
}

impl Near {
    pub fn new(lag: Lag, group: usize, planes: usize) -> Self {
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
