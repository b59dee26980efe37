//! Writes code for everything that was found about a game.

use anyhow::{Context as _, Result, bail};

use super::function::function_with_parts;
use super::{of_game, sums, with_sum};
use crate::decided::{Findings, Proven};
use crate::explored::Explored;
use crate::rule::{self, Rule};

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
                Ok(proven) => Ok(of_automaton(rule, subject.misere, proven)),
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

/// Writes a function for all positions, if there is a theorem: the guessed formula or the
/// automaton. It computes the values, or `is_p_position` if they're unknown.
fn by_theorem(rule: &Rule, found: &Findings) -> Result<Option<String>> {
    if let Some(heaps) = &found.heaps {
        return Ok(Some(sums::of_heaps(rule, heaps)?));
    }
    let Ok(proven) = &found.theorem else {
        return Ok(None);
    };
    if let Some(Ok(values)) = &found.values {
        return Ok(Some(of_automaton(rule, false, values)));
    }
    let automaton = of_automaton(rule, false, proven);
    let Some(guess) = &found.claim else {
        return Ok(Some(automaton));
    };
    let doc = [heading(rule, proven), format!("{}.", guess.claim)];
    let names = rule::parameter_names(rule);
    let formula = function_with_parts(&doc, &guess.formula, Some(&names));
    let formula = formula.ok().map(with_sum).into_iter();
    Ok(formula.chain([automaton]).min_by_key(String::len))
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
