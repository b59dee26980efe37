//! Codeforces 98 E. Help Shrek and Donkey
//! - url: https://codeforces.com/problemset/problem/98/E
//! - judge: codeforces
//! - games: matrix game, mixed strategies, bluffing, hidden cards
//! - rules: Shrek holds `m` cards and Donkey `n`; one more lies face down. All cards differ, and
//!   each player sees only his own. In turn, Shrek first, a player does one of two things. He names
//!   the card on the table, and the game ends: he wins if he is right and loses if not. Or he asks
//!   for a card: the opponent puts it aside if he holds it, and otherwise says so. With what
//!   probability does Shrek win?
//! - difficulty: 2700
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - compare: float 1e-9
//! - input: m in 0..1000, n in 0..1000
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The mover has two options. He asks honestly for one of the `n + 1` cards that he doesn't see, or
//! he bluffs with a card of his own. An opponent who doesn't hold the card also has two: he
//! believes that it lies on the table and names it, or he doesn't believe and plays on. So a turn
//! is a 2 × 2 matrix game. Its entries are probabilities from games with one hidden card fewer.
//!
//! No saddle point ever arises, so the value is the one at which both rows pay the same. Nobody
//! names a card by chance before he knows that the opponent holds none. O(m n).

use proconio::input;

/// Returns the probability that the mover wins with `m` hidden cards against `n`.
fn chance(m: usize, n: usize) -> f64 {
    let size = m.max(n) + 1;
    let mut chances = vec![vec![1.0; size]; size];
    for cards in 1..=m + n {
        for own in 0..size.min(cards) {
            let other = cards - own;
            if other >= size {
                continue;
            }
            let hidden = (other + 1) as f64;
            chances[own][other] = if own == 0 {
                1.0 / hidden
            } else {
                let taken = (1.0 - chances[other - 1][own]) * other as f64 / hidden;
                let honest = [taken, taken + 1.0 / hidden];
                let bluff = [1.0, 1.0 - chances[other][own - 1]];
                value([honest, bluff])
            };
        }
    }
    chances[m][n]
}

/// Returns the value of a matrix game for the row player, if no pure strategy is best.
fn value([[a, b], [c, d]]: [[f64; 2]; 2]) -> f64 {
    (a * d - b * c) / (a - b - c + d)
}

