//! HDU 3595. GG and MM
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3595
//! - judge: hdu
//! - games: every-sg, euclid, all components move, last ending game decides
//! - rules: A move takes, in every pair of heaps without an empty one, a positive multiple of the
//!   smaller heap from the larger one. A player who cannot move loses.
//! - difficulty: 2200
//! - time-limit: 1s
//! - input: { n in 1..1000, n * { p in 1..1000, q in 1..1000 } } until end
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! The players play Euclid's game on all pairs at once. This is an Every-SG game, so the first
//! player wins iff the largest step is odd. (The rule speaks of minimum and maximum steps. They
//! don't matter here: a pair has at most one option that is a P-position, and a P-position has only
//! one option. In `onag_horses` they do matter.) A table of all pairs costs O(1000² ln 1000), then
//! each pair O(1).
//!
//! Practised locally: the judge has no Rust.

use snippets::every_sg::every_step;
use snippets::fast_input::FastInput;

/// Returns the steps of all pairs with heaps of at most `most`. The pair `p ≤ q` is entry `[q][p]`.
fn euclid_steps(most: usize) -> Vec<Vec<usize>> {
    let mut steps: Vec<Vec<usize>> = vec![];
    for q in 0..=most {
        let mut row = vec![0];
        for p in 1..=q {
            let step = |left: usize| match left {
                0 => 0,
                _ => steps[left.max(p)][left.min(p)],
            };
            row.push(every_step((1..=q / p).map(|k| step(q - k * p))));
        }
        steps.push(row);
    }
    steps
}

fn first_player_wins(steps: &[Vec<usize>], pairs: &[(usize, usize)]) -> bool {
    let step = |&(p, q): &(usize, usize)| steps[p.max(q)][p.min(q)];
    pairs.iter().map(step).max().unwrap_or(0) % 2 == 1
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "MM"
    } else {
        "GG"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let steps = euclid_steps(1000);
    while let Some(n) = input.read_or_end::<usize>() {
        let pairs: Vec<_> = (0..n).map(|_| (input.read(), input.read())).collect();
        println!("{}", winner(first_player_wins(&steps, &pairs)));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    type Pairs = Vec<(usize, usize)>;

    fn moves(&(p, q): &(usize, usize)) -> Pairs {
        let (p, q) = (p.min(q), p.max(q));
        match p {
            0 => vec![(p, q)],
            _ => (1..=q / p).map(|k| (p, q - k * p)).collect(),
        }
    }

    /// Searches the simultaneous game itself: a turn moves every unfinished pair.
    fn is_won(mut pairs: Pairs, memo: &mut HashMap<Pairs, bool>) -> bool {
        pairs.retain(|&(p, q)| p > 0 && q > 0);
        pairs.sort_unstable();
        if let Some(&known) = memo.get(&pairs) {
            return known;
        }
        let mut turns = vec![vec![]];
        for pair in &pairs {
            let longer = |turn: Pairs| {
                let to = |end| [&turn[..], &[end]].concat();
                moves(pair).into_iter().map(to).collect::<Vec<_>>()
            };
            turns = turns.into_iter().flat_map(longer).collect();
        }
        let won = !pairs.is_empty() && turns.into_iter().any(|turn| !is_won(turn, memo));
        memo.insert(pairs, won);
        won
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            pairs in prop::collection::vec((1..14usize, 1..14usize), 1..4),
        ) {
            let rows: String = pairs.iter().map(|(p, q)| format!("{p} {q}\n")).collect();
            let input = format!("{}\n{rows}", pairs.len());
            let expected = winner(is_won(pairs.clone(), &mut HashMap::new()));
            let got = winner(first_player_wins(&euclid_steps(13), &pairs));
            assert_answer!(input, expected, got);
        }
    }
}
