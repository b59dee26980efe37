//! Explores rules and games on heaps: computes, and tells the page values as they come.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use explorer::decided::{Findings, has_no_end, rule_beside, values_to_guess_from};
use explorer::engine::{self, Engine, compute_until_proven, two_heaps};
use explorer::game::{Game, OneHeap};
use explorer::rule::{self, CheckedRule, Play, Rule, Table};
use explorer::show::report::{Found, Report, SHOWN_ROWS, Text, Values};
use explorer::show::tables;
use serde_json::{Value, json};

use super::explored::Subject;
use super::{Deadline, Explored, MAX_SHOWN, Request, answer};
use crate::Host;
use crate::moves::Mover;
use crate::playable::Playable;

/// The most heaps of a run that proves nothing.
const MAX_TERMS: usize = 1_000_000;

/// Milliseconds of a run if the request limits neither time nor terms.
const DEFAULT_MILLISECONDS: u64 = 5000;

/// What a report on a game with an engine says beside the engine's values.
#[derive(Clone, Copy, Default)]
pub struct Beside<'a> {
    /// The user's rule, and another notation for it.
    same_as: Option<(&'a Rule, &'a str)>,
    found: Option<Found<'a>>,
}

impl Beside<'_> {
    /// The report on these values.
    ///
    /// # Errors
    /// If a theorem contradicts the table.
    pub fn report(self, values: Values<'_>, terms: Option<usize>) -> Result<Text> {
        Report {
            same_as: self.same_as,
            values,
            stopped: String::new(),
            found: self.found,
            rows: terms.unwrap_or(SHOWN_ROWS),
        }
        .text()
    }
}

/// Computes until a period is proven or the time is over.
///
/// # Errors
/// If a value is too large to store, or a theorem contradicts the table.
fn explore_heaps(
    name: &str,
    game: OneHeap,
    beside: Beside<'_>,
    request: &Request,
    host: &dyn Host,
) -> Result<(Explored, Value)> {
    let mut engine = engine::start(&game);
    let limit = request
        .terms
        .unwrap_or_else(|| engine::default_terms(&game).min(MAX_TERMS));
    let start = host.now();
    let end = request
        .milliseconds
        .or(request.terms.is_none().then_some(DEFAULT_MILLISECONDS))
        .map(|time| start + Duration::from_millis(time));
    let mut told = 0;
    let outcome = compute_until_proven(
        engine.as_mut(),
        limit,
        || host.now(),
        |engine| {
            tell_values(engine, &mut told, limit, host);
            end.is_none_or(|end| host.now() < end)
        },
    );
    let proof = outcome.proof.as_ref();
    let values = engine.values();
    let of_engine = Values::OneHeap {
        name,
        game: &game,
        values,
        outcome: &outcome,
    };
    let said = beside.report(of_engine, request.terms)?;
    let shown = &values[..values.len().min(MAX_SHOWN)];
    let answer = answer(
        &said,
        json!({
            "values": shown,
            "period": proof.map(|proof| proof.period),
            "preperiod": proof.map(|proof| proof.preperiod),
            "stopped": outcome.interrupted,
        }),
    );
    let explored = Explored {
        mover: Mover::new(&Game::OneHeap(game.clone())).ok(),
        subject: Subject::Heaps {
            name: name.to_string(),
            game,
            engine,
            proof: outcome.proof,
        },
    };
    Ok((explored, answer))
}

/// Tells the page the values that it doesn't know yet, as far as it shows them.
fn tell_values(engine: &dyn Engine, told: &mut usize, limit: usize, host: &dyn Host) {
    let known = engine.values().len();
    let shown = known.min(MAX_SHOWN);
    let new = &engine.values()[*told..shown];
    host.tell(
        &json!({"is": "progress", "known": known, "limit": limit, "from": told, "values": new}),
    );
    *told = shown;
}

/// How many heaps to play out if the request doesn't say.
const PLAYED_OUT: usize = 60;

