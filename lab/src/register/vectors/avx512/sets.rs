//! Sets of codes in lanes of 2, 4 or 8 bytes.

use std::arch::x86_64::*;

use super::super::super::plan::LANES;
use super::bytes::Bytes;

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
#[inline]
pub fn subtract<const P: usize>(a: __m512i, b: __m512i) -> __m512i {
    match P {
        2 => _mm512_sub_epi16(a, b),
        4 => _mm512_sub_epi32(a, b),
        _ => _mm512_sub_epi64(a, b),
    }
}

/// Code of each set with one member; for an empty set, the number of bits of a lane.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq")]
#[inline]
pub fn members<const P: usize>(sets: __m512i) -> __m512i {
    let ones = _mm512_set1_epi8(-1);
    match P {
        2 => _mm512_popcnt_epi16(_mm512_add_epi16(sets, ones)),
        4 => _mm512_popcnt_epi32(_mm512_add_epi32(sets, ones)),
        _ => _mm512_popcnt_epi64(_mm512_add_epi64(sets, ones)),
    }
}

/// Adds the codes of 16 heaps as members `1 << code` to sets of `P` bytes.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
#[inline]
pub fn insert_16<const P: usize>(sets: &mut [__m512i; 2], codes: __m128i) {
    match P {
        2 => {
            let members = _mm256_sllv_epi16(_mm256_set1_epi16(1), _mm256_cvtepu8_epi16(codes));
            sets[0] = _mm512_or_si512(sets[0], _mm512_zextsi256_si512(members));
        }
        4 => {
            let members = _mm512_sllv_epi32(_mm512_set1_epi32(1), _mm512_cvtepu8_epi32(codes));
            sets[0] = _mm512_or_si512(sets[0], members);
        }
        _ => {
            let one = _mm512_set1_epi64(1);
            let high = _mm_srli_si128::<8>(codes);
            let members = _mm512_sllv_epi64(one, _mm512_cvtepu8_epi64(codes));
            sets[0] = _mm512_or_si512(sets[0], members);
            let members = _mm512_sllv_epi64(one, _mm512_cvtepu8_epi64(high));
            sets[1] = _mm512_or_si512(sets[1], members);
        }
    }
}

/// Sets of 64 heaps, `P` bytes each, and room for reads beyond their end.
#[repr(align(64))]
pub struct Sets(pub [u8; 8 * LANES + 2 * LANES]);

impl Sets {
    /// Joins planes, each with one byte per heap, to sets.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn join<const P: usize>(&mut self, planes: &[__m512i; P]) {
        let mut sets = Bytes::new(&mut self.0);
        let zero = _mm512_setzero_si512();
        let mut from = [zero; 8];
        from[..P].copy_from_slice(planes);
        // Planes k and k + 1 become two vectors of pairs; then pairs of pairs are formed.
        let mut width = 1;
        let mut count = P;
        let mut vectors = 1;
        while count > 1 {
            let mut to = [zero; 8];
            for pair in 0..count / 2 {
                for at in 0..vectors {
                    let low = from[2 * pair * vectors + at];
                    let high = from[(2 * pair + 1) * vectors + at];
                    let [first, second] = interleaved(low, high, width);
                    to[2 * pair * vectors + 2 * at] = first;
                    to[2 * pair * vectors + 2 * at + 1] = second;
                }
            }
            from = to;
            count /= 2;
            vectors *= 2;
            width *= 2;
        }
        for (at, &vector) in from[..P].iter().enumerate() {
            sets.store(LANES * at, vector);
        }
    }
}

/// Interleaves elements of `width` bytes of both vectors.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
#[inline]
fn interleaved(low: __m512i, high: __m512i, width: usize) -> [__m512i; 2] {
    let (a, b) = match width {
        1 => (
            _mm512_unpacklo_epi8(low, high),
            _mm512_unpackhi_epi8(low, high),
        ),
        2 => (
            _mm512_unpacklo_epi16(low, high),
            _mm512_unpackhi_epi16(low, high),
        ),
        _ => (
            _mm512_unpacklo_epi32(low, high),
            _mm512_unpackhi_epi32(low, high),
        ),
    };
    // The unpack instructions work on each quarter of a vector by itself.
    let first = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
    let second = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);
    [
        _mm512_permutex2var_epi64(a, first, b),
        _mm512_permutex2var_epi64(a, second, b),
    ]
}

/// Bit mask of the lanes in which a plane has a bit.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
#[inline]
pub fn any<const P: usize>(planes: &[__m512i; P]) -> u64 {
    let mut all = _mm512_setzero_si512();
    for plane in planes {
        all = _mm512_or_si512(all, *plane);
    }
    _mm512_test_epi8_mask(all, all)
}
