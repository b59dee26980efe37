//! Sets of codes, and vector operations that mark codes in several sets at once.

use std::iter;
use std::ops::{BitOrAssign, Range};

use super::space::Value;
use super::table::BLOCK;

/// A set of codes: rare options in the lower half, common ones in the upper half.
pub trait Set: Copy {
    /// How many codes there are, a power of two.
    const SPAN: usize;

    fn insert(&mut self, code: usize);

    fn contains(&self, code: usize) -> bool;

    /// The least code of the range that isn't in the set.
    fn first_missing(&self, codes: Range<usize>) -> Option<usize>;

    /// The codes of the range that aren't in the set, increasing.
    #[inline(always)]
    fn missing(&self, codes: Range<usize>) -> impl Iterator<Item = usize> {
        let Range { mut start, end } = codes;
        iter::from_fn(move || {
            let code = self.first_missing(start..end)?;
            start = code + 1;
            Some(code)
        })
    }

    /// The common codes that aren't in the set, increasing.
    #[inline(always)]
    fn missing_common(&self) -> impl Iterator<Item = usize> {
        self.missing(Self::SPAN / 2..Self::SPAN)
    }
}

/// Set of codes below 64·W, with a bit for each code.
pub type Bits<const W: usize> = [u64; W];

impl<const W: usize> Set for Bits<W> {
    const SPAN: usize = 64 * W;

    #[inline(always)]
    fn insert(&mut self, code: usize) {
        self[code / 64 % W] |= 1 << (code % 64);
    }

    #[inline(always)]
    fn contains(&self, code: usize) -> bool {
        self[code / 64 % W] >> (code % 64) & 1 != 0
    }

    #[inline(always)]
    fn first_missing(&self, codes: Range<usize>) -> Option<usize> {
        first_missing(codes, 64, |word| !self[word % W])
    }
}

/// Set of codes below S, with a byte for each code: 1 if it's in the set, otherwise 0. Setting a
/// byte takes one store that waits for nothing; setting a bit takes four instructions.
pub type Bytes<const S: usize> = [u8; S];

/// How many codes are compared at once, and what they are if all of them are in the set.
const AT_ONCE: usize = 8;
const ALL_PRESENT: u64 = u64::from_le_bytes([1; AT_ONCE]);

impl<const S: usize> Set for Bytes<S> {
    const SPAN: usize = S;

    #[inline(always)]
    fn insert(&mut self, code: usize) {
        self[code % S] = 1;
    }

    #[inline(always)]
    fn contains(&self, code: usize) -> bool {
        self[code] != 0
    }

    #[inline(always)]
    fn first_missing(&self, codes: Range<usize>) -> Option<usize> {
        let group = |at: usize| {
            let bytes = &self[AT_ONCE * at % S..][..AT_ONCE];
            u64::from_le_bytes(bytes.try_into().expect("AT_ONCE bytes")) ^ ALL_PRESENT
        };
        first_missing(codes, AT_ONCE, group)
    }
}

/// The least code of the range whose bit or byte isn't 0 in `missing`. Each word of `missing`
/// stands for `per_word` codes.
#[inline(always)]
fn first_missing(
    codes: Range<usize>,
    per_word: usize,
    missing: impl Fn(usize) -> u64,
) -> Option<usize> {
    let bits = 64 / per_word;
    let Range { mut start, end } = codes;
    while start < end {
        let word = missing(start / per_word) >> (bits * (start % per_word));
        if word != 0 {
            let code = start + word.trailing_zeros() as usize / bits;
            return (code < end).then_some(code);
        }
        start = (start / per_word + 1) * per_word;
    }
    None
}

/// An integer whose bits are the members of a set.
pub trait Word: Copy + Default + BitOrAssign {
    /// The set of one member, given by the low bits of `member`.
    fn from_member(member: usize) -> Self;
}

impl Word for u32 {
    #[inline(always)]
    fn from_member(member: usize) -> Self {
        1 << (member % 32)
    }
}

impl Word for u64 {
    #[inline(always)]
    fn from_member(member: usize) -> Self {
        1 << (member % 64)
    }
}

/// Marks in word k the codes of the pairs (part, `rest` + k − part), for each part. Every code must
/// fit the word.
#[inline(always)]
pub fn mark_parts<V: Value, T: Word, const N: usize>(
    heaps: &[V],
    rest: usize,
    sizes: &[u32],
    codes: &[V],
    words: &mut [T; N],
) {
    for (&part, &code) in sizes.iter().zip(codes) {
        let others = others::<V, N>(heaps, rest, part);
        for k in 0..N {
            words[k] |= T::from_member((others[k] ^ code).index());
        }
    }
}

/// Like `mark_parts`, but marks only codes among the 64 from `first` on, a multiple of 64.
#[inline(always)]
pub fn mark_parts_inside<V: Value>(
    heaps: &[V],
    rest: usize,
    sizes: &[u32],
    codes: &[V],
    first: usize,
    words: &mut [u64; BLOCK],
) {
    let first = V::new(first);
    for (&part, &code) in sizes.iter().zip(codes) {
        let others: &[V; BLOCK] = others(heaps, rest, part);
        let code = code ^ first;
        for k in 0..BLOCK {
            let member = (others[k] ^ code).index();
            words[k] |= u64::from(member < 64) << (member % 64);
        }
    }
}

/// Like `mark_parts`, but in sets and code by code, which is faster if there are many codes.
#[inline(always)]
pub fn mark_one_by_one<V: Value, S: Set>(
    heaps: &[V],
    rest: usize,
    sizes: &[u32],
    codes: &[V],
    sets: &mut [S; BLOCK],
) {
    for (&part, &code) in sizes.iter().zip(codes) {
        let others: &[V; BLOCK] = others(heaps, rest, part);
        for k in 0..BLOCK {
            sets[k].insert((code ^ others[k]).index());
        }
    }
}

/// The codes of the second parts when `part` is split off `rest`, `rest` + 1, …
#[inline(always)]
pub fn others<V: Value, const N: usize>(heaps: &[V], rest: usize, part: u32) -> &[V; N] {
    let others = &heaps[rest - part as usize..][..N];
    others.try_into().expect("N heaps")
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    fn missing(mut set: impl Set, members: &[usize], codes: Range<usize>) -> Vec<usize> {
        members.iter().for_each(|&code| set.insert(code));
        assert!(members.iter().all(|&code| set.contains(code)));
        set.missing(codes).collect()
    }

    proptest! {
        #[test]
        fn bits_and_bytes_say_which_codes_are_missing(
            members in vec(0..256_usize, 0..700),
            start in 0..=256_usize,
            length in 0..=256_usize,
        ) {
            let codes = start..(start + length).min(256);
            let expected: Vec<usize> = codes.clone().filter(|at| !members.contains(at)).collect();
            assert_eq!(missing([0_u64; 4], &members, codes.clone()), expected);
            assert_eq!(missing([0_u8; 256], &members, codes), expected);
        }
    }
}
