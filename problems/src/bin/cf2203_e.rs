//! Codeforces 2203 E. Probabilistic Card Game
//! - url: https://codeforces.com/problemset/problem/2203/E
//! - judge: codeforces
//! - games: chance, cards, score, Fenwick tree, minimax
//! - rules: Cards with different numbers come one by one. From the third on, Alice takes one, then
//!   Bob another one, and a third is drawn by chance. If Bob's number lies between Alice's and the
//!   drawn one, he scores the distance from his to the drawn one, otherwise nothing. How much does
//!   he score on average, after each new card?
//! - difficulty: 2200
//! - time-limit: 4s
//! - memory-limit: 512MB
//! - input: n in 3..2*10^5, a[n] in 1..10^12, distinct(a)
//! - statement: checked with a public retelling and the three samples in a public solution's
//!   header; a search by the retold rules gives their answers
//!
//! Below Alice's card, Bob's best one is the next lower: any lower one is nearer to fewer cards.
//! Let `f(b)` be the sum of the distances from `b` to all lower cards, and `g(b)` to all higher
//! ones. So Alice wants the larger one of `f(below)` and `g(above)` to be small, where her
//! neighbours are `below` and `above`.
//!
//! Here `f` grows and `g` falls with the card, and `f(b) < g(b)` if and only if `b` is less than
//! the mean of all cards. Let `l` and `h` be the cards next to the mean, `l < mean <= h`. A card
//! below `l` leaves Bob at least `g(l)`, which is more than `f(l)`, and at least as much as `g` of
//! any card above `h`; so `h` isn't worse. A card above `h` leaves him at least `f(h)`, which is at
//! least `g(h)` and any `f` below `l`; so `l` isn't worse. Try these two. Fenwick trees over the
//! sorted cards find neighbours and sums. O(n log n).

use itertools::Itertools;
use snippets::modular::pow_mod;

const PRIME: u64 = 998_244_353;

/// Cards that have come, by their places in sorted order: how many, and their sum.
struct Cards(Vec<(usize, u64)>);

impl Cards {
    fn add(&mut self, place: usize, card: u64) {
        let mut node = place + 1;
        while node < self.0.len() {
            self.0[node].0 += 1;
            self.0[node].1 += card;
            node += node & node.wrapping_neg();
        }
    }

    /// Returns the count and the sum of the cards before a place.
    fn before(&self, place: usize) -> (usize, u64) {
        let mut node = place;
        let (mut count, mut sum) = (0, 0);
        while node > 0 {
            count += self.0[node].0;
            sum += self.0[node].1;
            node &= node - 1;
        }
        (count, sum)
    }

    /// Returns the place of the card that has `rank` cards before it, and the sum of these.
    fn at(&self, rank: usize) -> (usize, u64) {
        let (mut node, mut count, mut sum) = (0, 0, 0);
        for step in (0..self.0.len().ilog2() + 1).rev().map(|bit| 1 << bit) {
            let next = node + step;
            if next < self.0.len() && count + self.0[next].0 <= rank {
                node = next;
                count += self.0[node].0;
                sum += self.0[node].1;
            }
        }
        (node, sum)
    }
}

/// Returns Bob's average after each card from the third on, as a sum of distances over all cards
/// that may be drawn, and their number.
fn averages(a: &[u64]) -> Vec<(u64, u64)> {
    let sorted = a.iter().copied().sorted_unstable().collect_vec();
    let mut cards = Cards(vec![(0, 0); a.len() + 1]);
    let mut total = 0;
    let mut averages = vec![];
    for (card, count) in a.iter().zip(1..) {
        cards.add(sorted.partition_point(|other| other < card), *card);
        total += card;
        if count < 3 {
            continue;
        }
        // Bob's scores with the card of a rank, against an Alice above or below.
        let lower = |rank: usize| {
            let (place, sum) = cards.at(rank);
            sorted[place] * rank as u64 - sum
        };
        let higher = |rank: usize| {
            let (place, sum) = cards.at(rank);
            (total - sum) - sorted[place] * (count - rank) as u64
        };
        let below_mean = sorted.partition_point(|card| card * (count as u64) < total);
        let high = cards.before(below_mean).0;
        let best_for_bob = |alice: usize| {
            let below = if alice > 0 { lower(alice - 1) } else { 0 };
            let above = if alice + 1 < count {
                higher(alice + 1)
            } else {
                0
            };
            below.max(above)
        };
        let score = best_for_bob(high - 1).min(best_for_bob(high));
        averages.push((score, count as u64 - 2));
    }
    averages
}

/// Returns `a / b` modulo the prime.
fn quotient((a, b): (u64, u64)) -> u64 {
    a % PRIME * pow_mod(b, PRIME - 2, PRIME) % PRIME
}

fn main() {
    let mut input = snippets::fast_input::FastInput::from_stdin();
    let n = input.read();
    let averages = averages(&input.read_vec(n));
    println!("{}", averages.into_iter().map(quotient).join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// What Bob scores in all draws together, by the rules.
    fn score(cards: &[u64]) -> u64 {
        let scores = |alice: &u64, bob: &u64| {
            let drawn = |card: &&u64| (alice < bob && bob < *card) || (alice > bob && bob > *card);
            let won = cards.iter().filter(drawn);
            won.map(|card| card.abs_diff(*bob)).sum::<u64>()
        };
        let best = |alice: &u64| {
            let others = cards.iter().filter(|bob| *bob != alice);
            others.map(|bob| scores(alice, bob)).max().unwrap()
        };
        cards.iter().map(best).min().unwrap()
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            cards in prop::collection::hash_set(1..60u64, 3..14)
                .prop_map(|cards| cards.into_iter().collect_vec())
                .prop_shuffle(),
        ) {
            let n = cards.len();
            let input = format!("{n}\n{}\n", cards.iter().join(" "));
            let expected = (3..=n).map(|count| (score(&cards[..count]), count as u64 - 2));
            let expected = expected.map(quotient).join("\n");
            let got = averages(&cards).into_iter().map(quotient).join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
