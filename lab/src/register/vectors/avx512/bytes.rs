//! Access to bytes in memory as vectors.

use std::arch::x86_64::*;

use super::super::super::plan::LANES;
use super::super::block_run::REACH;

/// Bytes that are read and written as vectors, at any index that leaves room for one.
pub struct Bytes<'a> {
    bytes: &'a mut [u8],
    /// Last index at which a vector has room.
    last: usize,
}

impl<'a> Bytes<'a> {
    pub fn new(bytes: &'a mut [u8]) -> Self {
        let last = bytes.len() - LANES;
        Self { bytes, last }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn load(&self, at: usize) -> __m512i {
        assert!(at <= self.last);
        #[expect(unsafe_code, reason = "reads a vector at any index")]
        // SAFETY: 64 bytes from `at` on are there, and the load needs no alignment.
        unsafe {
            _mm512_loadu_si512(self.bytes.as_ptr().add(at).cast())
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn load_16(&self, at: usize) -> __m128i {
        assert!(at <= self.last);
        #[expect(unsafe_code, reason = "reads a vector at any index")]
        // SAFETY: 64 bytes from `at` on are there, and the load needs no alignment.
        unsafe {
            _mm_loadu_si128(self.bytes.as_ptr().add(at).cast())
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn store(&mut self, at: usize, vector: __m512i) {
        assert!(at <= self.last);
        #[expect(unsafe_code, reason = "writes a vector at any index")]
        // SAFETY: 64 bytes from `at` on are there, and the store needs no alignment.
        unsafe {
            _mm512_storeu_si512(self.bytes.as_mut_ptr().add(at).cast(), vector);
        }
    }

    /// Writes the first 16 bytes of a vector.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn store_16(&mut self, at: usize, vector: __m512i) {
        assert!(at <= self.last);
        #[expect(unsafe_code, reason = "writes a vector at any index")]
        // SAFETY: 64 bytes from `at` on are there, and the store needs no alignment.
        unsafe {
            let to = self.bytes.as_mut_ptr().add(at);
            _mm_storeu_si128(to.cast(), _mm512_castsi512_si128(vector));
        }
    }

    /// View of the bytes before `at` that can be read without bounds checks.
    pub fn before(&self, at: usize) -> Before<'_> {
        let bytes = &self.bytes[at - REACH..at + LANES];
        Before(bytes.try_into().expect("as many bytes"))
    }
}

/// The `REACH` bytes before an index, and one vector of bytes from the index on.
#[derive(Clone, Copy)]
pub struct Before<'a>(&'a [u8; REACH + LANES]);

impl Before<'_> {
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn load(&self, back: u16) -> __m512i {
        #[expect(unsafe_code, reason = "reads a vector at any index")]
        // SAFETY: `back` is at most REACH, so the vector begins and ends inside; the load needs no
        // alignment.
        unsafe {
            _mm512_loadu_si512(self.0.as_ptr().add(REACH - usize::from(back)).cast())
        }
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
#[inline]
pub fn vector(bytes: &[u8; LANES]) -> __m512i {
    #[expect(unsafe_code, reason = "reads a vector")]
    // SAFETY: 64 bytes are there, and the load needs no alignment.
    unsafe {
        _mm512_loadu_si512(bytes.as_ptr().cast())
    }
}
