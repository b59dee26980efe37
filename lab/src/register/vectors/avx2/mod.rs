//! Vectors of 32 bytes, for processors with AVX2.
//!
//! A vector of 16 bytes is a table for the low four bits of a code, so planes come in pairs: codes
//! from 16·j to 16·j + 15 have bits in the planes 2j and 2j + 1. Options with far parts are marked
//! for 32 heaps at once. Options with nearer parts are marked for the at most 16 heaps of a part,
//! in vectors whose halves are the two planes of a pair.

mod memory;
mod part;
mod planes;
mod verify;

use super::super::plan::Plan;
use super::block_run::{BrokenAssumption, Search, Span, Work};
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
) -> Result<(), BrokenAssumption> {
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
