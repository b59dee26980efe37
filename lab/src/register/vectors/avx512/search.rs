//! Searches for the witnesses of one heap.

use std::arch::x86_64::*;

use super::super::super::plan::LANES;
use super::super::block_run::Search;
use super::bytes::{Bytes, vector};

/// Returns whether each of these rare codes, given as bits, is the code of a split of the heap at
/// index `at`.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,bmi1,bmi2")]
pub fn finds(search: &mut Search<'_>, codes: &Bytes<'_>, at: usize, mut bits: u64) -> bool {
    let mut part = 0;
    for own in search.low {
        let own = vector(own);
        part += LANES;
        for taken in search.splits {
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
            search.deepest = search.deepest.max(part);
            return true;
        }
    }
    false
}
