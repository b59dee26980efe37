//! Writes code for everything that was found about a game.

use anyhow::{Context as _, Result, bail};

use super::function::{function, function_with_parts};
use super::{condition, of_game, sums, with_sum};
use crate::decided::{Findings, Proven};
use crate::explored::Explored;
use crate::rule::{self, Rule};
use crate::show::conditions::proven_condition;
use prover::Claim;

/// Writes a function for all positions, by a theorem about the values or about the P-positions.
/// Without a theorem, the function fills a table. In misère play, it tells who wins.
///
/// # Errors
/// If a formula or loops can't be written, or misère outcomes aren't decided.
pub fn of_explored(explored: &Explored) -> Result<String> {
    let subject = &explored.subject;
    if let (Some(checked), Some(found)) = (subject.deciding_rule(), explored.findings()) {
        let rule = checked.rule();
        if !subject.has_values() {
            return match &found.theorem {
                Ok(proven) => Ok(by_condition(rule, subject.misere, found)
                    .unwrap_or_else(|| of_automaton(rule, subject.misere, proven))),
                Err(obstacle) if subject.misere => bail!(
                    "no code: the misère outcomes are not decided ({obstacle}); only their table is \
                     known"
                ),
                Err(obstacle) => bail!("no code: the outcomes are not decided: {obstacle}"),
            };
        }
        if let Some(code) = by_theorem(rule, found)? {
            return Ok(code);
        }
        if explored.run.is_none() || explored.request.terms.is_none() {
            return Ok(rule::emitted(checked)?);
        }
    }
    let game = subject.game.as_ref().context("nothing was computed")?;
    of_game(&subject.name, game, explored.values(), explored.proof())
}

/// Most lines of a function for the values beside a condition for the P-positions. Who has a sum
/// with other games needs the values; a long automaton for them hides the condition.
const MAX_LINES: usize = 6;

/// Writes a function for all positions, if there is a theorem: the condition that the report's
/// first line names, the guessed formula or the automaton. It computes the values, or
/// `is_p_position` if they're unknown.
fn by_theorem(rule: &Rule, found: &Findings) -> Result<Option<String>> {
    if let Some(heaps) = &found.heaps {
        return Ok(Some(sums::of_heaps(rule, heaps)?));
    }
    let Ok(proven) = &found.theorem else {
        return Ok(None);
    };
    let by_claim = found.claim.as_ref().and_then(|guess| {
        let doc = [heading(rule, proven), format!("{}.", guess.claim)];
        let names = rule::parameter_names(rule);
        let formula = function_with_parts(&doc, &guess.formula, Some(&names));
        formula.ok().map(with_sum)
    });
    let gives_values = |code: &String| code.contains("pub fn grundy(");
    let of_values = found
        .proven()
        .find(|it| it.theorem.statement.gives_values());
    if let Some(condition) = by_condition(rule, false, found) {
        let automaton = of_values.map(|values| of_automaton(rule, false, values));
        let values = by_claim.into_iter().chain(automaton).filter(gives_values);
        let values = values
            .min_by_key(String::len)
            .filter(|code| rule.coordinates.len() == 1 || code.lines().count() <= MAX_LINES);
        return Ok(Some(match values {
            Some(values) => condition + "\n" + &values,
            None => condition,
        }));
    }
    if let Some(Ok(values)) = &found.values {
        return Ok(Some(of_automaton(rule, false, values)));
    }
    let codes = by_claim
        .into_iter()
        .chain([of_automaton(rule, false, proven)]);
    Ok(codes.min_by_key(String::len))
}

/// Writes the condition that the report's first line names.
fn by_condition(rule: &Rule, misere: bool, found: &Findings) -> Option<String> {
    let proven = found.theorem.as_ref().ok()?;
    let names = rule.coordinate_names();
    let condition = proven_condition(found, &names)?;
    let Claim::Positions(formula) = Claim::positions(&names.join(", "), &condition)? else {
        return None;
    };
    let names = rule::parameter_names(rule);
    let body = condition::in_rust(&formula, &names)?;
    let parameters = condition::parameters(&names, &body);
    let signature = format!("is_p_position({parameters}) -> bool");
    let play = if misere { " in misère play" } else { "" };
    let doc = match proven.accepted() {
        Ok(_) => format!("Returns whether the player to move loses `{rule}`{play}."),
        Err(_) => heading(rule, proven),
    };
    Some(format!("/// {doc}\n{}", function(&[], &signature, &body)))
}

fn heading(rule: &Rule, proven: &Proven) -> String {
    match proven.accepted() {
        Ok(_) => format!("Proven for all positions of `{rule}`:"),
        Err(_) => format!("Proven, not checked, for all positions of `{rule}`:"),
    }
}

/// Writes the automaton of the theorem.
fn of_automaton(rule: &Rule, misere: bool, proven: &Proven) -> String {
    let code = with_sum(prover::emit(rule, misere, &proven.theorem.statement));
    match proven.accepted() {
        Ok(_) => code,
        Err(_) => format!("/// {}\n{code}", heading(rule, proven)),
    }
}
