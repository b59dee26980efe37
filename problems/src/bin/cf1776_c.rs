//! Codeforces 1776 C. Library game
//! - url: https://codeforces.com/problemset/problem/1776/C
//! - judge: codeforces
//! - games: maker-breaker, intervals, multiples, pigeonhole principle, interactive
//! - rules: On each day Alessia chooses one of the passes left and as many consecutive sections as
//!   its length, and Bernardo takes a book from one of these sections. He wants two books from one
//!   section, she wants to prevent it. Choose one of them, and play.
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - interactive: true
//! - input: n in 1..100, m in n..5000, x[n] in 1..m
//! - statement: checked with the statement's public copy and its samples
//!
//! Suppose more than `m / k` passes have length `k` or more. Then play Bernardo, and take from a
//! section whose number is a multiple of `k` whenever there is one: each of these passes covers
//! one, and there are fewer such sections than passes. Otherwise play Alessia, the longest pass
//! first. Before the `i`-th of them, `i - 1` sections are taken, and the other `m - i + 1` lie in
//! at most `i` gaps. So some gap has `m / i` sections or more, which is enough for the pass. O(n
//! m).

use itertools::Itertools;
use proconio::input_interactive;

/// Returns a length that more passes have, or exceed, than it has multiples among the sections.
fn winning_step(passes: &[usize], m: usize) -> Option<usize> {
    let longest_first = passes.iter().sorted().rev().zip(1..);
    let mut steps = longest_first.filter(|&(length, count)| count * length > m);
    steps.next().map(|step| *step.0)
}

/// Returns the first of `length` sections that aren't taken.
fn free_interval(taken: &[bool], length: usize) -> usize {
    let free = taken
        .windows(length)
        .position(|sections| !sections.contains(&true));
    free.expect("a gap is long enough") + 1
}

/// Returns a section in the interval, a multiple of `step` if there is one.
fn section(first: usize, length: usize, step: usize) -> usize {
    let multiple = (first + length - 1) / step * step;
    multiple.max(first)
}

fn main() {
    input_interactive! {
        n: usize,
        m: usize,
        passes: [usize; n],
    }
    if let Some(step) = winning_step(&passes, m) {
        println!("Bernardo");
        for _ in 0..n {
            input_interactive! {
                length: usize,
                first: usize,
            }
            println!("{}", section(first, length, step));
        }
        return;
    }
    println!("Alessia");
    let mut taken = vec![false; m];
    for length in passes.into_iter().sorted().rev() {
        println!("{length} {}", free_interval(&taken, length));
        input_interactive! {
            book: usize,
        }
        taken[book - 1] = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Returns whether Bernardo gets two books from one section. `moves` limits Alessia, and
    /// `replies` limits Bernardo.
    fn repeats(
        passes: &[usize],
        taken: &[bool],
        moves: &dyn Fn(usize, usize, &[bool]) -> bool,
        replies: &dyn Fn(usize, usize, usize) -> bool,
    ) -> bool {
        let m = taken.len();
        let turns = (0..passes.len()).flat_map(|i| (1..=m + 1 - passes[i]).map(move |a| (i, a)));
        let mut allowed = turns
            .filter(|&(i, first)| moves(passes[i], first, taken))
            .peekable();
        allowed.peek().is_some()
            && allowed.all(|(i, first)| {
                let rest = [&passes[..i], &passes[i + 1..]].concat();
                let mut books =
                    (first..first + passes[i]).filter(|&b| replies(first, passes[i], b));
                books.any(|book| {
                    let mut taken = taken.to_vec();
                    std::mem::replace(&mut taken[book - 1], true)
                        || repeats(&rest, &taken, moves, replies)
                })
            })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]
        #[test]
        fn wins_against_every_play(
            (m, passes) in (1..7usize)
                .prop_flat_map(|m| (Just(m), prop::collection::vec(1..=m, 1..=m.min(4))))
        ) {
            let input = format!("{} {m}\n{}\n", passes.len(), passes.iter().join(" "));
            let nobody = vec![false; m];
            let passes = passes.into_iter().sorted().rev().collect_vec();
            let expected = repeats(&passes, &nobody, &|_, _, _| true, &|_, _, _| true);
            let step = winning_step(&passes, m);
            let got = match step {
                Some(step) => {
                    let reply = move |first, length, book| book == section(first, length, step);
                    repeats(&passes, &nobody, &|_, _, _| true, &reply)
                }
                None => {
                    let longest = |length: usize, first: usize, taken: &[bool]| {
                        let days = taken.iter().filter(|taken| **taken).count();
                        length == passes[days] && first == free_interval(taken, length)
                    };
                    repeats(&passes, &nobody, &longest, &|_, _, _| true)
                }
            };
            assert_answer!(expected == got && got == step.is_some(); input, expected, got);
        }
    }
}
