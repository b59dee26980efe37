//! Vectors of 32 bytes, for processors with AVX2.
//!
//! A vector of 16 bytes is a table for the low four bits of a code, so planes come in pairs: codes
//! from 16·j to 16·j + 15 have bits in the planes 2j and 2j + 1. Options with far parts are marked
//! for 32 heaps at once. Options with nearer parts are marked for the at most 16 heaps of a part,
//! in vectors whose halves are the two planes of a pair.

mod part;
mod planes;
mod verify;

use std::arch::x86_64::*;

use super::super::plan::{LANES, Plan};
use super::{Found, REACH, Search, Span, Work};
use part::Parts;
use verify::Verifier;

/// Implements `vectors::run`.
#[target_feature(enable = "avx2,bmi1,bmi2")]
pub fn run<const P: usize>(
    plan: &Plan,
    codes: &mut [u8],
    span: Span,
    work: Work,
    search: &mut Search<'_>,
) -> Result<(), Found> {
    let mut parts = Parts::<P>::new(plan, codes, span.from);
    let verifier = Verifier::<P>::new(plan);
    for at in span.starts(plan) {
        if work != Work::Witnesses {
            parts.block(plan, codes, at);
        }
        if work != Work::Codes {
            verifier.verify(codes, at, span.parity.wrapping_add(at), search)?;
        }
    }
    Ok(())
}

/// The `REACH` bytes before an index, and 64 bytes from the index on.
#[derive(Clone, Copy)]
struct Before<'a>(&'a [u8; REACH + LANES]);

impl<'a> Before<'a> {
    fn new(codes: &'a [u8], at: usize) -> Self {
        let bytes = &codes[at - REACH..at + LANES];
        Self(bytes.try_into().expect("as many bytes"))
    }

    /// The 64 bytes that begin `back` bytes before the index.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn load(self, back: u16) -> [__m256i; 2] {
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
fn load_32(bytes: &[u8], at: usize) -> __m256i {
    let bytes: &[u8; 32] = bytes[at..][..32].try_into().expect("32 bytes");
    #[expect(unsafe_code, reason = "reads a vector")]
    // SAFETY: 32 bytes are there, and the load needs no alignment.
    unsafe {
        _mm256_loadu_si256(bytes.as_ptr().cast())
    }
}

#[target_feature(enable = "avx2")]
#[inline]
fn load_16(bytes: &[u8], at: usize) -> __m128i {
    let bytes: &[u8; 16] = bytes[at..][..16].try_into().expect("16 bytes");
    #[expect(unsafe_code, reason = "reads a vector")]
    // SAFETY: 16 bytes are there, and the load needs no alignment.
    unsafe {
        _mm_loadu_si128(bytes.as_ptr().cast())
    }
}

#[target_feature(enable = "avx2")]
#[inline]
fn store_16(bytes: &mut [u8], at: usize, vector: __m128i) {
    let bytes: &mut [u8; 16] = (&mut bytes[at..][..16]).try_into().expect("16 bytes");
    #[expect(unsafe_code, reason = "writes a vector")]
    // SAFETY: 16 bytes are there, and the store needs no alignment.
    unsafe {
        _mm_storeu_si128(bytes.as_mut_ptr().cast(), vector);
    }
}

#[target_feature(enable = "avx2")]
#[inline]
fn store_32(bytes: &mut [u8], at: usize, vector: __m256i) {
    let bytes: &mut [u8; 32] = (&mut bytes[at..][..32]).try_into().expect("32 bytes");
    #[expect(unsafe_code, reason = "writes a vector")]
    // SAFETY: 32 bytes are there, and the store needs no alignment.
    unsafe {
        _mm256_storeu_si256(bytes.as_mut_ptr().cast(), vector);
    }
}
