//! Steps of a block in vector instructions.

use std::arch::x86_64::*;

use super::super::super::lags::Lag;
use super::super::super::plan::{LANES, Plan, Witness};
use super::super::block_run::{BrokenAssumption, Search};
use super::bytes::{Before, Bytes, vector};
use super::near::Near;
use super::search::finds;
use super::sets::{Sets, any, insert_16, members, subtract};

/// Constants of a plan, in vector registers.
pub struct Vectors<const P: usize> {
    /// Lookup tables of plane k: bit c − 8k at code c.
    one_hot: [__m512i; P],
    /// All ones in the lanes after the lanes of a group.
    behind: __m512i,
    /// Permutation that moves two vectors of sets down by a group.
    next_group: __m512i,
    /// Permutation that moves the history down by a group and puts the last group at its end.
    remember: __m512i,
    /// Permutation that moves the low byte of each lane to the front. Made at run time: for a
    /// permutation known at compile time the compiler emits an instruction that takes ten times as
    /// long.
    low_bytes: __m512i,
    /// Lags that are handled in registers, the longest first.
    near: Vec<Near>,
    /// Lags shorter than a block that are read from memory.
    middle: Vec<Lag>,
}

impl<const P: usize> Vectors<P> {
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn new(plan: &Plan) -> Self {
        let group = plan.group * P;
        let (mut behind, mut next, mut remember) = ([0; LANES], [0; LANES], [0; LANES]);
        let mut low_bytes = [0; LANES];
        let mut one_hot = [_mm512_setzero_si512(); P];
        for at in 0..LANES {
            behind[at] = if at < group { 0 } else { 0xFF };
            next[at] = ((at + group) % (2 * LANES)) as u8;
            // Operand 1 is the last group, operand 2 the history.
            low_bytes[at] = (at * plan.planes % LANES) as u8;
            remember[at] = ((at + group + LANES) % (2 * LANES)) as u8;
        }
        for (plane, one_hot) in one_hot.iter_mut().enumerate() {
            let mut table = [0; LANES];
            for (bit, entry) in table[8 * plane..][..8].iter_mut().enumerate() {
                *entry = 1 << bit;
            }
            *one_hot = vector(&table);
        }
        // Two planes leave registers for a few heaps before the last group.
        let reach = if P == 2 { plan.group + LANES / P } else { 0 };
        let (mut near, middle): (Vec<Lag>, Vec<Lag>) =
            plan.middle.iter().partition(|lag| lag.back <= reach);
        near.reverse();
        near.extend(&plan.near);
        let near = near.into_iter().map(|lag| Near::new(lag, plan.group, P));
        Self {
            near: near.collect(),
            middle,
            one_hot,
            behind: vector(&behind),
            next_group: vector(&next),
            remember: vector(&remember),
            low_bytes: vector(&low_bytes),
        }
    }

