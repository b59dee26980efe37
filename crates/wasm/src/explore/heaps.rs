//! Explores games on one heap.

use std::time::Duration;

use anyhow::Result;
use explorer::engine::{self, Engine, compute_until_proven};
use explorer::game::OneHeap;
use explorer::show::report;
use serde_json::{Value, json};

use super::explored::Explored;
use super::request::{MAX_SHOWN, Output, Request, answer};
use crate::Host;

/// Limit on the heaps of a run on a page that proves nothing.
const MAX_TERMS: usize = 1_000_000;

/// Time of a run in milliseconds if the request limits neither time nor terms.
const DEFAULT_MILLISECONDS: u64 = 5000;

/// Computes until a period is proven or the time is over. `said` is put before the report. If
/// `has_theorem`, the report leaves out guesses, because a theorem follows it.
///
/// # Errors
/// If a value is too large to store.
pub fn explore(
    name: &str,
    game: OneHeap,
    mut said: Output,
    request: &Request,
    host: &dyn Host,
    has_theorem: bool,
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
            Ok(end.is_none_or(|end| host.now() < end))
        },
    )?;
    let proof = outcome.proof.as_ref();
    // An engine may compute a few more values than requested.
    let values = match proof {
        Some(_) => engine.values(),
        None => engine.values().first(limit),
    };
    said.report += &if has_theorem && proof.is_none() {
        report::of_values(name, &game, values)
    } else {
        report::of_game(name, &game, values, &outcome)
    };
    let shown: Vec<u32> = values.iter().take(MAX_SHOWN).collect();
    let answer = answer(
        &said,
        json!({
            "values": shown,
            "period": proof.map(|proof| proof.period),
            "preperiod": proof.map(|proof| proof.preperiod),
            "stopped": outcome.interrupted,
        }),
    );
    let explored = Explored::heaps(name, game, engine, limit, outcome.proof);
    Ok((explored, answer))
}

/// Tells the page the values that it does not know yet, up to the number that it shows.
fn tell_values(engine: &dyn Engine, told: &mut usize, limit: usize, host: &dyn Host) {
    let values = engine.values().first(MAX_SHOWN);
    let new: Vec<u32> = values.iter().skip(*told).collect();
    let known = engine.values().len();
    host.tell(
        &json!({"is": "progress", "known": known, "limit": limit, "from": told, "values": new}),
    );
    *told = values.len();
}
