//! Codeforces 1895 E. Infinite Card Game
//! - url: https://codeforces.com/problemset/problem/1895/E
//! - judge: codeforces
//! - games: win lose draw, functional graph, loopy, cards
//! - rules: A card beats another if its attack exceeds the other's defence. Monocarp plays one of
//!   his cards. Then the players take turns to play one of their own cards that beats the last one;
//!   a beaten card goes back to its owner. A player who has none loses, and play without end is a
//!   draw. With how many first cards does Monocarp win, draw and lose?
//! - difficulty: 2300
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: t in 1..10^4, t * { n in 1..3*10^5, ax[n] in 1..10^6, ay[n] in 1..10^6, m in 1..3*10^5,
//!   bx[m] in 1..10^6, by[m] in 1..10^6 }, sum(n) <= 3*10^5, sum(m) <= 3*10^5
//! - statement: checked with the statement and its sample, and two published programs on 400 inputs
//!
//! The best answer to a card is the card of highest defence among those that beat it: whatever
//! beats this one would beat the others too. So every card has at most one answer, and the cards
//! form a graph in which each has at most one successor. Walk it backwards from the cards without
//! an answer. A card that isn't reached leads into a cycle and is a draw. O((n + m) log (n + m)).

use itertools::Itertools;
use snippets::fast_input::FastInput;

/// A card's attack and defence.
type Card = (u32, u32);

/// Returns, for each card of `played`, the best answer in `hand`.
fn answers(played: &[Card], hand: &[Card]) -> Vec<Option<usize>> {
    let by_attack = (0..hand.len())
        .sorted_unstable_by_key(|&i| hand[i].0)
        .collect_vec();
    let mut strongest = by_attack.clone();
    for i in (1..strongest.len()).rev() {
        if hand[strongest[i]].1 > hand[strongest[i - 1]].1 {
            strongest[i - 1] = strongest[i];
        }
    }
    let answer = |&(_, defence): &Card| {
        let first = by_attack.partition_point(|&i| hand[i].0 <= defence);
        strongest.get(first).copied()
    };
    played.iter().map(answer).collect()
}

/// Counts the cards of the first hand that win, draw and lose.
fn outcomes(own: &[Card], other: &[Card]) -> [usize; 3] {
    let n = own.len();
    let mut next = answers(own, other)
        .into_iter()
        .map(|to| to.map(|i| n + i))
        .collect_vec();
    next.extend(answers(other, own));
    // 0: unknown, 1: the player of the card wins, 2: the opponent wins.
    let mut result = vec![0; next.len()];
    for start in 0..next.len() {
        let (mut path, mut at) = (vec![], start);
        // Mark the cards of an unfinished walk with 3.
        let mut last = loop {
            if result[at] != 0 {
                break result[at];
            }
            result[at] = 3;
            path.push(at);
            match next[at] {
                Some(to) => at = to,
                None => break 2,
            }
        };
        while let Some(card) = path.pop() {
            last = if last == 3 { 3 } else { 3 - last };
            result[card] = last;
        }
    }
    [1, 3, 2].map(|kind| result[..n].iter().filter(|&&it| it == kind).count())
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    for _ in 0..input.read() {
        let mut hand = || {
            let n = input.read();
            let attacks: Vec<u32> = input.read_vec(n);
            attacks.into_iter().zip(input.read_vec(n)).collect_vec()
        };
        let (own, other) = (hand(), hand());
        answer += &format!("{}\n", outcomes(&own, &other).iter().join(" "));
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Searches backwards over all legal answers for the cards that win or lose in any number of
    /// moves.
    fn outcomes_by_search(own: &[Card], other: &[Card]) -> [usize; 3] {
        let hands = [own, other];
        // For each card just played: whether the player who must answer wins or loses.
        let mut known = hands.map(|hand| vec![None; hand.len()]);
        loop {
            let before = known.clone();
            for side in 0..2 {
                for (i, card) in hands[side].iter().enumerate() {
                    let options = hands[1 - side].iter().zip(&before[1 - side]);
                    let options = options.filter(|(answer, _)| answer.0 > card.1);
                    let options = options.map(|(_, &known)| known).collect_vec();
                    if options.contains(&Some(false)) {
                        known[side][i] = Some(true);
                    } else if options.iter().all(|&it| it == Some(true)) {
                        known[side][i] = Some(false);
                    }
                }
            }
            if known == before {
                break;
            }
        }
        [Some(false), None, Some(true)]
            .map(|kind| known[0].iter().filter(|&&it| it == kind).count())
    }

    fn hand() -> impl Strategy<Value = Vec<Card>> {
        prop::collection::vec((1..8u32, 1..8u32), 1..6)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(own in hand(), other in hand()) {
            let lines = [&own, &other].map(|hand| {
                let (attacks, defences): (Vec<u32>, Vec<u32>) = hand.iter().copied().unzip();
                let [attacks, defences] = [attacks, defences].map(|it| it.iter().join(" "));
                format!("{}\n{attacks}\n{defences}\n", hand.len())
            });
            let input = format!("1\n{}", lines.concat());
            let expected = outcomes_by_search(&own, &other).iter().join(" ");
            let got = outcomes(&own, &other).iter().join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
