//! The moves of every game that the explorer knows.

use anyhow::{Context as _, Result, bail};
use explorer::decided::rule_of;
use explorer::game::{CoinTurns, Game, OneHeap, TakeSet};
use explorer::rule::{CheckedRule, Sum, sorted_and_distinct};

/// Lists the moves of a component: a heap, a coin (given by its place, counted from 1), or a
/// position of several numbers.
#[derive(Debug)]
pub enum Mover {
    Rule(CheckedRule),
    /// A move turns a run of neighbouring coins; the set has the allowed lengths.
    Runs(TakeSet),
}

/// The most moves to list.
const MAX_MOVES: u64 = 20_000;

impl Mover {
    /// Finds the moves of a game.
    ///
    /// # Errors
    /// If they can't be written as a rule.
    pub fn new(game: &Game) -> Result<Self> {
        if let Game::OneHeap(OneHeap::Coins(CoinTurns::Run(lengths))) = game {
            return Ok(Self::Runs(lengths.clone()));
        }
        let rule = rule_of(game).context("no rule says the moves of this game")?;
        Ok(Self::Rule(CheckedRule::new(&rule)?))
    }

    /// Number of coordinates of a component.
    pub fn coordinates(&self) -> usize {
        match self {
            Self::Rule(rule) => rule.rule().coordinates.len(),
            Self::Runs(_) => 1,
        }
    }

    /// The components left by each move of a component, without empty heaps.
    ///
    /// # Errors
    /// If there are too many moves to list, or they can't be computed.
    pub fn options(&self, component: &[i64]) -> Result<Vec<Sum>> {
        let mut options = match self {
            Self::Runs(lengths) => runs(lengths, component[0]),
            Self::Rule(rule) => {
                if self.most_moves(component) > MAX_MOVES {
                    bail!("there are too many moves to list");
                }
                rule.options(component)?
            }
        };
        for option in &mut options {
            option.retain(|left| left.iter().any(|&number| number > 0));
        }
        Ok(sorted_and_distinct(options))
    }

    /// A rough bound on the number of moves: each variable runs through the numbers up to the
    /// largest coordinate.
    fn most_moves(&self, component: &[i64]) -> u64 {
        let Self::Rule(rule) = self else {
            return 0;
        };
        let size = component.iter().copied().max().unwrap_or(0).max(1) as u64;
        let families = rule.rule().families.iter();
        let free = |variables: usize| {
            // The variables of a sum's components are in increasing order.
            let orders: u64 = (1..=variables as u64).product();
            size.saturating_pow(variables as u32) / orders
        };
        families
            .map(|family| free(family.variables.len()))
            .max()
            .unwrap_or(0)
    }
}

/// Options of a coin: a move turns it and the run of coins before it.
fn runs(lengths: &TakeSet, coin: i64) -> Vec<Sum> {
    let lengths = lengths.up_to(coin as usize).into_iter();
    let left = |length: usize| (coin - length as i64 + 1..coin).map(|coin| vec![coin]);
    lengths.map(|length| left(length).collect()).collect()
}

#[cfg(test)]
mod tests {
    use explorer::engine::{self, two_heaps};
    use explorer::game::NAMED_GAMES;

    use super::*;

    /// Grundy values of heaps, as the mex of the values after each move.
    fn values_by_moves(mover: &Mover, heaps: i64) -> Vec<u32> {
        let mut values = vec![0];
        for heap in 1..heaps {
            let options = mover.options(&[heap]).unwrap();
            let value = |sum: &Sum| sum.iter().fold(0, |g, part| g ^ values[part[0] as usize]);
            let seen: Vec<u32> = options.iter().map(value).collect();
            values.push((0..).find(|g| !seen.contains(g)).unwrap());
        }
        values
    }

    #[test]
    fn the_moves_of_every_game_lead_to_the_values_of_its_engine() {
        let more = [
            "4.7",
            "0.0",
            "take{odd}",
            "take{triangular}",
            "take{fibonacci}",
            "take{powers-of-2}",
            "take{2,5,9}",
            "take3..5",
            "coins{run 2,3}",
        ];
        let named = NAMED_GAMES.iter().map(|game| game.name);
        for name in named.chain(more) {
            let game = Game::parse(name).unwrap();
            let mover = Mover::new(&game).unwrap();
            match &game {
                Game::OneHeap(heaps) => {
                    let mut engine = engine::start(heaps);
                    engine.extend(16);
                    assert_eq!(values_by_moves(&mover, 16), engine.values(), "{name}");
                }
                Game::TwoHeaps(heaps) => {
                    let expected = two_heaps::table(*heaps, 12);
                    let Mover::Rule(rule) = &mover else {
                        panic!("{name} is no rule");
                    };
                    let mut table = rule.table(explorer::rule::Play::Normal, &[12]).unwrap();
                    table.fill(12, |_| true).unwrap();
                    let values: Vec<i64> = table.values().iter().map(|&g| g.into()).collect();
                    assert_eq!(values, expected.concat(), "{name}");
                }
            }
        }
    }

    #[test]
    fn heaps_without_stones_are_left_out_and_every_move_stands_once() {
        let kayles = Mover::new(&Game::parse("kayles").unwrap()).unwrap();
        let options = kayles.options(&[3]).unwrap();
        assert_eq!(
            options,
            [vec![vec![1]], vec![vec![1], vec![1]], vec![vec![2]]]
        );
        assert!(kayles.options(&[0]).unwrap().is_empty());
    }

    #[test]
    fn moves_without_number_are_refused() {
        let moebius = Mover::new(&Game::parse("moebius").unwrap()).unwrap();
        assert!(moebius.options(&[12]).is_ok());
        let error = moebius.options(&[500]).unwrap_err().to_string();
        assert!(error.contains("too many moves"), "{error}");
    }
}
