//! Splits into nearly equal heaps, in blocks of equal quotient.
//!
//! - Definition: a move splits a heap of at least `least` stones into `m ≥ 2` heaps that aren't
//!   empty and whose sizes differ by at most 1.
//! - Theorem: of the `m` parts of a heap `h`, `h mod m` have the size `q + 1` and the others `q`,
//!   where `q = ⌊h / m⌋`. Equal parts cancel, so only the parities of both numbers count. In a
//!   block of `m` with the same `q`, `h mod m = h - qm` falls by `q` from one `m` to the next. If
//!   `m` grows by 2, `m` and `h mod m` keep their parities, so the first two `m` of a block have
//!   all its options.
//! - Method: there are O(√h) blocks; the next one begins after `⌊h / q⌋`. Values are remembered.
//! - Time: O(√h) for each heap that occurs. Memory: O(h).
//! - Source: Luogu P3235 (HNOI 2014).
//! - Status: equal to the mex over all numbers of parts for heaps up to 120 and every `least` to
//!   12, and for heaps up to 2000 at random; a game search agrees on who wins sums of two heaps.
//! - names: split a pile into equal parts, divide a heap as evenly as possible, sizes differ by at
//!   most one, integer division blocks, floor of n over k, 江南乐, 整除分块, 数论分块, 均分石子, 等分,
//!   均等に分ける

use cargo_snippet::snippet;

use crate::mex::mex;

/// Grundy values of heaps that are split into nearly equal parts, as far as they are known.
///
/// ```
/// use snippets::equal_split::EqualSplit;
///
/// // 3 splits into 2 and 1, or into 1, 1 and 1.
/// let mut game = EqualSplit::new(2);
/// assert_eq!([1, 2, 3, 4].map(|heap| game.sg(heap)), [0, 1, 2, 2]);
/// ```
#[snippet("equal_split", doc_hidden, include = "mex")]
pub struct EqualSplit {
    least: usize,
    known: Vec<Option<u64>>,
}

#[snippet("equal_split", doc_hidden)]
impl EqualSplit {
    /// Creates a game in which heaps below `least` can't be split.
    pub fn new(least: usize) -> Self {
        let known = vec![];
        Self { least, known }
    }

    /// Returns the Grundy value of one heap.
    pub fn sg(&mut self, heap: usize) -> u64 {
        if self.known.len() <= heap {
            self.known.resize(heap + 1, None);
        }
        if let Some(value) = self.known[heap] {
            return value;
        }
        let mut options = vec![];
        let mut parts = 2;
        while heap >= self.least && parts <= heap {
            let size = heap / parts;
            let last = heap / size;
            for parts in parts..=last.min(parts + 1) {
                let larger = heap % parts;
                let mut value = 0;
                if larger % 2 == 1 {
                    value ^= self.sg(size + 1);
                }
                if (parts - larger) % 2 == 1 {
                    value ^= self.sg(size);
                }
                options.push(value);
            }
            parts = last + 1;
        }
        let value = mex(options);
        self.known[heap] = Some(value);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Values of the heaps `0..=n`, from the nim-sum of all parts of every split.
    fn table_by_definition(n: usize, least: usize) -> Vec<u64> {
        let mut g: Vec<u64> = vec![];
        for heap in 0..=n {
            let splits = (2..=heap).filter(|_| heap >= least);
            let options: Vec<u64> = splits
                .map(|m| (0..m).fold(0, |sum, part| sum ^ g[(heap + part) / m]))
                .collect();
            g.push((0..).find(|value| !options.contains(value)).unwrap());
        }
        g
    }

    /// Returns whether the mover wins, by trying every split of every heap.
    fn wins_by_search(heaps: &[usize], least: usize) -> bool {
        (0..heaps.len()).filter(|i| heaps[*i] >= least).any(|i| {
            (2..=heaps[i]).any(|parts| {
                let mut next = [&heaps[..i], &heaps[i + 1..]].concat();
                next.extend((0..parts).map(|part| (heaps[i] + part) / parts));
                !wins_by_search(&next, least)
            })
        })
    }

    #[test]
    fn equals_all_splits_of_small_heaps() {
        for least in 0..=12 {
            let mut game = EqualSplit::new(least);
            let values = (0..=120).map(|heap| game.sg(heap));
            assert!(values.eq(table_by_definition(120, least)), "{least}");
        }
    }

    #[test]
    fn a_search_agrees_on_two_heaps() {
        for least in 0..=4 {
            let mut game = EqualSplit::new(least);
            for (a, b) in (0..=6).flat_map(|a| (0..=6).map(move |b| (a, b))) {
                let wins = game.sg(a) != game.sg(b);
                assert_eq!(wins, wins_by_search(&[a, b], least), "{a} {b} {least}");
            }
        }
    }

    #[test]
    fn nothing_is_split_at_the_ends() {
        assert_eq!(EqualSplit::new(0).sg(0), 0);
        assert_eq!(EqualSplit::new(0).sg(1), 0);
        assert_eq!(EqualSplit::new(usize::MAX).sg(1000), 0);
        assert_eq!(EqualSplit::new(1000).sg(1000), 1);
    }

    /// Values of the heaps `0..=n`, from the nim-sum of each split, where equal parts cancel.
    fn table_by_all_numbers_of_parts(n: usize, least: usize) -> Vec<u64> {
        let mut g: Vec<u64> = vec![];
        for heap in 0..=n {
            let splits = (2..=heap).filter(|_| heap >= least);
            let once = |count: usize, g: u64| if count % 2 == 1 { g } else { 0 };
            let mut options: Vec<u64> = splits
                .map(|m| (heap % m, m - heap % m, heap / m))
                .map(|(more, fewer, size)| {
                    once(more, g[(size + 1).min(heap - 1)]) ^ once(fewer, g[size])
                })
                .collect();
            options.sort_unstable();
            options.dedup();
            let gap = (0..).zip(&options).find(|(value, option)| value != *option);
            g.push(gap.map_or(options.len() as u64, |(value, _)| value));
        }
        g
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4))]
        #[test]
        fn equals_all_splits_of_larger_heaps(least in 0..400usize) {
            let table = table_by_all_numbers_of_parts(2000, least);
            let mut game = EqualSplit::new(least);
            for heap in (0..=2000).rev() {
                prop_assert_eq!(game.sg(heap), table[heap], "{}", heap);
            }
        }
    }
}
