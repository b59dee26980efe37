//! AtCoder ABC 297 G. Constrained Nim 2
//! - url: https://atcoder.jp/contests/abc297/tasks/abc297_g
//! - judge: atcoder
//! - games: subtraction game, take l to r, bash, nim-sum
//! - time-limit: 2s
//! - memory-limit: 1024MB
//!
//! A move takes from `l` to `r` stones from one heap. A heap of `a` has the value `⌊(a mod (l + r)) / l⌋`:
//! the values 0, …, ⌈r / l⌉ in blocks of `l`, over and over. O(n).

use snippets::fast_input::FastInput;
use snippets::subtraction::take_range_sg;

fn first_player_wins(heaps: &[u64], l: u64, r: u64) -> bool {
    heaps.iter().fold(0, |sum, &a| sum ^ take_range_sg(a, l, r)) != 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, l, r) = (input.read(), input.read(), input.read());
    match first_player_wins(&input.read_vec(n), l, r) {
        true => println!("First"),
        false => println!("Second"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::first_player_wins;

    fn wins(heaps: [u64; 2], l: u64, r: u64, known: &mut HashMap<[u64; 2], bool>) -> bool {
        if let Some(&win) = known.get(&heaps) {
            return win;
        }
        let win = (l..=r).any(|s| {
            s <= heaps[0] && !wins([heaps[0] - s, heaps[1]], l, r, known)
                || s <= heaps[1] && !wins([heaps[0], heaps[1] - s], l, r, known)
        });
        known.insert(heaps, win);
        win
    }

    #[test]
    fn equals_a_search() {
        for (l, r) in (1..=7).flat_map(|r| (1..=r).map(move |l| (l, r))) {
            let mut known = HashMap::new();
            for (a, b) in (0..25).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                let expected = wins([a, b], l, r, &mut known);
                assert_eq!(
                    first_player_wins(&[a, b], l, r),
                    expected,
                    "{a} {b} {l} {r}"
                );
            }
        }
    }
}