    /// Marks the options with these lags in planes.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn mark(&self, planes: &mut [__m512i; P], codes: &Bytes<'_>, at: usize, lags: &[Lag]) {
        for lag in lags {
            let others = codes.load(at - lag.back);
            let options = _mm512_xor_si512(others, _mm512_set1_epi8(lag.code as i8));
            for (plane, one_hot) in planes.iter_mut().zip(self.one_hot) {
                let marks = _mm512_permutexvar_epi8(options, one_hot);
                *plane = _mm512_or_si512(*plane, marks);
            }
        }
    }

    /// Marks the options made by witnesses in planes.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    pub fn mark_witnesses(
        &self,
        planes: &mut [__m512i; P],
        codes: Before<'_>,
        witnesses: &[Witness],
    ) {
        let (pairs, rest) = witnesses.as_chunks();
        for [one, other] in pairs {
            let (one, other) = (one.options(codes), other.options(codes));
            for (plane, one_hot) in planes.iter_mut().zip(self.one_hot) {
                let one = _mm512_permutexvar_epi8(one, one_hot);
                let other = _mm512_permutexvar_epi8(other, one_hot);
                *plane = _mm512_or_si512(*plane, _mm512_or_si512(one, other));
            }
        }
        for witness in rest {
            let options = witness.options(codes);
            for (plane, one_hot) in planes.iter_mut().zip(self.one_hot) {
                let marks = _mm512_permutexvar_epi8(options, one_hot);
                *plane = _mm512_or_si512(*plane, marks);
            }
        }
    }

    /// Computes the codes of the block at index `at`, and meanwhile marks witnesses of the block
    /// before. `state` is the last group as sets of one member, and the sets of the heaps before
    /// it.
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
    )]
    #[inline]
    pub fn block<const WITNESSES: bool>(
        &self,
        plan: &Plan,
        codes: &mut Bytes<'_>,
        at: usize,
        state: &mut [__m512i; 2],
    ) -> [__m512i; P] {
        let before = at - plan.block;
        let beside = if WITNESSES { plan.beside } else { 0 };
        let mut witnesses = plan.witnesses[..beside].chunks(plan.beside_group);
        let mut witnessed = [_mm512_setzero_si512(); P];
        let mut planes = [_mm512_setzero_si512(); P];
        self.mark(&mut planes, codes, at, &plan.far);
        let mut far = Sets([0; 10 * LANES]);
        far.join(&planes);
        let far = Bytes::new(&mut far.0);
        let ones = _mm512_set1_epi8(-1);
        let [mut last, mut history] = *state;
        let mut start = 0;
        while start < plan.block {
            let mut sets = [
                far.load(start * P),
                if P == 8 {
                    far.load(start * P + LANES)
                } else {
                    _mm512_setzero_si512()
                },
            ];
            for lag in &self.middle {
                let others = codes.load_16(at + start - lag.back);
                let options = _mm_xor_si128(others, _mm_set1_epi8(lag.code as i8));
                insert_16::<P>(&mut sets, options);
            }
            let end = start + plan.part;
            while start < end {
                let mut seen = _mm512_or_si512(sets[0], self.behind);
                for near in &self.near {
                    let moved = _mm512_permutex2var_epi8(last, vector(&near.bytes), history);
                    let bits = _mm512_set1_epi64(near.bits as i64);
                    let marks = _mm512_gf2p8affine_epi64_epi8::<0>(moved, bits);
                    seen = _mm512_or_si512(seen, marks);
                }
                history = _mm512_permutex2var_epi8(last, self.remember, history);
                last = _mm512_andnot_si512(seen, subtract::<P>(seen, ones));
                let low = _mm512_permutexvar_epi8(self.low_bytes, members::<P>(last));
                codes.store_16(at + start, low);
                sets[0] = _mm512_permutex2var_epi8(sets[0], self.next_group, sets[1]);
                if P == 8 {
                    sets[1] = _mm512_permutexvar_epi8(self.next_group, sets[1]);
                }
                start += plan.group;
                if let Some(witnesses) = witnesses.next() {
                    self.mark_witnesses(&mut witnessed, codes.before(before), witnesses);
                }
            }
        }
        *state = [last, history];
        witnessed
    }

    /// Checks that each heap of the block at index `at` has a code, and has witnesses for the rare
    /// codes that it needs.
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2"
    )]
    #[inline]
    pub fn verify(
        &self,
        plan: &Plan,
        codes: &Bytes<'_>,
        at: usize,
        parity: usize,
        seen: [__m512i; P],
        search: &mut Search<'_>,
    ) -> Result<(), BrokenAssumption> {
        let own = codes.load(at);
        let inside = u64::MAX >> (LANES - plan.block);
        let without = _mm512_cmpge_epu8_mask(own, _mm512_set1_epi8(8 * P as i8)) & inside;
        let odd = if parity.is_multiple_of(2) {
            0xAAAA_AAAA_AAAA_AAAA
        } else {
            0x5555_5555_5555_5555
        };
        let mut left = [_mm512_setzero_si512(); P];
        for plane in 0..P {
            let [even_table, odd_table] = &plan.needed[plane];
            let of_even = _mm512_permutexvar_epi8(own, vector(even_table));
            let bits = _mm512_mask_permutexvar_epi8(of_even, odd, own, vector(odd_table));
            let needed = _mm512_maskz_mov_epi8(inside & !without, bits);
            left[plane] = _mm512_andnot_si512(seen[plane], needed);
        }
        let mut missing = any::<P>(&left);
        for witnesses in plan.witnesses[plan.beside..].chunks(8) {
            if missing == 0 {
                break;
            }
            let mut seen = [_mm512_setzero_si512(); P];
            self.mark_witnesses(&mut seen, codes.before(at), witnesses);
            for plane in 0..P {
                left[plane] = _mm512_andnot_si512(seen[plane], left[plane]);
            }
            missing = any::<P>(&left);
        }
        if missing | without == 0 {
            return Ok(());
        }
        let mut planes = [[0; LANES]; P];
        for plane in 0..P {
            Bytes::new(&mut planes[plane]).store(0, left[plane]);
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
}

impl Witness {
    /// Codes of this witness's options, for the heaps from an index on.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    #[inline]
    fn options(&self, codes: Before<'_>) -> __m512i {
        _mm512_xor_si512(codes.load(self.back), _mm512_set1_epi8(self.code as i8))
    }
}
