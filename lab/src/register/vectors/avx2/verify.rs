//! Verifies that each heap of a block has a code, and witnesses for the rare codes it needs.

use std::arch::x86_64::*;

use super::super::super::plan::{LANES, Plan, Witness};
use super::super::block_run::{BrokenAssumption, Search};
use super::memory::{Before, load_16, load_32, store_32};
use super::planes::{Marks, index};

/// Planes of the two halves of a block.
type Planes<const P: usize> = [[__m256i; P]; 2];

/// Constants of a plan, in vectors.
pub struct Verifier<'a, const P: usize> {
    plan: &'a Plan,
    marks: Marks,
    /// Needed rare codes, indexed by plane, then parity of the heap, then pair of the own code.
    needed: [[[__m256i; 4]; 2]; P],
    /// `true` if the parity of the heap decides what is needed.
    by_parity: bool,
}

impl<'a, const P: usize> Verifier<'a, P> {
    #[target_feature(enable = "avx2")]
    pub fn new(plan: &'a Plan) -> Self {
        let mut needed = [[[_mm256_setzero_si256(); 4]; 2]; P];
        for (needed, tables) in needed.iter_mut().zip(&plan.needed) {
            for (needed, table) in needed.iter_mut().zip(tables) {
                for (pair, needed) in needed.iter_mut().enumerate() {
                    *needed = _mm256_broadcastsi128_si256(load_16(table, 16 * pair));
                }
            }
        }
        let tables = &plan.needed[..P];
        Self {
            plan,
            marks: Marks::new(),
            needed,
            by_parity: tables
                .iter()
                .any(|[even, odd]| even[..8 * P] != odd[..8 * P]),
        }
    }

    /// Verifies the block at index `at`; its first heap has this parity.
    #[target_feature(enable = "avx2,bmi1,bmi2")]
    #[inline]
    pub fn verify(
        &self,
        codes: &[u8],
        at: usize,
        parity: usize,
        search: &mut Search<'_>,
    ) -> Result<(), BrokenAssumption> {
        let plan = self.plan;
        let before = Before::new(codes, at);
        let (beside, others) = plan.witnesses.split_at(plan.beside);
        let mut seen = [[_mm256_setzero_si256(); P]; 2];
        self.mark_witnesses(&mut seen, before, beside);
        let own = before.load(0);
        let limit = _mm256_set1_epi8(8 * P as i8);
        let is_without = |own| _mm256_cmpeq_epi8(_mm256_max_epu8(own, limit), own);
        let inside = u64::MAX >> (LANES - plan.block);
        let without = bits(own.map(is_without)) & inside;
        let mut left = own.map(|own| self.needed(own, parity));
        subtract(&mut left, &seen);
        let mut missing = any(&left) & inside & !without;
        for witnesses in others.chunks(8) {
            if missing == 0 {
                break;
            }
            let mut seen = [[_mm256_setzero_si256(); P]; 2];
            self.mark_witnesses(&mut seen, before, witnesses);
            subtract(&mut left, &seen);
            missing &= any(&left);
        }
        if missing | without == 0 {
            return Ok(());
        }
        search_one_by_one(codes, at, [missing, without], &left, search)
    }

    /// Marks the options made by witnesses.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn mark_witnesses(&self, seen: &mut Planes<P>, before: Before<'_>, witnesses: &[Witness]) {
        for witness in witnesses {
            let code = _mm256_set1_epi8(witness.code as i8);
            for (planes, others) in seen.iter_mut().zip(before.load(witness.back)) {
                self.marks.mark(planes, _mm256_xor_si256(others, code));
            }
        }
    }

    /// Rare codes that heaps with these codes need, in planes.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn needed(&self, own: __m256i, parity: usize) -> [__m256i; P] {
        let mut indices = [own; 4];
        for (pair, index_of_pair) in indices[..P / 2].iter_mut().enumerate() {
            *index_of_pair = index::<P>(own, pair);
        }
        let mut needed = [_mm256_setzero_si256(); P];
        for (needed, tables) in needed.iter_mut().zip(&self.needed) {
            let of = |tables: &[__m256i; 4]| {
                let mut bits = _mm256_setzero_si256();
                for (&table, &index) in tables[..P / 2].iter().zip(&indices) {
                    bits = _mm256_or_si256(bits, _mm256_shuffle_epi8(table, index));
                }
                bits
            };
            *needed = of(&tables[parity % 2]);
            if self.by_parity {
                let odd = _mm256_set1_epi16(0xFF00_u16 as i16);
                let of_odd = of(&tables[(parity + 1) % 2]);
                *needed = _mm256_blendv_epi8(*needed, of_odd, odd);
            }
        }
        needed
    }
}

