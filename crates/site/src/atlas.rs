//! Computes the games of the atlas, with values and proven periods, when the pages are made.

use explorer::engine;
use explorer::game::{Game, NAMED_GAMES, OneHeap};

use crate::periods;

/// A game on one heap.
#[derive(Debug)]
pub struct Entry {
    /// Name or notation that the explorer reads; also the last part of the entry's address.
    pub game: String,
    /// Notation of a game with a name.
    pub same_as: Option<String>,
    /// First values, from heap 0 on.
    pub values: Vec<u32>,
    /// Preperiod, period and saltus, if they are proven.
    pub proven: Option<[u64; 3]>,
    /// Number of computed heaps.
    pub computed: usize,
}

/// Number of heaps with a value here.
const HEAPS: usize = 1000;

/// Number of heaps computed for a period where that is cheap: with few rare heaps among `HEAPS`.
const FURTHER: usize = 16_000;
const FEW: usize = HEAPS / 5;

/// Number of coins with a computed value: coins cost time quadratic in their number.
const COINS: usize = 64;

/// Number of values that the page shows.
const SHOWN: usize = 40;

/// The largest number of a take-set.
const MAX_TAKE: u32 = 7;

/// All entries: games with a name, then codes, then take-sets.
pub fn entries() -> Vec<Entry> {
    let named = NAMED_GAMES.iter().map(|game| game.name.to_string());
    let all = named.chain(codes()).chain(take_sets());
    all.filter_map(entry).collect()
}

/// Octal codes `0.d`, `0.dd` and `0.ddd`.
fn codes() -> impl Iterator<Item = String> {
    (1..8 * 8 * 8_u32).map(|code| {
        let digits = format!("{code:03o}");
        format!("0.{}", digits.trim_end_matches('0'))
    })
}

/// Take-sets of numbers up to `MAX_TAKE`.
fn take_sets() -> impl Iterator<Item = String> {
    (1..1_u32 << MAX_TAKE).map(|set| {
        let numbers = (1..=MAX_TAKE).filter(|number| set >> (number - 1) & 1 == 1);
        let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
        format!("take{{{}}}", numbers.join(","))
    })
}

/// Entry of a game; `None` for games on two heaps.
fn entry(game: String) -> Option<Entry> {
    let Ok(Game::OneHeap(heaps)) = Game::parse(&game) else {
        return None;
    };
    let most = match heaps {
        OneHeap::Coins(_) => COINS,
        _ => HEAPS,
    };
    let mut engine = engine::start(&heaps);
    engine.extend(most).ok()?;
    let mut proof = engine.prove(true);
    let is_cheap = engine.rare_heaps().is_some_and(|rare| rare.count < FEW);
    if proof.is_none() && is_cheap {
        engine.extend(FURTHER).ok()?;
        proof = engine.prove(true);
    }
    let notation = heaps.to_string();
    let proven = proof.map(|it| [it.preperiod as u64, it.period as u64, it.saltus as u64]);
    let proven = proven.or_else(|| periods::proven(&notation));
    Some(Entry {
        same_as: (notation != game).then_some(notation),
        game,
        values: engine.values().iter().take(most).collect(),
        proven,
        computed: engine.values().len(),
    })
}

impl Entry {
    /// Values that the page shows.
    pub fn shown(&self) -> &[u32] {
        &self.values[..self.values.len().min(SHOWN)]
    }
}

#[cfg(test)]
mod tests {
    use explorer::guess::sequence;

    use super::*;

    fn found(game: &str) -> Entry {
        entry(game.to_string()).unwrap()
    }

    /// Published values: Winning Ways, volume 1, chapter 4.
    #[test]
    fn periods_are_the_published_ones() {
        assert_eq!(found("0.77").proven, Some([71, 12, 0]));
        assert_eq!(found("0.07").proven, Some([53, 34, 0]));
        assert_eq!(found("0.137").proven, Some([52, 34, 0]));
        assert_eq!(found("0.007").proven, None);
        assert_eq!(found("take{1,3,4}").proven, Some([0, 7, 0]));
    }

    #[test]
    fn long_periods_are_proven_where_rare_heaps_are_few() {
        assert_eq!(found("0.165").proven, Some([5181, 1550, 0]));
        assert_eq!(found("0.356").proven, Some([7315, 142, 0]));
    }

    /// Reason why the page has no status "guess".
    #[test]
    fn no_guess_is_made_about_an_octal_game_without_a_proof() {
        for game in codes().map(|code| found(&code)) {
            let values: Vec<i64> = game.values.iter().map(|&it| it.into()).collect();
            let is_guessed = || sequence::guesses(&values, 0).iter().any(|it| !it.is_weak());
            assert!(game.proven.is_some() || !is_guessed(), "{}", game.game);
        }
    }

    #[test]
    fn there_are_all_codes_and_all_sets() {
        let codes: std::collections::BTreeSet<String> = codes().collect();
        assert_eq!(codes.len(), 511);
        assert!(codes.contains("0.7") && codes.contains("0.07") && codes.contains("0.137"));
        assert_eq!(take_sets().count(), 127);
    }
}
