//! Planes of 32 heaps: bit c mod 8 of a byte in plane c / 8 says that code c is marked.

use std::arch::x86_64::*;

/// Tables from the low four bits of a code to its bit, for the first and the second plane of a
/// pair.
#[derive(Clone, Copy)]
pub struct Marks([__m256i; 2]);

impl Marks {
    #[target_feature(enable = "avx2")]
    #[inline]
    pub fn new() -> Self {
        let bits: [i8; 8] = std::array::from_fn(|bit| 1u8.rotate_left(bit as u32) as i8);
        let bits = i64::from_le_bytes(bits.map(|byte| byte as u8));
        let [low, high] = [_mm_set_epi64x(0, bits), _mm_set_epi64x(bits, 0)];
        Self([
            _mm256_broadcastsi128_si256(low),
            _mm256_broadcastsi128_si256(high),
        ])
    }

    /// Table whose halves are the tables of a pair.
    #[target_feature(enable = "avx2")]
    #[inline]
    pub fn pair(self) -> __m256i {
        let [low, high] = self.0;
        _mm256_blend_epi32::<0xF0>(low, high)
    }

    /// Marks the options of 32 heaps: codes that belong to no plane are not marked.
    #[target_feature(enable = "avx2")]
    #[inline]
    pub fn mark<const P: usize>(self, planes: &mut [__m256i; P], options: __m256i) {
        let Self([low, high]) = self;
        for (pair, planes) in planes.as_chunks_mut::<2>().0.iter_mut().enumerate() {
            let index = index::<P>(options, pair);
            planes[0] = _mm256_or_si256(planes[0], _mm256_shuffle_epi8(low, index));
            planes[1] = _mm256_or_si256(planes[1], _mm256_shuffle_epi8(high, index));
        }
    }
}

/// Index into a table of 16 bytes for codes of this pair of planes. For all other codes its highest
/// bit is set: a shuffle makes that 0. With one pair the codes must be below 16, or 128 or more.
#[target_feature(enable = "avx2")]
#[inline]
pub fn index<const P: usize>(codes: __m256i, pair: usize) -> __m256i {
    if P == 2 {
        return codes;
    }
    let inside = _mm256_xor_si256(codes, _mm256_set1_epi8(16 * pair as i8));
    _mm256_adds_epu8(inside, _mm256_set1_epi8(0x70))
}
