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
//! The values come from `equal_split`: parts of equal size cancel, so few numbers of parts matter.
//! With `f ≤ 1` a single stone has no move either. O(√h) for each heap that occurs.

use snippets::equal_split::EqualSplit;
use snippets::fast_input::FastInput;

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    let mut game = EqualSplit::new(input.read());
    let wins = (0..cases).map(|_| {
        let n = input.read();
        let heaps = input.read_vec(n).into_iter();
        let sum = heaps.fold(0, |sum, heap| sum ^ game.sg(heap));
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
            let mut game = EqualSplit::new(least);
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ game.sg(*heap));
            let got = u8::from(sum != 0);
            assert_answer!(input, expected, got);
        }
    }
}