fn main() {
    input! {
        m: usize,
        n: usize,
    }
    let chance = chance(m, n);
    println!("{chance:.12} {:.12}", 1.0 - chance);
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// What a player knows when he decides: the public history of the game, and his hand.
    type Knowledge = (Vec<(u8, bool)>, u32, bool);

    /// Regret matching on the game exactly as the rules state it, card by card. The `regrets`
    /// become mixed strategies. Their averages are such that no player can gain much by deviating.
    #[derive(Default)]
    struct Learner {
        regrets: HashMap<Knowledge, Vec<f64>>,
        averages: HashMap<Knowledge, Vec<f64>>,
    }

    /// A deal: the players' hands and the card on the table, as sets of cards.
    #[derive(Clone, Copy)]
    struct Deal {
        hands: [u32; 2],
        table: u32,
    }

    impl Deal {
        fn cards(self) -> u32 {
            self.hands[0] | self.hands[1] | self.table
        }
    }

    /// Lists first all cards that the player can name, then all that he can ask for.
    fn decisions(deal: Deal, history: &[(u8, bool)], mover: usize) -> Vec<(bool, u8)> {
        let asked: u32 = history.iter().map(|&(card, _)| 1 << card).sum();
        let put_aside: u32 = history.iter().filter(|it| it.1).map(|it| 1 << it.0).sum();
        let named = deal.cards() & !deal.hands[mover] & !put_aside;
        let free = deal.cards() & !asked;
        let all = |set: u32| (0..32).filter(move |card| set >> card & 1 == 1);
        all(named)
            .map(|card| (true, card))
            .chain(all(free).map(|card| (false, card)))
            .collect()
    }

    impl Learner {
        fn strategy(&self, knowledge: &Knowledge, count: usize) -> Vec<f64> {
            let even = vec![1.0 / count as f64; count];
            let Some(regrets) = self.regrets.get(knowledge) else {
                return even;
            };
            let total: f64 = regrets.iter().sum();
            if total > 0.0 {
                regrets.iter().map(|regret| regret / total).collect()
            } else {
                even
            }
        }

        fn average(&self, knowledge: &Knowledge, count: usize) -> Vec<f64> {
            match self.averages.get(knowledge) {
                Some(sums) => sums.iter().map(|x| x / sums.iter().sum::<f64>()).collect(),
                None => vec![1.0 / count as f64; count],
            }
        }

        /// Returns the first player's probability of winning from here. `learns` is the player
        /// whose regrets grow. Their weight is `reach`, the probability that the other player and
        /// the deal lead here.
        fn play(
            &mut self,
            deal: Deal,
            history: &mut Vec<(u8, bool)>,
            learns: Option<usize>,
            reach: [f64; 2],
            weight: f64,
        ) -> f64 {
            let mover = history.len() % 2;
            let decisions = decisions(deal, history, mover);
            let knowledge = (history.clone(), deal.hands[mover], mover == 0);
            let strategy = if learns.is_none() {
                self.average(&knowledge, decisions.len())
            } else {
                self.strategy(&knowledge, decisions.len())
            };
            let mut wins = vec![];
            for (&(names, card), &p) in decisions.iter().zip(&strategy) {
                wins.push(if names {
                    let is_right = deal.table >> card & 1 == 1;
                    f64::from(u8::from(is_right == (mover == 0)))
                } else {
                    let is_held = deal.hands[1 - mover] >> card & 1 == 1;
                    history.push((card, is_held));
                    let mut next = reach;
                    next[mover] *= p;
                    let win = self.play(deal, history, learns, next, weight);
                    history.pop();
                    win
                });
            }
            let total: f64 = wins.iter().zip(&strategy).map(|(win, p)| win * p).sum();
            if learns == Some(mover) {
                let sign = if mover == 0 { 1.0 } else { -1.0 };
                let count = decisions.len();
                let regrets = self
                    .regrets
                    .entry(knowledge.clone())
                    .or_insert(vec![0.0; count]);
                for (regret, win) in regrets.iter_mut().zip(&wins) {
                    *regret = (*regret + sign * reach[1 - mover] * (win - total)).max(0.0);
                }
                let sums = self.averages.entry(knowledge).or_insert(vec![1e-12; count]);
                for (sum, p) in sums.iter_mut().zip(&strategy) {
                    *sum += weight * reach[mover] * p;
                }
            }
            total
        }
    }

    /// Is accurate to about 0.01 if `rounds` is a few hundred.
    fn chance_by_learning(m: usize, n: usize, rounds: usize) -> f64 {
        let all = (1u32 << (m + n + 1)) - 1;
        let mut deals = vec![];
        for first in (0..=all).filter(|hand| hand.count_ones() as usize == m) {
            for second in (0..=all).filter(|hand| hand.count_ones() as usize == n) {
                if first & second == 0 {
                    deals.push(Deal {
                        hands: [first, second],
                        table: all & !first & !second,
                    });
                }
            }
        }
        let mut learner = Learner::default();
        for round in 0..rounds {
            for learns in [0, 1] {
                for &deal in &deals {
                    learner.play(deal, &mut vec![], Some(learns), [1.0, 1.0], round as f64);
                }
            }
        }
        let wins = deals
            .iter()
            .map(|&deal| learner.play(deal, &mut vec![], None, [1.0, 1.0], 0.0));
        wins.sum::<f64>() / deals.len() as f64
    }

    #[test]
    fn players_who_learn_from_regret_come_near_the_value() {
        for (m, n, rounds) in [(1, 1, 400), (0, 2, 400), (2, 1, 60), (1, 2, 60), (2, 0, 60)] {
            let (expected, got) = (chance_by_learning(m, n, rounds), chance(m, n));
            assert!(
                (expected - got).abs() < 0.01,
                "{m} {n}: {expected} is not {got}"
            );
        }
    }

    /// Finds the value of a 2 × 2 matrix game by trying a thousand mixtures, refined twice.
    fn value_by_search(a: [[f64; 2]; 2]) -> f64 {
        let worst = |p: f64| {
            let column = |j: usize| p * a[0][j] + (1.0 - p) * a[1][j];
            column(0).min(column(1))
        };
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..100 {
            let third = (high - low) / 3.0;
            if worst(low + third) < worst(high - third) {
                low += third;
            } else {
                high -= third;
            }
        }
        worst(low)
    }

    fn chance_by_search(m: usize, n: usize, memo: &mut HashMap<(usize, usize), f64>) -> f64 {
        if n == 0 {
            return 1.0;
        }
        if m == 0 {
            return 1.0 / (n as f64 + 1.0);
        }
        if let Some(&known) = memo.get(&(m, n)) {
            return known;
        }
        let held = n as f64 / (n as f64 + 1.0);
        let honest = held * (1.0 - chance_by_search(n - 1, m, memo));
        let bluff = 1.0 - chance_by_search(n, m - 1, memo);
        let value = value_by_search([[honest, honest + 1.0 - held], [1.0, bluff]]);
        memo.insert((m, n), value);
        value
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(m in 0usize..30, n in 0usize..30) {
            let input = format!("{m} {n}\n");
            let expected = chance_by_search(m, n, &mut HashMap::new());
            let got = chance(m, n);
            assert_answer!((got - expected).abs() < 1e-9; input, expected, got);
        }
    }
}
