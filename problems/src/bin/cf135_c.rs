//! Codeforces 135 C. Zero-One
//! - url: https://codeforces.com/problemset/problem/135/C
//! - judge: codeforces
//! - games: cards, counts decide, last card, binary digits
//! - rules: Cards with digits 0 or 1 lie in a row. Masha, who begins, and Petya take turns to
//!   remove one, until two are left. Masha wants to read a small number in binary, Petya a large
//!   one. Some digits are unknown. Which numbers can be left?
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: s in "01?" 2..10^5
//! - statement: checked with the statement's public copy and its samples
//!
//! Of `n - 2` moves Masha makes `M`, the larger half, and Petya `P`. If there are at most `M` ones,
//! she removes them all, and 00 is left; with at most `P` zeros, 11. Otherwise there are `M + 1`
//! ones and `P + 1` zeros, and one of each is left. Masha removes the first ones and Petya the
//! first zeros, so the last card is left: it decides between 01 and 10. Each outcome needs enough
//! cards that are or may be of each digit. O(n).

use itertools::Itertools;
use proconio::input;
use proconio::marker::Bytes;

fn outcomes(cards: &[u8]) -> Vec<&'static str> {
    let count = |digit: u8| cards.iter().filter(|card| **card == digit).count();
    let (zeros, ones) = (count(b'0'), count(b'1'));
    let (petya, masha) = ((cards.len() - 2) / 2, (cards.len() - 1) / 2);
    let ends_with = |digit: u8| {
        let last = cards[cards.len() - 1];
        let may = |most: usize, count: usize, of: u8| {
            count + usize::from(last == b'?' && digit == of) <= most
        };
        let is_open = last == b'?' || last == digit;
        is_open && may(masha + 1, ones, b'1') && may(petya + 1, zeros, b'0')
    };
    let possible = [
        ("00", ones <= masha),
        ("01", ends_with(b'1')),
        ("10", ends_with(b'0')),
        ("11", zeros <= petya),
    ];
    let possible = possible.into_iter().filter(|outcome| outcome.1);
    possible.map(|outcome| outcome.0).collect()
}

fn main() {
    input! {
        cards: Bytes,
    }
    println!("{}", outcomes(&cards).iter().join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn left_by_search(cards: &[u8], is_masha: bool) -> Vec<u8> {
        if cards.len() == 2 {
            return cards.to_vec();
        }
        let removed = (0..cards.len()).map(|i| [&cards[..i], &cards[i + 1..]].concat());
        let left = removed.map(|cards| left_by_search(&cards, !is_masha));
        if is_masha {
            left.min().unwrap()
        } else {
            left.max().unwrap()
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]
        #[test]
        fn agrees_with_a_game_search(cards in "[01]{0,5}[01?]{2}") {
            let mut cards = cards.into_bytes();
            let middle = cards.len() / 2;
            cards.rotate_left(middle);
            let digits = |card: &u8| if *card == b'?' { vec![b'0', b'1'] } else { vec![*card] };
            let rows = cards.iter().map(digits).multi_cartesian_product();
            let left = rows.map(|row| left_by_search(&row, true)).sorted().dedup();
            let expected = left.map(|row| String::from_utf8(row).unwrap()).join("\n");
            let input = format!("{}\n", String::from_utf8(cards.clone()).unwrap());
            let got = outcomes(&cards).iter().join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