/// Explores misère play of a game whose moves leave several heaps: plays out each heap until the
/// time is over or a heap is too large. The value is 0 if the player to move loses, else 1.
///
/// # Errors
/// If the text isn't a game of heaps.
pub fn explore_misere(request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let deadline = Deadline::new(request, host);
    let mut game = Playable::new(&request.game, true)?;
    ensure!(
        game.coordinates() == 1,
        "misère play is explored where a move leaves one position, or heaps"
    );
    let limit = request.terms.unwrap_or(PLAYED_OUT);
    let mut values: Vec<u32> = Vec::new();
    while values.len() < limit && !deadline.is_over(100, host) {
        let heap = game.normalised(vec![vec![values.len() as i64]]);
        let Ok(is_won) = game.is_won(&heap) else {
            break;
        };
        values.push(u32::from(is_won));
    }
    let lost = values.iter().enumerate().filter(|(_, value)| **value == 0);
    let lost: Vec<String> = lost.map(|(heap, _)| heap.to_string()).collect();
    let said = Text {
        answer: String::new(),
        table: String::new(),
        lines: format!(
            "game\t{}, misère\nP-positions\t{}\nnot decided\theaps above {}: played out, not \
             proven for all\n",
            game.about(),
            lost.join(" "),
            values.len().saturating_sub(1)
        ),
    };
    let is_stopped = request.terms.is_none() && values.len() < limit;
    let told = json!({"values": values, "misere": true, "stopped": is_stopped});
    let told = answer(&said, told);
    let subject = Subject::Misere(game, values);
    Ok((Explored::without_moves(subject), told))
}

/// Time between two messages about a table's progress.
const BETWEEN_ANSWERS: Duration = Duration::from_millis(100);

/// The most rows of a table: nobody looks at a larger one.
const MAX_SIZE: usize = 200;

/// Explores a rule that is another way to write `notation`, by the faster engine of `notation`.
///
/// # Errors
/// If the table can't be filled.
pub fn explore_known(
    checked: CheckedRule,
    notation: &str,
    request: &Request,
    host: &dyn Host,
) -> Result<(Explored, Value)> {
    let game = Game::parse(notation).context("a rule was recognised as no game")?;
    let same_as = Some((checked.rule(), notation));
    if rule_beside(&game).is_some() {
        return explore_by_rule_too(notation, &game, &checked, same_as, request, host);
    }
    let beside = Beside {
        same_as,
        found: None,
    };
    by_engine(notation, &game, beside, request, host)
}

/// Explores by the engine of the game.
///
/// # Errors
/// If a value is too large to store, a table too large to show, or a theorem contradicts the table.
pub fn by_engine(
    name: &str,
    game: &Game,
    beside: Beside<'_>,
    request: &Request,
    host: &dyn Host,
) -> Result<(Explored, Value)> {
    match game {
        Game::OneHeap(game) => explore_heaps(name, game.clone(), beside, request, host),
        Game::TwoHeaps(game) => {
            let size = request.terms.unwrap_or(two_heaps::DEFAULT_SIZE);
            ensure!(size <= MAX_SIZE, "a table here has at most {MAX_SIZE} rows");
            let table = two_heaps::table(*game, size);
            let said = beside.report(Values::TwoHeaps(*game, &table), request.terms)?;
            let answer = answer(&said, json!({"rows": table}));
            let explored = Explored {
                mover: Some(Mover::new(&Game::TwoHeaps(*game))?),
                subject: Subject::TwoHeaps(*game, table),
            };
            Ok((explored, answer))
        }
    }
}

/// Explores a game whose engine proves nothing, and adds theorems about its rule. The rule gets up
/// to two thirds of the time, the engine the rest.
///
/// # Errors
/// As [`by_engine`], or if a theorem contradicts the table.
pub fn explore_by_rule_too(
    name: &str,
    game: &Game,
    checked: &CheckedRule,
    same_as: Option<(&Rule, &str)>,
    request: &Request,
    host: &dyn Host,
) -> Result<(Explored, Value)> {
    let deadline = Deadline::new(request, host);
    let enough = Request {
        terms: values_to_guess_from(game).or(request.terms),
        milliseconds: Some(MILLISECONDS_FOR_VALUES),
        ..request.clone()
    };
    let fill_until = deadline
        .at(30)
        .unwrap_or(deadline.start + Duration::from_millis(MILLISECONDS_FOR_VALUES));
    let table = filled(checked, &enough, Some(fill_until), host)?;
    let found = Findings::about(checked, false, &table, &|| deadline.is_over(65, host));
    let has_theorem = found.theorem.is_ok();
    let request = if has_theorem && has_no_end(game) && request.terms.is_none() {
        &enough
    } else {
        request
    };
    let request = &Request {
        milliseconds: deadline.left(host).or(request.milliseconds),
        ..request.clone()
    };
    let found = Found {
        rule: checked,
        misere: false,
        findings: &found,
        table: &table,
    };
    let beside = Beside {
        same_as,
        found: Some(found),
    };
    by_engine(name, game, beside, request, host)
}

