//! Coin-turning games: a move turns some coins in a row, the rightmost of them from heads to tails.
//!
//! A position is the sum of its heads, so one Grundy value for each coin is enough.

use super::Engine;
use crate::game::{CoinTurns, MAX_COINS};
use crate::proof::Proof;

/// Engine for the values of coins 1, 2, … from the left. Index 0 is no coin, with value 0.
#[derive(Debug)]
pub struct Coins {
    turns: CoinTurns,
    g: Vec<u32>,
    /// `sums[k][v]` says whether v is the XOR of the values of k coins.
    sums: Vec<Vec<bool>>,
}

/// The most entries that `sums` may have, one byte each.
const MAX_ENTRIES: usize = 1 << 26;

impl Coins {
    pub fn new(turns: CoinTurns) -> Self {
        let most = match &turns {
            CoinTurns::Any(set) => set.up_to(MAX_COINS).last().copied().unwrap_or(1),
            CoinTurns::Run(_) => 1,
        };
        let mut sums = vec![Vec::new(); most];
        sums[0] = vec![true];
        Self {
            turns,
            g: vec![0],
            sums,
        }
    }

    fn options(&self) -> Vec<bool> {
        let mut options = Vec::new();
        match &self.turns {
            CoinTurns::Any(set) => {
                for turned in set.up_to(MAX_COINS) {
                    unite(&mut options, &self.sums[turned - 1], 0);
                }
            }
            CoinTurns::Run(set) => {
                let mut sum = 0;
                let mut length = 1;
                for allowed in set.up_to(self.g.len()) {
                    while length < allowed {
                        sum ^= self.g[self.g.len() - length];
                        length += 1;
                    }
                    unite(&mut options, &[true], sum as usize);
                }
            }
        }
        options
    }

    fn add_sums(&mut self, value: u32) {
        for k in (1..self.sums.len()).rev() {
            let (before, after) = self.sums.split_at_mut(k);
            unite(&mut after[0], &before[k - 1], value as usize);
        }
    }
}

/// Adds the members of `other`, each XORed with `shift`, to a set.
fn unite(set: &mut Vec<bool>, other: &[bool], shift: usize) {
    let len = other.len().max(shift + 1).next_power_of_two();
    if set.len() < len {
        set.resize(len, false);
    }
    for (value, &is_member) in other.iter().enumerate() {
        set[value ^ shift] |= is_member;
    }
}

impl Engine for Coins {
    fn extend(&mut self, terms: usize) {
        while self.g.len() < terms && self.obstacle().is_none() {
            let options = self.options();
            let mex = options.iter().position(|is_option| !is_option);
            let value = mex.unwrap_or(options.len()) as u32;
            self.add_sums(value);
            self.g.push(value);
        }
    }

    fn values(&self) -> &[u32] {
        &self.g
    }

    fn prove(&self, _is_last: bool) -> Option<Proof> {
        None
    }

    fn obstacle(&self) -> Option<String> {
        let entries: usize = self.sums.iter().map(Vec::len).sum();
        (entries > MAX_ENTRIES).then(|| {
            format!(
                "the sums of coins fill {} MB, and each coin may double them",
                entries >> 20
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(turns: &str, terms: usize) -> Vec<u32> {
        let mut coins = Coins::new(CoinTurns::parse(turns).unwrap());
        coins.extend(terms);
        coins.g
    }

    /// Returns the values by the definition: a position is a set of heads, and its value is the mex
    /// over all moves.
    fn by_definition(terms: usize, is_move: impl Fn(u32) -> bool) -> Vec<u32> {
        let mut g = vec![0u32];
        for position in 1u32..1 << (terms - 1) {
            let top = 1 << position.ilog2();
            let moves = (0..top)
                .map(|rest| top | rest)
                .filter(|&turned| is_move(turned));
            let options: Vec<u32> = moves
                .map(|turned| g[(position ^ turned) as usize])
                .collect();
            let below = (0..position.ilog2()).filter(|&bit| position >> bit & 1 == 1);
            // A move may also have a lower head as its rightmost coin.
            let lower = below.flat_map(|bit| {
                let moves = (0..1 << bit).map(move |rest| 1 << bit | rest);
                moves
                    .filter(|&turned| is_move(turned))
                    .collect::<Vec<u32>>()
            });
            let lower: Vec<u32> = lower
                .map(|turned| g[(position ^ turned) as usize])
                .collect();
            let is_free = |v: &u32| !options.contains(v) && !lower.contains(v);
            g.push((0..).find(is_free).unwrap());
        }
        std::iter::once(0)
            .chain((0..terms - 1).map(|coin| g[1 << coin]))
            .collect()
    }

    #[test]
    fn values_are_those_of_positions_with_one_head() {
        let count = |turned: u32| turned.count_ones();
        assert_eq!(values("{1,2}", 10), by_definition(10, |t| count(t) <= 2));
        assert_eq!(values("{2}", 10), by_definition(10, |t| count(t) == 2));
        assert_eq!(values("1..3", 10), by_definition(10, |t| count(t) <= 3));
        assert_eq!(values("1..5", 11), by_definition(11, |t| count(t) <= 5));
        let is_run = |t: u32| (t >> t.trailing_zeros()) & ((t >> t.trailing_zeros()) + 1) == 0;
        assert_eq!(values("{run}", 10), by_definition(10, is_run));
        assert_eq!(
            values("{run 2..3}", 10),
            by_definition(10, |t| is_run(t) && (2..=3).contains(&count(t)))
        );
    }

    #[test]
    fn mock_turtles_are_the_odious_numbers() {
        assert_eq!(
            values("{1,2,3}", 12),
            [0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21]
        );
        assert_eq!(
            values("1..5", 19)[12..],
            [213, 256, 301, 342, 439, 475, 494]
        );
    }
}
