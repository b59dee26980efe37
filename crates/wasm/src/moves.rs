//! The moves of every game that the explorer knows.

use anyhow::{Result, bail};
use explorer::explored::Subject;
use explorer::game::{CoinTurns, Game, TakeSet};
use explorer::rule::{Rule, Sum, sorted_and_distinct};

/// The most moves to list.
const MAX_MOVES: u64 = 20_000;

/// The components left by each move of a component (a heap, a coin by its place counted from 1, or
/// a position of several numbers), without empty heaps.
///
/// # Errors
/// If no rule says the moves, there are too many to list, or they can't be computed.
pub fn options(subject: &Subject, component: &[i64]) -> Result<Vec<Sum>> {
    let mut options = match (&subject.rule, &subject.game) {
        (Some(rule), _) if most_moves(rule.rule(), component) > MAX_MOVES => {
            bail!("there are too many moves to list");
        }
        (Some(rule), _) => rule.options(component)?,
        (None, Some(Game::Coins(CoinTurns::Run(lengths)))) => runs(lengths, component[0]),
        (None, _) => bail!("no rule says the moves of this game"),
    };
    for option in &mut options {
        option.retain(|left| left.iter().any(|&number| number > 0));
    }
    Ok(sorted_and_distinct(options))
}

/// A rough bound on the number of moves: each variable runs through the numbers up to the largest
/// coordinate.
fn most_moves(rule: &Rule, component: &[i64]) -> u64 {
    let size = component.iter().copied().max().unwrap_or(0).max(1) as u64;
    let free = |variables: usize| {
        // The variables of a sum's components are in increasing order.
        let orders: u64 = (1..=variables as u64).product();
        size.saturating_pow(variables as u32) / orders
    };
    let families = rule.families.iter();
    let moves = families.map(|family| free(family.variables.len()));
    moves.max().unwrap_or(0)
}

/// Options of a coin: a move turns it and the run of coins before it.
fn runs(lengths: &TakeSet, coin: i64) -> Vec<Sum> {
    let lengths = lengths.up_to(coin as usize).into_iter();
    let left = |length: usize| (coin - length as i64 + 1..coin).map(|coin| vec![coin]);
    lengths.map(|length| left(length).collect()).collect()
}

#[cfg(test)]
mod tests {
    use explorer::engine;
    use explorer::game::NAMED_GAMES;

    use super::*;

    fn subject(text: &str) -> Subject {
        Subject::parse(text, false, true).unwrap()
    }

    /// Grundy values of heaps, as the mex of the values after each move.
    fn values_by_moves(subject: &Subject, heaps: i64) -> Vec<u32> {
        let mut values = vec![0];
        for heap in 1..heaps {
            let options = options(subject, &[heap]).unwrap();
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
            let subject = subject(name);
            if let Some(game) = &subject.game {
                let mut engine = engine::start(game);
                engine.extend(16);
                assert_eq!(values_by_moves(&subject, 16), engine.values(), "{name}");
            }
        }
    }

    #[test]
    fn heaps_without_stones_are_left_out_and_every_move_stands_once() {
        let kayles = subject("kayles");
        assert_eq!(
            options(&kayles, &[3]).unwrap(),
            [vec![vec![1]], vec![vec![1], vec![1]], vec![vec![2]]]
        );
        assert!(options(&kayles, &[0]).unwrap().is_empty());
    }

    #[test]
    fn moves_without_number_are_refused() {
        let moebius = subject("moebius");
        assert!(options(&moebius, &[12]).is_ok());
        let error = options(&moebius, &[500]).unwrap_err().to_string();
        assert!(error.contains("too many moves"), "{error}");
    }
}
