//! Codeforces 1527 B2. Palindrome Game (hard version)
//! - url: https://codeforces.com/problemset/problem/1527/B2
//! - judge: codeforces
//! - games: palindrome, waiting move, pay least, mirror
//! - rules: A move turns a 0 of a word into a 1 and pays 1, or reverses the word for free. It may
//!   be reversed only if it is no palindrome and was not reversed by the last move. When no 0 is
//!   left, the player who paid less wins.
//! - difficulty: 1900
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..10^3, t * { n in 1..10^3, s in "01" n..n, letters(s, "0") >= 1 }
//! - statement: checked with the statement's public copy and its sample
//!
//! In a palindrome with an even number of zeros Bob mirrors every move, and reverses before the
//! last one: he wins by 2. With an odd number Alice first takes the middle and then plays like Bob,
//! so she wins by 1; if the middle is the only zero, she loses. If the word is no palindrome, Alice
//! keeps reversing it while Bob pays. Either Bob makes it a palindrome in the end, or Alice does so
//! herself one move before, whichever suits her. The only draw is a word of two zeros, one in the
//! middle. O(n).

use proconio::input;
use proconio::marker::Bytes;

fn winner(word: &[u8]) -> &'static str {
    let zeros = word.iter().filter(|&&letter| letter == b'0').count();
    let n = word.len();
    let has_middle = n % 2 == 1 && word[n / 2] == b'0';
    if !word.iter().eq(word.iter().rev()) {
        if has_middle && zeros == 2 {
            "DRAW"
        } else {
            "ALICE"
        }
    } else if zeros % 2 == 1 && zeros > 1 {
        "ALICE"
    } else {
        "BOB"
    }
}

fn main() {
    input! {
        words: [(usize, Bytes)],
    }
    for (_, word) in words {
        println!("{}", winner(&word));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::cmp::Ordering;

    /// What the player to move pays less than the other player.
    fn search(word: &[u8], may_reverse: bool) -> i32 {
        let mut options = vec![];
        for (i, _) in word
            .iter()
            .enumerate()
            .filter(|(_, &letter)| letter == b'0')
        {
            let mut option = word.to_vec();
            option[i] = b'1';
            options.push(-1 - search(&option, true));
        }
        let reversed: Vec<u8> = word.iter().rev().copied().collect();
        if may_reverse && reversed != word && !options.is_empty() {
            options.push(-search(&reversed, false));
        }
        options.into_iter().max().unwrap_or(0)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            word in "[01]{0,7}",
            tail in "0{0,1}",
            is_doubled in any::<bool>(),
        ) {
            let half: String = word.chars().take(3).collect();
            let mut word = word;
            if is_doubled {
                word = half.chars().chain(tail.chars()).chain(half.chars().rev()).collect();
            }
            if !word.contains('0') {
                word.push('0');
            }
            let input = format!("1\n{}\n{word}\n", word.len());
            let expected = match search(word.as_bytes(), true).cmp(&0) {
                Ordering::Greater => "ALICE",
                Ordering::Equal => "DRAW",
                Ordering::Less => "BOB",
            };
            let got = winner(word.as_bytes());
            assert_answer!(input, expected, got);
        }
    }
}
