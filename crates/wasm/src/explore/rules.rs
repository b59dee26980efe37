//! Explores rules, and games on two heaps.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use explorer::decided::{Findings, has_no_end, rule_beside, values_to_guess_from};
use explorer::engine::two_heaps;
use explorer::game::{Game, TwoHeaps};
use explorer::rule::{self, CheckedRule, Play, Table};
use explorer::show::{report, tables};
use serde_json::{Value, json};

use super::explored::Explored;
use super::heaps;
use super::request::{Deadline, MAX_SHOWN, Output, Request, answer};
use crate::Host;

/// Time between two messages to the page about a table's progress.
const BETWEEN_ANSWERS: Duration = Duration::from_millis(100);

/// Limit on the rows of a table: a larger one is too large to look at.
const MAX_SIZE: usize = 200;

/// Explores a named game on two heaps.
///
/// # Errors
/// If the table is too large.
pub fn explore_two_heaps(game: TwoHeaps, request: &Request) -> Result<(Explored, Value)> {
    let size = request.terms.unwrap_or(two_heaps::DEFAULT_SIZE);
    ensure!(size <= MAX_SIZE, "a table here has at most {MAX_SIZE} rows");
    let table = two_heaps::table(game, size);
    let said = Output {
        report: tables::lines_of(&table, "\t"),
        remarks: report::of_two_heaps(game, &table),
    };
    let answer = answer(&said, json!({"rows": table}));
    Ok((Explored::two_heaps(game, table)?, answer))
}

/// Explores a rule that is another way to write `notation`, by the faster engine of `notation`.
///
/// # Errors
/// If the table cannot be filled.
pub fn explore_known(
    checked: CheckedRule,
    notation: &str,
    request: &Request,
    host: &dyn Host,
) -> Result<(Explored, Value)> {
    let lines = report::same_as(checked.rule(), notation);
    let game = Game::parse(notation).context("a rule was recognised as no game")?;
    let said = match &game {
        Game::OneHeap(_) => Output {
            report: lines,
            ..Output::default()
        },
        Game::TwoHeaps(_) => Output {
            remarks: lines,
            ..Output::default()
        },
    };
    if rule_beside(&game).is_some() {
        explore_by_rule_too(notation, &game, &checked, said, request, host)
    } else {
        by_engine(notation, &game, said, request, host, false)
    }
}

/// Explores by the engine of the game. `said` is put before the report; `has_theorem` is true if a
/// theorem about the rule covers all heaps.
///
/// # Errors
/// If a value is too large to store, or a table too large to show.
pub fn by_engine(
    name: &str,
    game: &Game,
    said: Output,
    request: &Request,
    host: &dyn Host,
    has_theorem: bool,
) -> Result<(Explored, Value)> {
    match game {
        Game::OneHeap(game) => heaps::explore(name, game.clone(), said, request, host, has_theorem),
        Game::TwoHeaps(game) => {
            let (explored, mut answer) = explore_two_heaps(*game, request)?;
            append(&mut answer, "remarks", |remarks| {
                said.remarks.clone() + remarks
            });
            Ok((explored, answer))
        }
    }
}

/// Explores a game whose engine proves nothing, and adds the theorems about its rule. The rule gets
/// up to two thirds of the time, the engine the rest.
///
/// # Errors
/// As [`by_engine`], or if a theorem contradicts the table.
pub fn explore_by_rule_too(
    name: &str,
    game: &Game,
    checked: &CheckedRule,
    said: Output,
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
    let (explored, mut answer) = by_engine(name, game, said, request, host, has_theorem)?;
    let theorem = report::of_found_beside(game, checked, &found, &table)?;
    let field = match game {
        Game::OneHeap(_) => "report",
        Game::TwoHeaps(_) => "remarks",
    };
    append(&mut answer, field, |text| text.to_string() + &theorem);
    Ok((explored, answer))
}

/// Time in milliseconds for values to guess from, if the request does not limit the time.
const MILLISECONDS_FOR_VALUES: u64 = 2000;

fn append(answer: &mut Value, field: &str, change: impl FnOnce(&str) -> String) {
    let text = change(answer[field].as_str().unwrap_or_default());
    answer[field] = text.into();
}

/// Explores a rule without another name. Its table gets half of the time, proofs the rest.
///
/// # Errors
/// If the table cannot be filled.
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
    let theorem = report::of_found(&checked, misere, &found, &table)?;
    let is_short = table.rows() < rule::DEFAULT_ROWS[coordinates - 1];
    let stopped = request.terms.is_none() && is_short || deadline.is_over(100, host);
    let answer = if coordinates == 1 {
        let values: Vec<i64> = table.values().iter().map(|&value| value.into()).collect();
        let said = Output {
            report: report::of_rule(checked.rule(), table.values(), misere) + &theorem,
            ..Output::default()
        };
        let shown = &values[..values.len().min(MAX_SHOWN)];
        answer(
            &said,
            json!({"values": shown, "misere": misere, "stopped": stopped}),
        )
    } else {
        let layers = tables::layers(&table, coordinates);
        let said = Output {
            report: tables::of_rule(checked.rule(), &layers, "\t"),
            remarks: theorem,
        };
        let names = checked.rule().coordinate_names();
        let shown = match &layers[..] {
            [table] => json!({"rows": table, "misere": misere, "stopped": stopped}),
            _ => json!({"layers": layers, "names": names, "misere": misere, "stopped": stopped}),
        };
        answer(&said, shown)
    };
    let (values, breadth) = (table.values().to_vec(), table.breadth());
    drop(table);
    Ok((Explored::rule(checked, misere, values, breadth), answer))
}

/// Fills the table up to the requested terms, or until the time `end`.
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
    let play = if request.misere {
        Play::Misere
    } else {
        Play::Normal
    };
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