/// Searches the heaps that lack witnesses, given as bits, up to the first heap without a code.
#[target_feature(enable = "avx2,bmi1,bmi2")]
#[cold]
fn search_one_by_one<const P: usize>(
    codes: &[u8],
    at: usize,
    [missing, without]: [u64; 2],
    left: &Planes<P>,
    search: &mut Search<'_>,
) -> Result<(), BrokenAssumption> {
    let mut planes = [[0; LANES]; P];
    for (first, left) in [0, LANES / 2].into_iter().zip(left) {
        for (plane, &left) in planes.iter_mut().zip(left) {
            store_32(plane, first, left);
        }
    }
    let mut open = missing | without;
    while open != 0 {
        let first = open.trailing_zeros() as usize;
        if without >> first & 1 == 1 {
            return Err(BrokenAssumption::NoCode(at + first));
        }
        let bytes = planes.iter().rev();
        let bits = bytes.fold(0, |bits, plane| bits << 8 | u64::from(plane[first]));
        if !finds(search, codes, at + first, bits) {
            return Err(BrokenAssumption::NoWitness(at + first));
        }
        open &= open - 1;
    }
    Ok(())
}

/// Returns whether each of these rare codes, given as bits, is the code of a split of the heap at
/// index `at`.
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn finds(search: &mut Search<'_>, codes: &[u8], at: usize, mut bits: u64) -> bool {
    let mut part = 0;
    for low in search.low {
        part += LANES;
        for taken in search.splits {
            let options = [0, LANES / 2].map(|first| {
                let others = load_32(codes, at - taken - part + first);
                _mm256_xor_si256(load_32(low, first), others)
            });
            let mut open = bits;
            while open != 0 {
                let code = _mm256_set1_epi8(open.trailing_zeros() as i8);
                let [first, second] = options.map(|options| _mm256_cmpeq_epi8(options, code));
                if _mm256_movemask_epi8(_mm256_or_si256(first, second)) != 0 {
                    bits &= !(open & open.wrapping_neg());
                }
                open &= open - 1;
            }
        }
        if bits == 0 {
            search.deepest = search.deepest.max(part);
            return true;
        }
    }
    false
}

#[target_feature(enable = "avx2")]
#[inline]
fn subtract<const P: usize>(left: &mut Planes<P>, seen: &Planes<P>) {
    for (left, seen) in left.iter_mut().flatten().zip(seen.iter().flatten()) {
        *left = _mm256_andnot_si256(*seen, *left);
    }
}

/// Bit mask of the heaps with a bit in a plane.
#[target_feature(enable = "avx2")]
#[inline]
fn any<const P: usize>(planes: &Planes<P>) -> u64 {
    let zero = _mm256_setzero_si256();
    let is_empty = planes.map(|planes| {
        let all = planes
            .into_iter()
            .fold(zero, |all, plane| _mm256_or_si256(all, plane));
        _mm256_cmpeq_epi8(all, zero)
    });
    !bits(is_empty)
}

/// Highest bits of the bytes.
#[target_feature(enable = "avx2")]
#[inline]
fn bits(halves: [__m256i; 2]) -> u64 {
    let [low, high] = halves.map(|half| u64::from(_mm256_movemask_epi8(half).cast_unsigned()));
    high << 32 | low
}
