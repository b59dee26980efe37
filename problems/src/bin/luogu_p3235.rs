//! Luogu P3235 (HNOI 2014). The music of Jiangnan
//! - url: https://www.luogu.com.cn/problem/P3235
//! - judge: luogu
//! - games: split into equal heaps, blocks of equal quotient, sprague-grundy
//! - names: 江南乐
//! - rules: A move splits a heap of at least `f` stones into `m ≥ 2` heaps whose sizes differ by at
//!   most 1. Heaps below `f` can't be split. A player who cannot move loses.
//! - difficulty: 2200
//! - time-limit: 1s
//! - memory-limit: 128MB
//! - input: t in 1..99, f in 1..10^5, t * { n in 1..99, a[n] in 1..10^5 }
//! - statement: from memory
//!
//! Of the `m` parts of a heap `h`, `h mod m` have the size `q + 1` and the others `q`, where `q =
//! ⌊h / m⌋`. Equal parts cancel, so only the parities of both numbers count. In a block of `m` with
//! the same `q`, `h mod m = h - qm` falls by `q` from one `m` to the next. If `m` grows by 2, `m`
//! and `h mod m` keep their parities, so the first two `m` of a block have all its options. There
//! are O(√h) blocks. A split into more than `h` parts isn't possible, for no heap is empty; with `f
//! ≤ 1` a single stone has no move either. O(√h) for each heap that occurs.

use snippets::fast_input::FastInput;
use snippets::mex::mex;

/// Grundy values of the heaps up to 100 000, as far as they are known.
struct Values {
    least: usize,
    known: Vec<Option<u64>>,
}

impl Values {
    fn new(least: usize) -> Self {
        let known = vec![None; 100_001];
        Self { least, known }
    }

    fn of(&mut self, heap: usize) -> u64 {
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
                    value ^= self.of(size + 1);
                }
                if (parts - larger) % 2 == 1 {
                    value ^= self.of(size);
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

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    let mut values = Values::new(input.read());
    let wins = (0..cases).map(|_| {
        let n = input.read();
        let heaps = input.read_vec(n).into_iter();
        let sum = heaps.fold(0, |sum, heap| sum ^ values.of(heap));
        u8::from(sum != 0).to_string()
    });
    println!("{}", wins.collect::<Vec<_>>().join(" "));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(heaps: &[usize], least: usize) -> bool {
        (0..heaps.len()).filter(|i| heaps[*i] >= least).any(|i| {
            (2..=heaps[i]).any(|parts| {
                let mut next = [&heaps[..i], &heaps[i + 1..]].concat();
                next.extend((0..parts).map(|part| (heaps[i] + part) / parts));
                !wins_by_search(&next, least)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            least in 1..5usize,
            heaps in prop::collection::vec(1..6usize, 1..3),
        ) {
            let n = heaps.len();
            let input = format!("1 {least}\n{n} {}\n", heaps.iter().join(" "));
            let expected = u8::from(wins_by_search(&heaps, least));
            let mut values = Values::new(least);
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ values.of(*heap));
            let got = u8::from(sum != 0);
            assert_answer!(input, expected, got);
        }
    }
}
