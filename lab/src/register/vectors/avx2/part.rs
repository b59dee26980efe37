//! Computes the codes of a block, part by part.
//!
//! The codes of a part are in the first bytes of either half of a vector, with their highest bit
//! set. Where a shuffle finds no code, no option is marked.

use std::arch::x86_64::*;

use super::super::super::lags::Lag;
use super::super::super::plan::{LANES, Plan};
use super::memory::{load_16, load_32, store_16, store_32};
use super::planes::{Marks, index};

/// Highest bit of a byte.
const HIGHEST_BIT: u8 = 0x80;

/// Pairs of planes.
const MAX_PAIRS: usize = 4;

/// Computation of parts one after the other.
pub struct Parts<const P: usize> {
    marks: Marks,
    pair: __m256i,
    near: Vec<Near>,
    groups: Vec<Group>,
    /// Codes of the last part.
    last: __m256i,
}

/// Lag shorter than a part.
struct Near {
    /// Shuffle of the codes of the last part, and of the codes of the own part.
    from_last: __m256i,
    from_own: __m256i,
    code: __m256i,
}

/// Heaps of a part that don't depend on each other.
struct Group {
    /// All ones in the group's bytes.
    bytes: __m256i,
    /// Number of near lags, the longest first, that do not reach from this group into its part.
    before: usize,
}

/// Sets of a part: the halves of each vector are the planes of a pair.
type Sets = [__m256i; MAX_PAIRS];

impl<const P: usize> Parts<P> {
    /// Parts that continue before the heap at index `from`.
    #[target_feature(enable = "avx2")]
    pub fn new(plan: &Plan, codes: &[u8], from: usize) -> Self {
        let part = plan.part;
        let starts = (0..part).step_by(plan.group);
        let group = |start: usize| {
            let end = start + plan.group;
            let is_inside = |byte| {
                if (start..end).contains(&byte) {
                    0xFF
                } else {
                    0
                }
            };
            Group {
                bytes: twice(std::array::from_fn(is_inside)),
                before: plan.near.partition_point(|lag| lag.back >= end),
            }
        };
        let last = |byte| {
            if byte < part {
                codes[from - part + byte] | HIGHEST_BIT
            } else {
                0
            }
        };
        let marks = Marks::new();
        Self {
            marks,
            pair: marks.pair(),
            near: plan.near.iter().map(|lag| Near::new(lag, part)).collect(),
            groups: starts.map(group).collect(),
            last: twice(std::array::from_fn(last)),
        }
    }

    /// Computes the codes of the block at index `at`.
    #[target_feature(enable = "avx2,bmi1,bmi2")]
    #[inline]
    pub fn block(&mut self, plan: &Plan, codes: &mut [u8], at: usize) {
        let far = self.far(plan, codes, at);
        for start in (0..plan.block).step_by(plan.part) {
            let mut sets = [_mm256_setzero_si256(); MAX_PAIRS];
            for (pair, sets) in sets[..P / 2].iter_mut().enumerate() {
                let [low, high] = [0, 1].map(|plane| load_16(&far[2 * pair + plane], start));
                *sets = _mm256_set_m128i(high, low);
            }
            for lag in &plan.middle {
                let others = load_16(codes, at + start - lag.back);
                let options = _mm_xor_si128(others, _mm_set1_epi8(lag.code as i8));
                self.mark(&mut sets, _mm256_broadcastsi128_si256(options));
            }
            self.own(&mut sets);
            let own = _mm256_castsi256_si128(self.last);
            let own = _mm_and_si128(own, _mm_set1_epi8(!HIGHEST_BIT as i8));
            store_16(codes, at + start, own);
        }
    }

    /// Options of the block's heaps with far lags, in planes.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn far(&self, plan: &Plan, codes: &[u8], at: usize) -> [[u8; LANES + 16]; P] {
        let mut far = [[0; LANES + 16]; P];
        for first in [0, LANES / 2] {
            let mut planes = [_mm256_setzero_si256(); P];
            for lag in &plan.far {
                let others = load_32(codes, at + first - lag.back);
                let options = _mm256_xor_si256(others, _mm256_set1_epi8(lag.code as i8));
                self.marks.mark(&mut planes, options);
            }
            for (far, plane) in far.iter_mut().zip(planes) {
                store_32(far, first, plane);
            }
        }
        far
    }

    /// Computes the codes of a part whose other options are all marked.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn own(&mut self, sets: &mut Sets) {
        for near in &self.near {
            let others = _mm256_shuffle_epi8(self.last, near.from_last);
            self.mark(sets, _mm256_xor_si256(others, near.code));
        }
        let mut own = _mm256_setzero_si256();
        for group in &self.groups {
            for near in &self.near[group.before..] {
                let others = _mm256_shuffle_epi8(own, near.from_own);
                self.mark(sets, _mm256_xor_si256(others, near.code));
            }
            let codes = _mm256_or_si256(least_free::<P>(sets), _mm256_set1_epi8(HIGHEST_BIT as i8));
            own = _mm256_or_si256(own, _mm256_and_si256(codes, group.bytes));
        }
        self.last = own;
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn mark(&self, sets: &mut Sets, options: __m256i) {
        for (pair, sets) in sets[..P / 2].iter_mut().enumerate() {
            let marks = _mm256_shuffle_epi8(self.pair, index::<P>(options, pair));
            *sets = _mm256_or_si256(*sets, marks);
        }
    }
}

impl Near {
    #[target_feature(enable = "avx2")]
    fn new(lag: &Lag, part: usize) -> Self {
        let from = |byte: usize, start: usize| (byte + start).checked_sub(lag.back);
        let from_last = |byte| match from(byte, part) {
            Some(source) if source < part => source as u8,
            _ => HIGHEST_BIT,
        };
        let from_own = |byte| from(byte, 0).map_or(HIGHEST_BIT, |source| source as u8);
        Self {
            from_last: twice(std::array::from_fn(from_last)),
            from_own: twice(std::array::from_fn(from_own)),
            code: _mm256_set1_epi8((lag.code as u8 | HIGHEST_BIT) as i8),
        }
    }
}

/// Finds the least unmarked code of each heap in a part; 64 or more if there is none.
#[target_feature(enable = "avx2")]
#[inline]
fn least_free<const P: usize>(sets: &Sets) -> __m256i {
    // Number of the lowest bit that is 0 in four bits.
    let lowest = _mm_setr_epi8(0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 64);
    let lowest = _mm256_broadcastsi128_si256(lowest);
    let four_bits = _mm256_set1_epi8(0x0F);
    let mut least = _mm256_set1_epi8(64);
    for (pair, &set) in sets[..P / 2].iter().enumerate() {
        let first = 16 * pair as i8;
        let [low, high] = [_mm_set1_epi8(first), _mm_set1_epi8(first + 8)];
        let offset = _mm256_set_m128i(high, low);
        let low = _mm256_shuffle_epi8(lowest, _mm256_and_si256(set, four_bits));
        let high = _mm256_and_si256(_mm256_srli_epi16::<4>(set), four_bits);
        let high = _mm256_shuffle_epi8(lowest, high);
        let high = _mm256_or_si256(high, _mm256_set1_epi8(4));
        let code = _mm256_or_si256(_mm256_min_epu8(low, high), offset);
        least = _mm256_min_epu8(least, code);
    }
    _mm256_min_epu8(least, _mm256_permute2x128_si256::<1>(least, least))
}

/// Vector with these bytes in both halves.
#[target_feature(enable = "avx2")]
#[inline]
fn twice(bytes: [u8; 16]) -> __m256i {
    _mm256_broadcastsi128_si256(load_16(&bytes, 0))
}
