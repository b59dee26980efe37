//! Computes the blocks of a register in vectors of bytes.
//!
//! A set of codes is a byte in each of 2, 4 or 8 planes. An option is marked by a lookup of `1 <<
//! code`, for all heaps of a vector at once. There are two forms, for AVX-512 and for AVX2. Both
//! compute a group, which is no longer than the least lag, from the groups before it without
//! memory; they differ in how.

mod avx2;
mod avx512;
mod block_run;

use super::instructions::Instructions;
use super::plan::Plan;
pub use block_run::{BrokenAssumption, REACH, Search, Span, Work};

/// Does the work for the heaps of these blocks. `search` finds witnesses where the plan's aren't
/// enough.
///
/// # Errors
/// The first heap that breaks an assumption; the codes of all heaps before it are right.
/// `Work::Codes` never fails.
///
/// # Panics
/// If the processor lacks the plan's instructions.
pub fn run(
    plan: &Plan,
    codes: &mut [u8],
    span: Span,
    work: Work,
    search: &mut Search<'_>,
) -> Result<(), BrokenAssumption> {
    assert!(plan.instructions.are_there());
    #[expect(unsafe_code, reason = "vectors make it 6 to 20 times as fast")]
    // SAFETY: this processor has the features that the functions are compiled for.
    unsafe {
        match (plan.instructions, plan.planes) {
            (Instructions::Avx2, 2) => avx2::run::<2>(plan, codes, span, work, search),
            (Instructions::Avx2, 4) => avx2::run::<4>(plan, codes, span, work, search),
            (Instructions::Avx2, _) => avx2::run::<8>(plan, codes, span, work, search),
            (Instructions::Avx512, 2) => avx512::run::<2>(plan, codes, span, work, search),
            (Instructions::Avx512, 4) => avx512::run::<4>(plan, codes, span, work, search),
            (Instructions::Avx512, _) => avx512::run::<8>(plan, codes, span, work, search),
        }
    }
}
