//! Sets of options by their codes, and vector operations that mark options in several sets at once.

use std::ops::BitOrAssign;

use super::grundy_table::BLOCK;
use super::value::Value;

/// Set of codes below 64·W, a power of two. Rare options are in its lower half, common ones in its
/// upper half.
pub type Set<const W: usize> = [u64; W];

/// A word of a set.
pub trait Word: Copy + Default + BitOrAssign {
    /// Set whose only member is given by the low bits of `member`.
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

/// Marks in word k < `N` the codes of the pairs (part, `rest` + k − part). Every code must fit the
/// word.
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

/// Like `mark_parts`, but only marks codes among the 64 from `first` on, a multiple of 64.
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

/// Like `mark_parts`, but in whole sets and code by code, which is faster for many words.
#[inline(always)]
pub fn mark_one_by_one<V: Value, const W: usize>(
    heaps: &[V],
    rest: usize,
    sizes: &[u32],
    codes: &[V],
    sets: &mut [Set<W>; BLOCK],
) {
    for (&part, &code) in sizes.iter().zip(codes) {
        for (set, &other) in sets.iter_mut().zip(others::<V, BLOCK>(heaps, rest, part)) {
            insert(set, code ^ other);
        }
    }
}

/// Codes of the second parts beside `part` in `rest`, `rest` + 1, …
#[inline(always)]
pub fn others<V: Value, const N: usize>(heaps: &[V], rest: usize, part: u32) -> &[V; N] {
    let others = &heaps[rest - part as usize..][..N];
    others.try_into().expect("N heaps")
}

#[inline(always)]
pub fn insert<V: Value, const W: usize>(set: &mut Set<W>, code: V) {
    let code = code.index();
    set[code / 64 % W] |= 1 << (code % 64);
}

/// Common codes of this word that are not in the set.
#[inline(always)]
pub fn open_common<const W: usize>(set: &Set<W>, word: usize) -> u64 {
    if W == 1 {
        !set[word] >> 32 << 32
    } else {
        !set[word]
    }
}

/// Least common code that is not in the set.
#[inline(always)]
pub fn least_common<const W: usize>(set: &Set<W>) -> Option<usize> {
    let word = (W / 2..W).find(|&word| open_common(set, word) != 0)?;
    Some(64 * word + open_common(set, word).trailing_zeros() as usize)
}
