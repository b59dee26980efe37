//! The games of the atlas: their values and their proven periods.

use std::sync::OnceLock;

use explorer::engine;
use explorer::game::{Game, NAMED_GAMES};
use serde_json::json;

/// A game on one heap.
#[derive(Debug)]
pub struct Entry {
    /// Name or notation that the explorer reads; also the last part of the entry's address.
    pub game: String,
    /// Notation of a game with a name.
    pub same_as: Option<String>,
    /// The first values, beginning with heap 0.
    pub values: Vec<u32>,
    /// Preperiod and period, if they are proven.
    pub proven: Option<[u64; 2]>,
    /// How many heaps were computed.
    pub computed: usize,
    /// `true` if `play.html` finds positions to begin with.
    pub is_playable: bool,
}

/// How many heaps have a value here.
const HEAPS: usize = 1000;

/// How many heaps to compute for a period of a game with few rare values among `HEAPS`, where that
/// is cheap.
const FURTHER: usize = 16_000;
const FEW: usize = HEAPS / 5;

/// How many coins have a value: the time for coins grows with the square of their number.
const COINS: usize = 64;

/// How many values the page shows.
const SHOWN: usize = 24;

/// How many positions to ask for before the page offers play.
const DEALS: u32 = 3;

/// The largest number of a take-set.
const MAX_TAKE: u32 = 7;

/// Octal codes whose period takes too long to prove while the pages are made: code, preperiod and
/// period. `lab/` proves each of them, 0.106 in a run of days.
const LONG_PERIODS: [(&str, u64, u64); 12] = [
    ("0.054", 193_235_616, 10_015_179),
    ("0.104", 197_769_598, 11_770_282),
    ("0.106", 465_384_263_797, 328_226_140_474),
    ("0.127", 46_578, 4),
    ("0.16", 105_351, 149_459),
    ("0.354", 10_061_916, 1_180),
    ("0.376", 2_268_248, 4),
    ("0.454", 160_949_019, 60_620_715),
    ("0.56", 326_640, 144),
    ("0.561", 326_640, 144),
    ("0.562", 326_640, 144),
    ("0.563", 326_640, 144),
];

/// All entries: games with a name, then octal codes, then take-sets. The first call computes them.
pub fn entries() -> &'static [Entry] {
    static ENTRIES: OnceLock<Vec<Entry>> = OnceLock::new();
    ENTRIES.get_or_init(|| {
        let named = NAMED_GAMES.iter().map(|game| game.name.to_string());
        let all = named.chain(codes()).chain(take_sets());
        all.filter_map(entry).collect()
    })
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
    let heaps = Game::parse(&game).ok()?;
    let most = match heaps {
        Game::Coins(_) => COINS,
        _ => HEAPS,
    };
    let mut engine = engine::start(&heaps);
    engine.extend(most);
    let mut proof = engine.prove(true);
    let rare = (0..most).filter(|&heap| engine.is_rare(heap) == Some(true));
    let is_cheap = engine.is_rare(0).is_some() && rare.count() < FEW;
    if proof.is_none() && is_cheap {
        engine.extend(FURTHER);
        proof = engine.prove(true);
    }
    let notation = heaps.to_string();
    let proven = proof.map(|it| [it.preperiod as u64, it.period as u64]);
    Some(Entry {
        proven: proven.or_else(|| long_period(&notation)),
        same_as: (notation != game).then_some(notation),
        is_playable: (0..DEALS).all(|seed| is_dealt(&game, seed)),
        game,
        values: engine.values().iter().take(most).copied().collect(),
        computed: engine.values().len(),
    })
}

/// Returns whether play finds a position that the player to move wins, as its page asks for one.
fn is_dealt(game: &str, seed: u32) -> bool {
    let request = json!({"game": game, "seed": seed, "won": true});
    serde_json::from_value(request).is_ok_and(|request| wasm::play::deal(&request).is_ok())
}

/// Preperiod and period of a code in the table of long periods.
fn long_period(code: &str) -> Option<[u64; 2]> {
    let found = LONG_PERIODS.iter().find(|(it, ..)| *it == code);
    found.map(|&(_, preperiod, period)| [preperiod, period])
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
        assert_eq!(found("0.77").proven, Some([71, 12]));
        assert_eq!(found("0.07").proven, Some([53, 34]));
        assert_eq!(found("0.137").proven, Some([52, 34]));
        assert_eq!(found("0.007").proven, None);
        assert_eq!(found("take{1,3,4}").proven, Some([0, 7]));
    }

    #[test]
    fn long_periods_are_proven_where_rare_heaps_are_few() {
        assert_eq!(found("0.165").proven, Some([5181, 1550]));
        assert_eq!(found("0.356").proven, Some([7315, 142]));
    }

    #[test]
    fn play_is_offered_where_there_is_a_choice() {
        for game in ["take{1}", "take{7}", "0.1", "0.3"] {
            assert!(!found(game).is_playable, "{game}");
        }
        for game in ["kayles", "0.07", "take{1,2}", "take{6,7}", "mock-turtles"] {
            assert!(found(game).is_playable, "{game}");
        }
    }

    /// The reason why the page has no status "guess".
    #[test]
    fn no_guess_is_made_about_an_octal_game_without_a_proof() {
        for game in entries().iter().filter(|it| it.game.starts_with("0.")) {
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

    /// How many heaps the next test computes at most.
    const TESTED_HEAPS: usize = 700_000;

    #[test]
    fn short_periods_of_the_table_are_proven_again() {
        let mut proven_again = 0;
        for (code, preperiod, period) in LONG_PERIODS {
            let heaps = 2 * preperiod as usize + 3 * period as usize + 100;
            if heaps > TESTED_HEAPS {
                continue;
            }
            let game = Game::parse(code).unwrap();
            let mut engine = engine::start(&game);
            engine.extend(heaps);
            let proof = engine.prove(true).expect(code);
            let found = (proof.preperiod as u64, proof.period as u64);
            assert_eq!(found, (preperiod, period), "{code}");
            proven_again += 1;
        }
        assert!(proven_again >= 3);
    }
}