/// Milliseconds for values to guess from, if the request doesn't limit the time.
const MILLISECONDS_FOR_VALUES: u64 = 2000;

/// Explores a rule without another name. Its table gets half of the time, proofs the rest.
///
/// # Errors
/// If the table can't be filled.
pub fn explore(
    checked: CheckedRule,
    request: &Request,
    host: &dyn Host,
) -> Result<(Explored, Value)> {
    let coordinates = checked.rule().coordinates.len();
    let misere = request.misere;
    let deadline = Deadline::new(request, host);
    let table = filled(&checked, request, deadline.at(50), host)?;
    let found = Findings::about(&checked, misere, &table, &|| deadline.is_over(100, host));
    let beside = Beside {
        same_as: None,
        found: Some(Found {
            rule: &checked,
            misere,
            findings: &found,
            table: &table,
        }),
    };
    let said = beside.report(Values::OfRule, request.terms)?;
    let is_short = table.rows() < rule::DEFAULT_ROWS[coordinates - 1];
    let stopped = request.terms.is_none() && is_short || deadline.is_over(100, host);
    let answer = if coordinates == 1 {
        let values: Vec<i64> = table.values().iter().map(|&value| value.into()).collect();
        let shown = &values[..values.len().min(MAX_SHOWN)];
        answer(
            &said,
            json!({"values": shown, "misere": misere, "stopped": stopped}),
        )
    } else {
        let layers = tables::layers(&table, coordinates);
        let names = checked.rule().coordinate_names();
        let shown = match &layers[..] {
            [table] => json!({"rows": table, "misere": misere, "stopped": stopped}),
            _ => json!({"layers": layers, "names": names, "misere": misere, "stopped": stopped}),
        };
        answer(&said, shown)
    };
    let subject = Subject::Rule {
        misere,
        values: table.values().to_vec(),
        breadth: table.breadth(),
    };
    drop(table);
    let mover = Some(Mover::Rule(checked));
    Ok((Explored { mover, subject }, answer))
}

/// Fills the table up to the requested terms, or until `end`.
fn filled<'a>(
    checked: &'a CheckedRule,
    request: &Request,
    end: Option<Duration>,
    host: &dyn Host,
) -> Result<Table<'a>> {
    let coordinates = checked.rule().coordinates.len();
    let rows = request.terms.unwrap_or(rule::DEFAULT_ROWS[coordinates - 1]);
    if coordinates > 1 {
        ensure!(rows <= MAX_SIZE, "a table here has at most {MAX_SIZE} rows");
    }
    let play = Play::of(request.misere);
    let mut table = checked.table(play, &vec![rows; coordinates - 1])?;
    let mut last = host.now();
    table.fill(rows, |known| {
        let now = host.now();
        if now.saturating_sub(last) > BETWEEN_ANSWERS {
            last = now;
            host.tell(&json!({"is": "progress", "known": known, "limit": rows}));
        }
        known == 0 || end.is_none_or(|end| now < end)
    })?;
    Ok(table)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    struct Nobody;

    impl Host for Nobody {
        fn now(&self) -> Duration {
            Duration::ZERO
        }

        fn tell(&self, _: &Value) {}
    }

    fn report(game: &str) -> String {
        let request = Request {
            game: game.to_string(),
            misere: true,
            terms: Some(22),
            milliseconds: None,
        };
        let (_, answer) = crate::explore::explore(&request, &Nobody).unwrap();
        answer["report"].as_str().unwrap().to_string()
    }

    /// Published lost heaps: Sibert and Conway, Mathematical Kayles (1992).
    #[test]
    fn names_and_codes_are_explored_in_misere_play() {
        for game in ["kayles", "0.77", "n -> n-1 | n-2 | i, n-1-i | i, n-2-i"] {
            let report = report(game);
            assert!(report.contains("P-positions\t1 4 9 12 20\n"), "{report}");
        }
        assert!(
            report("take{1,2,3}").contains("theorem"),
            "{}",
            report("take{1,2,3}")
        );
        assert!(!report("nim").is_empty());
    }
}
