//! Codeforces 1346 H. Game with Segments
//! - url: https://codeforces.com/problemset/problem/1346/H
//! - judge: codeforces
//! - games: segments, shrink from the ends, forcing, number of moves, sweep by length
//! - rules: Alice and Bob take turns to shorten a segment by 1 at its left or right end. Bob wins
//!   as soon as it is a terminal one, at the start or after his move. Alice wins if it becomes a
//!   point before. How many moves does Alice make before she loses, if she wants many and Bob few?
//! - difficulty: 2700
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: n in 1..2*10^5, m in 1..2*10^5, n * { l in 1..10^6, r in l+1..10^6 }, m * { a in
//!   1..10^6, b in a+1..10^6 }
//! - statement: checked with the statement's public copy and its samples
//!
//! Let `s = l + r`. Alice moves one end. Bob keeps `s` by moving the other end, or changes it by 2
//! by moving the same end. Let `d(s, len)` be the number of Alice's moves until she loses, 0 if the
//! segment is terminal. Then `d(s, len) = 1 + min(d(s, len - 2), max(d(s - 2, len - 2), d(s + 2,
//! len - 2)))`. In terms of `t = len - 2d` this is simpler: when `len` grows by 2, `t(s)` becomes
//! the larger of `t(s)` and `min(t(s - 2), t(s + 2))`, and `len` at terminal segments. Few of these
//! numbers change: the minimum matters only beside a number that has changed in the step before,
//! and never twice in a row. O(n + m + max r).

use snippets::fast_input::FastInput;

/// The number of Alice's moves for each first segment, or -1 if she wins.
fn moves(first: &[(usize, usize)], terminal: &[(usize, usize)]) -> Vec<i32> {
    let by_length = |segments: &[(usize, usize)]| {
        let mut order: Vec<usize> = (0..segments.len()).collect();
        order.sort_unstable_by_key(|&i| segments[i].1 - segments[i].0);
        order
    };
    let (queries, ends) = (by_length(first), by_length(terminal));
    let length = |&(l, r): &(usize, usize)| r - l;
    let (mut queries, mut ends) = (queries.iter().peekable(), ends.iter().peekable());
    let mut answers = vec![-1; first.len()];
    // `len - 2 d` for each `l + r`; 0 while Bob doesn't win.
    let most = first.iter().chain(terminal).map(|segment| segment.1).max();
    let most = most.unwrap_or(0);
    let mut births = vec![0; 2 * most + 4];
    // The sums `l + r` whose neighbours have changed, by the parity of the length.
    let mut beside: [Vec<usize>; 2] = [vec![], vec![]];
    for len in 1..most {
        for s in std::mem::take(&mut beside[len % 2]) {
            births[s] = births[s].max(births[s - 2].min(births[s + 2]));
        }
        while let Some(&i) = ends.next_if(|&&i| length(&terminal[i]) == len) {
            let s = terminal[i].0 + terminal[i].1;
            births[s] = len;
            beside[len % 2].extend([s - 2, s + 2].into_iter().filter(|&s| s >= 2));
        }
        while let Some(&i) = queries.next_if(|&&i| length(&first[i]) == len) {
            let birth = births[first[i].0 + first[i].1];
            if birth > 0 {
                answers[i] = ((len - birth) / 2) as i32;
            }
        }
    }
    answers
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m) = (input.read(), input.read());
    let mut segments = |count: usize| -> Vec<(usize, usize)> {
        (0..count).map(|_| (input.read(), input.read())).collect()
    };
    let (first, terminal) = (segments(n), segments(m));
    let words = moves(&first, &terminal);
    let words: Vec<String> = words.iter().map(i32::to_string).collect();
    println!("{}", words.join(" "));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    type Segments = Vec<(usize, usize)>;

    /// Alice's moves until Bob wins; `None` if he doesn't.
    fn search(l: usize, r: usize, is_alice: bool, terminal: &Segments) -> Option<i32> {
        if is_alice && terminal.contains(&(l, r)) {
            return Some(0);
        }
        if l == r {
            return None;
        }
        let options = [(l + 1, r), (l, r - 1)].map(|(l, r)| search(l, r, !is_alice, terminal));
        if is_alice {
            Some(1 + options[0]?.max(options[1]?))
        } else {
            options.into_iter().flatten().min()
        }
    }

    fn segments() -> impl Strategy<Value = Segments> {
        let segment = (1..8usize, 1..8usize).prop_map(|(l, length)| (l, (l + length).min(9)));
        prop::collection::vec(segment, 1..9)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn agrees_with_a_game_search(first in segments(), terminal in segments()) {
            let lines = first.iter().chain(&terminal).map(|(l, r)| format!("{l} {r}\n"));
            let input = format!("{} {}\n{}", first.len(), terminal.len(), lines.format(""));
            let expected = first.iter().map(|&(l, r)| search(l, r, true, &terminal));
            let expected = expected.map(|moves| moves.unwrap_or(-1)).join(" ");
            let got = moves(&first, &terminal).iter().join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
