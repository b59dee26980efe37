//! Vectors read from bytes and written to them.

use std::arch::x86_64::*;

use super::super::super::plan::LANES;
use super::super::block_run::REACH;

/// The `REACH` bytes before an index, and 64 bytes from the index on.
#[derive(Clone, Copy)]
pub struct Before<'a>(&'a [u8; REACH + LANES]);

impl<'a> Before<'a> {
    pub fn new(codes: &'a [u8], at: usize) -> Self {
        let bytes = &codes[at - REACH..at + LANES];
        Self(bytes.try_into().expect("as many bytes"))
    }

    /// The 64 bytes that begin `back` bytes before the index.
    #[target_feature(enable = "avx2")]
    #[inline]
    pub fn load(self, back: u16) -> [__m256i; 2] {
        #[expect(unsafe_code, reason = "reads two vectors at any index")]
        // SAFETY: `back` is at most REACH, so both vectors begin and end inside; the load needs no
        // alignment.
        unsafe {
            let first = self.0.as_ptr().add(REACH - usize::from(back));
            [
                _mm256_loadu_si256(first.cast()),
                _mm256_loadu_si256(first.add(32).cast()),
            ]
        }
    }
}

#[target_feature(enable = "avx2")]
#[inline]
pub fn load_32(bytes: &[u8], at: usize) -> __m256i {
    let bytes: &[u8; 32] = bytes[at..][..32].try_into().expect("32 bytes");
    #[expect(unsafe_code, reason = "reads a vector")]
    // SAFETY: 32 bytes are there, and the load needs no alignment.
    unsafe {
        _mm256_loadu_si256(bytes.as_ptr().cast())
    }
}

#[target_feature(enable = "avx2")]
#[inline]
pub fn load_16(bytes: &[u8], at: usize) -> __m128i {
    let bytes: &[u8; 16] = bytes[at..][..16].try_into().expect("16 bytes");
    #[expect(unsafe_code, reason = "reads a vector")]
    // SAFETY: 16 bytes are there, and the load needs no alignment.
    unsafe {
        _mm_loadu_si128(bytes.as_ptr().cast())
    }
}

#[target_feature(enable = "avx2")]
#[inline]
pub fn store_16(bytes: &mut [u8], at: usize, vector: __m128i) {
    let bytes: &mut [u8; 16] = (&mut bytes[at..][..16]).try_into().expect("16 bytes");
    #[expect(unsafe_code, reason = "writes a vector")]
    // SAFETY: 16 bytes are there, and the store needs no alignment.
    unsafe {
        _mm_storeu_si128(bytes.as_mut_ptr().cast(), vector);
    }
}

#[target_feature(enable = "avx2")]
#[inline]
pub fn store_32(bytes: &mut [u8], at: usize, vector: __m256i) {
    let bytes: &mut [u8; 32] = (&mut bytes[at..][..32]).try_into().expect("32 bytes");
    #[expect(unsafe_code, reason = "writes a vector")]
    // SAFETY: 32 bytes are there, and the store needs no alignment.
    unsafe {
        _mm256_storeu_si256(bytes.as_mut_ptr().cast(), vector);
    }
}
