//! Writes reports: lines `key<tab>text`.

mod additions;
mod lines;
mod of_rule;
mod same_positions;

pub use additions::{of_addition, of_additions};
pub use lines::of_guesses;
pub use of_rule::{of_found, of_found_beside, of_rule, of_theorem, same_as};
pub use same_positions::of_same_positions;

use crate::decided::rule_to_decide;
use crate::engine::two_heaps::Table;
use crate::engine::{GrundyValues, Outcome};
use crate::game::{Game, OneHeap, TwoHeaps};
use crate::guess::{sequence, table};
use crate::proof::Proof;
use lines::{SHOWN, line};

/// Limit on the number of values from which a guess is made.
const GUESSED: usize = 100_000;

/// Report on the values of a game. `values` may be fewer than were computed; `name` is the user's
/// name for the game.
pub fn of_game(name: &str, game: &OneHeap, values: GrundyValues<'_>, outcome: &Outcome) -> String {
    let (last, maximum) = (values.len() - 1, values.max());
    let found = match &outcome.proof {
        Some(proof) => of_proof(proof),
        None => line("period", format!("none proven up to heap {last}")) + &guessed(game, values),
    };
    let rare = outcome.rare.map(|rare| line("rare", rare.to_string()));
    let maximum = line("maximum", format!("{maximum} up to heap {last}"));
    of_first_values(name, game, values) + &maximum + &rare.unwrap_or_default() + &found
}

/// Report on the values only, for a game with a theorem in another report.
pub fn of_values(name: &str, game: &OneHeap, values: GrundyValues<'_>) -> String {
    let last = values.len() - 1;
    let maximum = line("maximum", format!("{} up to heap {last}", values.max()));
    of_first_values(name, game, values) + &maximum
}

fn of_first_values(name: &str, game: &OneHeap, values: GrundyValues<'_>) -> String {
    let shown: Vec<String> = values.iter().take(SHOWN).map(|v| v.to_string()).collect();
    let more = if values.len() > SHOWN { " …" } else { "" };
    [
        line("game", title(name, game)),
        line("values", shown.join(" ") + more),
    ]
    .concat()
}

/// Name and notation of a game, "kayles = 0.77"; only the notation if that is the name.
pub fn title(name: &str, game: &OneHeap) -> String {
    let notation = game.to_string();
    if name == notation {
        notation
    } else {
        format!("{name} = {notation}")
    }
}

fn of_proof(proof: &Proof) -> String {
    let checked = format!(
        "{}; checked up to heap {}",
        proof.criterion, proof.last_heap
    );
    let saltus = if proof.saltus > 0 {
        line("saltus", proof.saltus.to_string())
    } else {
        String::new()
    };
    [
        line("period", proof.period.to_string()),
        line("preperiod", proof.preperiod.to_string()),
        saltus,
        line("proof", checked),
    ]
    .concat()
}

fn guessed(game: &OneHeap, values: GrundyValues<'_>) -> String {
    if values.len() > GUESSED || is_decided(&Game::OneHeap(game.clone())) {
        return String::new();
    }
    let first = game.first_heap();
    let values: Vec<i64> = values.iter().skip(first).map(i64::from).collect();
    of_guesses(&sequence::guesses(&values, first))
}

/// Report on the guesses about a named game on two heaps.
pub fn of_two_heaps(game: TwoHeaps, values: &Table) -> String {
    if is_decided(&Game::TwoHeaps(game)) {
        return String::new();
    }
    of_guesses(&table::guesses(values, 0))
}

/// True if [`of_found_beside`] reports the guesses and whether they are proven.
fn is_decided(game: &Game) -> bool {
    rule_to_decide(game).is_some()
}

/// Keys of the lines that may follow a table.
const AFTER_TABLE: [&str; 12] = [
    "rule",
    "period",
    "theorem",
    "proven, not checked",
    "refuted",
    "not decided",
    "guess",
    "weak guess",
    "same as",
    "evidence",
    "proof",
    "not checked",
];

/// Rows of a table that `cargo x explore` printed, without the report that follows them.
pub fn rows_alone(text: &str) -> &str {
    let is_report = |line: &str| {
        let key = line.split_once('\t').map(|(key, _)| key);
        key.is_some_and(|key| AFTER_TABLE.contains(&key))
    };
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if end > 0 && is_report(line) {
            return &text[..end];
        }
        end += line.len();
    }
    text
}
