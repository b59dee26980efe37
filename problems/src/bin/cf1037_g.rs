//! Codeforces 1037 G. A Game on Strings
//! - url: https://codeforces.com/problemset/problem/1037/G
//! - judge: codeforces
//! - games: multi-sg, string, splitting, prefix xor
//! - rules: A move chooses a piece of a word and a letter in it, and deletes all occurrences of
//!   this letter from the piece, which falls apart. A player who cannot move loses. Who wins on
//!   each of `m` parts of a word?
//! - difficulty: 3200
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: s in "a-z" 1..10^5, m in 1..10^5, m * { l in 1..letters(s), r in l..letters(s) }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Deleting a letter leaves a piece before its first occurrence, a piece after its last, and the
//! gaps between neighbouring occurrences. The nim-sum of the gaps is a difference of prefixes. So
//! we need only the parts that end just before the next occurrence of a letter, and those that
//! start just after its last occurrence. If the ends of the parts increase, the values of all their
//! pieces are known. O(26² n + 26 m).

use snippets::fast_input::FastInput;

const LETTERS: usize = 26;

struct Word {
    /// The next place of each letter, from each place on; the word's length if there is none.
    next: Vec<[usize; LETTERS]>,
    /// The place after the last occurrence of each letter, up to each place; 0 if there is none.
    after_last: Vec<[usize; LETTERS]>,
    /// Values of the parts from a place to just before the next occurrence of a letter.
    to_next: Vec<[u8; LETTERS]>,
    /// Values of the parts from just after the last occurrence of a letter to a place.
    from_last: Vec<[u8; LETTERS]>,
    /// The nim-sum of the gaps between occurrences of the letter at a place, up to that place.
    gaps: Vec<u8>,
}

impl Word {
    fn new(word: &[u8]) -> Self {
        let n = word.len();
        let letters: Vec<usize> = word
            .iter()
            .map(|&letter| usize::from(letter - b'a'))
            .collect();
        let mut next = vec![[n; LETTERS]; n + 1];
        for i in (0..n).rev() {
            next[i] = next[i + 1];
            next[i][letters[i]] = i;
        }
        let mut after_last = vec![[0; LETTERS]; n];
        for i in 0..n {
            if i > 0 {
                after_last[i] = after_last[i - 1];
            }
            after_last[i][letters[i]] = i + 1;
        }
        let (to_next, from_last) = (vec![[0; LETTERS]; n + 1], vec![[0; LETTERS]; n]);
        let mut it = Self {
            next,
            after_last,
            to_next,
            from_last,
            gaps: vec![0; n],
        };
        for end in 0..n {
            it.add_parts_to(end, &letters);
        }
        it
    }

    /// Computes the parts that end at `end`.
    fn add_parts_to(&mut self, end: usize, letters: &[usize]) {
        let own = letters[end];
        let before = if end > 0 {
            self.after_last[end - 1][own]
        } else {
            0
        };
        if before > 0 {
            // The gap before this letter ends before `end`, so its value is known.
            self.gaps[end] = self.gaps[before - 1] ^ self.to_next[before][own];
        }
        // Compute short parts first, because the longer ones need them.
        let mut starts: Vec<(usize, usize)> = (0..LETTERS)
            .map(|letter| (self.after_last[end][letter], letter))
            .collect();
        starts.sort_unstable_by_key(|start| std::cmp::Reverse(start.0));
        for (start, letter) in starts {
            if start > 0 && start <= end {
                self.from_last[end][letter] = self.value(start, end);
            }
        }
        if let Some(&letter) = letters.get(end + 1) {
            for start in (self.after_last[end][letter]..=end).rev() {
                self.to_next[start][letter] = self.value(start, end);
            }
        }
    }

    fn value(&self, start: usize, end: usize) -> u8 {
        let mut seen = 0u64;
        for letter in (0..LETTERS).filter(|&letter| self.next[start][letter] <= end) {
            let (first, last) = (self.next[start][letter], self.after_last[end][letter] - 1);
            let gaps = self.gaps[first] ^ self.gaps[last];
            seen |= 1 << (self.to_next[start][letter] ^ self.from_last[end][letter] ^ gaps);
        }
        seen.trailing_ones() as u8
    }
}

fn winner(value: u8) -> &'static str {
    if value != 0 {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let word = Word::new(input.read_word().as_bytes());
    let mut answer = String::new();
    for _ in 0..input.read() {
        let (l, r): (usize, usize) = (input.read(), input.read());
        answer += winner(word.value(l - 1, r - 1));
        answer += "\n";
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(pieces: Vec<String>, known: &mut HashMap<Vec<String>, bool>) -> bool {
        if let Some(&wins) = known.get(&pieces) {
            return wins;
        }
        let wins = pieces.iter().enumerate().any(|(i, piece)| {
            piece.chars().unique().any(|letter| {
                let mut option = pieces.clone();
                option.swap_remove(i);
                option.extend(piece.split(letter).map(str::to_string));
                option.retain(|piece| !piece.is_empty());
                option.sort();
                !wins_by_search(option, known)
            })
        });
        known.insert(pieces, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(word in "[abcd]{1,11}") {
            let n = word.len();
            let parts = (0..n)
                .flat_map(|l| (l..n).map(move |r| (l, r)))
                .collect_vec();
            let lines = parts
                .iter()
                .map(|(l, r)| format!("{} {}\n", l + 1, r + 1))
                .join("");
            let input = format!("{word}\n{}\n{lines}", parts.len());
            let mut known = HashMap::new();
            let mut wins =
                |l: usize, r: usize| wins_by_search(vec![word[l..=r].to_string()], &mut known);
            let expected = parts
                .iter()
                .map(|&(l, r)| winner(u8::from(wins(l, r))))
                .join("\n");
            let values = Word::new(word.as_bytes());
            let got = parts
                .iter()
                .map(|&(l, r)| winner(values.value(l, r)))
                .join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
