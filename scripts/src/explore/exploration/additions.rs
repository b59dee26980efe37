//! `--add`: which moves may be added to a rule and leave its P-positions as they are?

use std::path::Path;

use anyhow::{Result, anyhow, bail};
use explorer::decided::{Addition, addition, additions};
use explorer::rule::{CheckedRule, Rule};
use explorer::show::report;

use super::theorem::watched;
use crate::explore::Args;
use crate::{atomic, output};

/// Prints whether the moves may be added to the rule, or without moves, which may. False if they
/// may not, or if that is not decided.
///
/// # Errors
/// If the moves are no moves of this rule, play then need not end, or the certificate cannot be
/// written.
pub fn explore(rule: &CheckedRule, moves: &str, args: &Args) -> Result<bool> {
    if moves.trim().is_empty() {
        all(rule, args)
    } else {
        given(rule, moves, args)
    }
}

fn given(rule: &CheckedRule, moves: &str, args: &Args) -> Result<bool> {
    let moves = family(rule.rule(), moves)?;
    let with_moves = Rule {
        families: [&rule.rule().families[..], &moves.rule().families].concat(),
        ..rule.rule().clone()
    };
    let with_moves = CheckedRule::new(&with_moves.to_string());
    let with_moves = with_moves.map_err(|error| anyhow!("the rule with these moves: {error}"))?;
    let answer = watched(args, |watch| {
        addition(rule, &moves, &with_moves, args.misere, watch.is_stopped)
    });
    let answer = match answer {
        Ok(answer) => answer,
        Err(why) => return not_decided(&why),
    };
    let [before, after] = [rule, &with_moves].map(CheckedRule::rule);
    output::print(&report::of_addition(before, after, args.misere, &answer))?;
    match answer {
        Addition::Proven(proven) => write(args.certificate.as_deref(), &proven.certificate),
        _ => Ok(false),
    }
}

/// Parses moves of a rule.
fn family(rule: &Rule, moves: &str) -> Result<CheckedRule> {
    if moves.contains("->") {
        bail!(
            "--add: write the move alone, without the position and `->`, as in {}",
            example(rule)
        );
    }
    let names = rule.coordinate_names();
    let text = format!("({}) -> {moves}", names.join(", "));
    let moves = CheckedRule::new(&text);
    let moves = moves.map_err(|error| anyhow!("--add: {error}"))?;
    if moves.rule().has_blocking() {
        bail!("--add: `blocking` belongs to the rule, behind all of its moves");
    }
    Ok(moves)
}

/// Move of the rule, as an example.
fn example(rule: &Rule) -> String {
    let parts = rule.coordinates.iter().zip(1..);
    let parts: Vec<String> = parts.map(|(name, take)| format!("{name}-{take}")).collect();
    match &parts[..] {
        [one] => format!("'{one}'"),
        parts => format!("'({})'", parts.join(", ")),
    }
}

fn all(rule: &CheckedRule, args: &Args) -> Result<bool> {
    let found = watched(args, |watch| additions(rule, args.misere, watch.is_stopped));
    let found = match found {
        Ok(found) => found,
        Err(why) => return not_decided(&why),
    };
    output::print(&report::of_additions(rule.rule(), args.misere, &found))?;
    write(args.certificate.as_deref(), &Ok(found.certificate))
}

fn not_decided(why: &str) -> Result<bool> {
    output::print(&format!("not decided\t{why}\n"))?;
    Ok(false)
}

/// Writes the certificate, if that is asked.
fn write(path: Option<&Path>, certificate: &Result<String, String>) -> Result<bool> {
    if let (Some(path), Ok(text)) = (path, certificate) {
        atomic::replace(path, text)?;
    }
    Ok(true)
}
