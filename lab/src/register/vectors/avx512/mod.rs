//! Vectors of 64 bytes, for processors with AVX-512, VBMI and GFNI.
//!
//! A set of codes is a byte in each of 2, 4 or 8 planes, or as many bytes in one lane. Marking an
//! option is a lookup in a table of 64 bytes, `1 << code`, for 64 heaps at once. The heaps of a
//! group follow from the groups before it in registers alone: `!set & (set + 1)` has only the least
//! member missing in `set`, and a set of one member becomes the set of an option, `code ^ c`, by a
//! permutation of its bytes and one of the bits in each.

mod bytes;
mod kernel;
mod near;
mod search;
mod sets;

use std::arch::x86_64::*;

use super::super::plan::{LANES, Plan};
use super::block_run::{BrokenAssumption, Search, Span, Work};
use bytes::{Bytes, vector};
use kernel::Vectors;

/// Implements `vectors::run`.
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
)]
pub fn run<const P: usize>(
    plan: &Plan,
    codes: &mut [u8],
    span: Span,
    work: Work,
    search: &mut Search<'_>,
) -> Result<(), BrokenAssumption> {
    match work {
        Work::Codes => {
            compute_unverified::<P>(plan, codes, span);
            Ok(())
        }
        Work::Witnesses => verify::<P>(plan, codes, span, search),
        Work::Both => compute::<P>(plan, codes, span, search),
    }
}

#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
)]
fn compute<const P: usize>(
    plan: &Plan,
    codes: &mut [u8],
    span: Span,
    search: &mut Search<'_>,
) -> Result<(), BrokenAssumption> {
    let vectors = Vectors::<P>::new(plan);
    let mut state = sets_before::<P>(plan, codes, span.from);
    let mut codes = Bytes::new(codes);
    let mut at = span.from;
    for block in 0..span.blocks {
        // Verification runs one block late, so that the processor does both at once.
        let before = at - plan.block;
        let seen = vectors.block::<true>(plan, &mut codes, at, &mut state);
        if block > 0 {
            let parity = span.parity.wrapping_add(before);
            vectors.verify(plan, &codes, before, parity, seen, search)?;
        }
        at += plan.block;
    }
    let before = at - plan.block;
    let mut seen = [_mm512_setzero_si512(); P];
    let beside = &plan.witnesses[..plan.beside];
    vectors.mark_witnesses(&mut seen, codes.before(before), beside);
    let parity = span.parity.wrapping_add(before);
    vectors.verify(plan, &codes, before, parity, seen, search)
}

#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
)]
fn compute_unverified<const P: usize>(plan: &Plan, codes: &mut [u8], span: Span) {
    let vectors = Vectors::<P>::new(plan);
    let mut state = sets_before::<P>(plan, codes, span.from);
    let mut codes = Bytes::new(codes);
    for at in span.starts(plan) {
        vectors.block::<false>(plan, &mut codes, at, &mut state);
    }
}

#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
)]
fn verify<const P: usize>(
    plan: &Plan,
    codes: &mut [u8],
    span: Span,
    search: &mut Search<'_>,
) -> Result<(), BrokenAssumption> {
    let vectors = Vectors::<P>::new(plan);
    let codes = Bytes::new(codes);
    let beside = &plan.witnesses[..plan.beside];
    for at in span.starts(plan) {
        let mut seen = [_mm512_setzero_si512(); P];
        vectors.mark_witnesses(&mut seen, codes.before(at), beside);
        let parity = span.parity.wrapping_add(at);
        vectors.verify(plan, &codes, at, parity, seen, search)?;
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
