//! Blocks of a register, computed in vectors of bytes.
//!
//! A set of codes is a byte in each of 2, 4 or 8 planes. Marking an option is a lookup of
//! `1 << code`, for all heaps of a vector at once. The two forms, for processors with AVX-512 and
//! for those with AVX2, differ in how they compute a group, no longer than the least lag, from the
//! groups before it in registers alone.

mod avx2;
mod avx512;

use super::plan::{LANES, Plan};

/// Maximal distance at which a vector of a witness is read.
pub const REACH: usize = 1 << 16;

/// Vector instructions of a processor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Instructions {
    Avx2,
    /// AVX-512 with VBMI and GFNI.
    Avx512,
}

/// First heap of a run that breaks an assumption of the blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// No common code below the planes' limit is free for the heap at this index.
    NoCode(usize),
    /// The heap at this index needs a rare code that has no witness.
    NoWitness(usize),
}

/// Search for the witnesses of single heaps, through all their splits.
pub struct Search<'a> {
    /// Codes of heaps 64 to 1, 128 to 65, … up to W; rare codes are marked.
    pub low: &'a [[u8; LANES]],
    /// Numbers of tokens that splits remove.
    pub splits: &'a [usize],
    /// Largest part that was tried.
    pub deepest: usize,
}

/// Work of a run over blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// Computes the codes.
    Codes,
    /// Verifies the witnesses of blocks whose codes are computed.
    Witnesses,
    /// Computes the codes and verifies their witnesses.
    Both,
}

/// Consecutive blocks.
#[derive(Debug, Clone, Copy)]
pub struct Span {
    /// Index of the first heap.
    pub from: usize,
    pub blocks: usize,
    /// Parity of the heap at index 0.
    pub parity: usize,
}

impl Span {
    /// Index of the first heap of each block.
    fn starts(self, plan: &Plan) -> impl Iterator<Item = usize> + use<> {
        let (from, block) = (self.from, plan.block);
        (0..self.blocks).map(move |number| from + number * block)
    }
}

impl Instructions {
    /// The widest vectors that this processor has.
    pub fn best() -> Option<Self> {
        let mut all = [Self::Avx512, Self::Avx2].into_iter();
        all.find(|instructions| instructions.are_there())
    }

    /// Whether this processor has them.
    pub fn are_there(self) -> bool {
        use std::arch::is_x86_feature_detected as has;
        match self {
            Self::Avx2 => has!("avx2") && has!("bmi1") && has!("bmi2"),
            Self::Avx512 => {
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
        }
    }
}

/// Does the work for the heaps of these blocks. `search` finds witnesses where those of the plan do
/// not suffice.
///
/// # Errors
/// The first heap that breaks an assumption; the codes of all heaps before it are right. Never for
/// `Work::Codes`.
///
/// # Panics
/// If the processor lacks the plan's instructions.
pub fn run(
    plan: &Plan,
    codes: &mut [u8],
    span: Span,
    work: Work,
    search: &mut Search<'_>,
) -> Result<(), Found> {
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
