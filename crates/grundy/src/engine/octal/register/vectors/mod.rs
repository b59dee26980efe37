//! Blocks of a register, computed in vectors of 64 bytes.
//!
//! A set of codes is a byte in each of 2, 4 or 8 planes, or as many bytes in one lane. Marking an
//! option is a lookup in a table of 64 bytes, `1 << code`, for 64 heaps at once. The heaps of a
//! group, no longer than the least lag, follow from the groups before it in registers alone:
//! `!set & (set + 1)` has only the least member missing in `set`, and a set of one member becomes
//! the set of an option, `code ^ c`, by a permutation of its bytes and one of the bits in each.

mod bytes;
mod kernel;
mod search;
mod sets;

use std::arch::x86_64::*;

use super::plan::{LANES, Plan};
pub use bytes::REACH;
use bytes::{Bytes, vector};
pub use kernel::Found;
use kernel::Vectors;
pub use search::Search;

/// Whether this processor has the vector instructions.
pub fn are_there() -> bool {
    use std::arch::is_x86_feature_detected as has;
    has!("avx512f")
        && has!("avx512bw")
        && has!("avx512vl")
        && has!("avx512vbmi")
        && has!("avx512bitalg")
        && has!("avx512vpopcntdq")
        && has!("gfni")
        && has!("bmi1")
        && has!("bmi2")
}

/// Computes the codes of the heaps at the indices from `from` on, in `blocks` blocks, and verifies
/// their witnesses. `parity` is the parity of the heap at index 0. `search` finds witnesses where
/// the plan's witnesses do not suffice.
///
/// # Errors
/// The first heap that breaks an assumption; the codes of all heaps before it are right.
///
/// # Panics
/// If the processor lacks the instructions.
pub fn compute(
    plan: &Plan,
    codes: &mut [u8],
    from: usize,
    blocks: usize,
    parity: usize,
    search: &mut Search<'_>,
) -> Result<(), Found> {
    assert!(are_there());
    #[expect(unsafe_code, reason = "vectors make it 20 times as fast")]
    // SAFETY: this processor has the features that the functions are compiled for.
    unsafe {
        match plan.planes {
            2 => chunk::<2>(plan, codes, from, blocks, parity, search),
            4 => chunk::<4>(plan, codes, from, blocks, parity, search),
            _ => chunk::<8>(plan, codes, from, blocks, parity, search),
        }
    }
}

#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
)]
fn chunk<const P: usize>(
    plan: &Plan,
    codes: &mut [u8],
    from: usize,
    blocks: usize,
    parity: usize,
    search: &mut Search<'_>,
) -> Result<(), Found> {
    let vectors = Vectors::<P>::new(plan);
    let mut state = sets_before::<P>(plan, codes, from);
    let mut codes = Bytes::new(codes);
    let mut at = from;
    for block in 0..blocks {
        // Verification runs one block late, so that the processor does both at once.
        let before = at - plan.block;
        let seen = vectors.block::<true>(plan, &mut codes, at, &mut state);
        if block > 0 {
            vectors.verify(
                plan,
                &codes,
                before,
                parity.wrapping_add(before),
                seen,
                search,
            )?;
        }
        at += plan.block;
    }
    let before = at - plan.block;
    let mut seen = [_mm512_setzero_si512(); P];
    let beside = &plan.witnesses[..plan.beside];
    vectors.mark_witnesses(&mut seen, codes.before(before), beside);
    vectors.verify(
        plan,
        &codes,
        before,
        parity.wrapping_add(before),
        seen,
        search,
    )
}

/// Computes the codes of blocks as [`compute`] does, without witnesses.
///
/// # Panics
/// If the processor lacks the instructions.
pub fn compute_unverified(plan: &Plan, codes: &mut [u8], from: usize, blocks: usize) {
    assert!(are_there());
    #[expect(unsafe_code, reason = "vectors make it 20 times as fast")]
    // SAFETY: this processor has the features that the functions are compiled for.
    unsafe {
        match plan.planes {
            2 => unverified::<2>(plan, codes, from, blocks),
            4 => unverified::<4>(plan, codes, from, blocks),
            _ => unverified::<8>(plan, codes, from, blocks),
        }
    }
}

#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
)]
fn unverified<const P: usize>(plan: &Plan, codes: &mut [u8], from: usize, blocks: usize) {
    let vectors = Vectors::<P>::new(plan);
    let mut state = sets_before::<P>(plan, codes, from);
    let mut codes = Bytes::new(codes);
    for block in 0..blocks {
        let at = from + block * plan.block;
        vectors.block::<false>(plan, &mut codes, at, &mut state);
    }
}

/// Verifies the witnesses of blocks whose codes are computed; all else is as in [`compute`].
///
/// # Errors
/// The first heap that breaks an assumption.
///
/// # Panics
/// If the processor lacks the instructions.
pub fn verify(
    plan: &Plan,
    codes: &mut [u8],
    from: usize,
    blocks: usize,
    parity: usize,
    search: &mut Search<'_>,
) -> Result<(), Found> {
    assert!(are_there());
    #[expect(unsafe_code, reason = "vectors make it 20 times as fast")]
    // SAFETY: this processor has the features that the functions are compiled for.
    unsafe {
        match plan.planes {
            2 => verified::<2>(plan, codes, from, blocks, parity, search),
            4 => verified::<4>(plan, codes, from, blocks, parity, search),
            _ => verified::<8>(plan, codes, from, blocks, parity, search),
        }
    }
}

#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
)]
fn verified<const P: usize>(
    plan: &Plan,
    codes: &mut [u8],
    from: usize,
    blocks: usize,
    parity: usize,
    search: &mut Search<'_>,
) -> Result<(), Found> {
    let vectors = Vectors::<P>::new(plan);
    let codes = Bytes::new(codes);
    let beside = &plan.witnesses[..plan.beside];
    for block in 0..blocks {
        let at = from + block * plan.block;
        let mut seen = [_mm512_setzero_si512(); P];
        vectors.mark_witnesses(&mut seen, codes.before(at), beside);
        vectors.verify(plan, &codes, at, parity.wrapping_add(at), seen, search)?;
    }
    Ok(())
}

/// Sets of the last group before index `from`, and of the heaps before that group.
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
)]
fn sets_before<const P: usize>(plan: &Plan, codes: &[u8], from: usize) -> [__m512i; 2] {
    let mut last = [0; LANES];
    let mut history = [0; LANES];
    let lanes = LANES / P;
    for lane in 0..plan.group {
        set_member::<P>(&mut last, lane, codes[from - plan.group + lane]);
    }
    for lane in 0..lanes {
        set_member::<P>(&mut history, lane, codes[from - plan.group - lanes + lane]);
    }
    [vector(&last), vector(&history)]
}

fn set_member<const P: usize>(sets: &mut [u8; LANES], lane: usize, code: u8) {
    let code = usize::from(code);
    if code < 8 * P {
        sets[lane * P + code / 8] |= 1 << (code % 8);
    }
}
