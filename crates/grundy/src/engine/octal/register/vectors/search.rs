//! The search for witnesses of one heap.

use std::arch::x86_64::*;

use super::super::plan::LANES;
use super::bytes::{Bytes, vector};

/// Searches all splits of a heap for rare codes.
pub struct Search<'a> {
    /// The codes of heaps 64 to 1, 128 to 65, … up to W; rare ones are marked.
    pub low: &'a [[u8; LANES]],
    /// How much a split removes.
    pub splits: &'a [usize],
    /// The largest part that was tried.
    pub deepest: usize,
}

impl Search<'_> {
    /// Whether all these rare codes, as bits, are those of splits of the heap at index `at`.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,bmi1,bmi2")]
    pub fn finds(&mut self, codes: &Bytes<'_>, at: usize, mut bits: u64) -> bool {
        let mut part = 0;
        for own in self.low {
            let own = vector(own);
            part += LANES;
            for taken in self.splits {
                let options = _mm512_xor_si512(own, codes.load(at - taken - part));
                let mut open = bits;
                while open != 0 {
                    let code = _mm512_set1_epi8(open.trailing_zeros() as i8);
                    if _mm512_cmpeq_epi8_mask(options, code) != 0 {
                        bits &= !(open & open.wrapping_neg());
                    }
                    open &= open - 1;
                }
            }
            if bits == 0 {
                self.deepest = self.deepest.max(part);
                return true;
            }
        }
        false
    }
}
