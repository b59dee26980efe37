//! Writes code for a theorem about a rule.

use anyhow::{Result, bail};

use super::function::function_with_parts;
use super::sums;
use super::with_sum;
use crate::decided::{Proven, Watch, rule_beside, table_and_findings};
use crate::engine;
use crate::game::Game;
use crate::rule::{self, CheckedRule, Rule};

/// Writes a function for all positions, by a theorem about the values or about the P-positions.
/// Without a theorem, the function fills a table. In misère play or with blocked options, it tells
/// who wins.
///
/// # Errors
/// If the table can't be filled, a formula can't be written, or misère outcomes aren't decided.
pub fn of_rule(checked: &CheckedRule, misere: bool, watch: Watch<'_>) -> Result<String> {
    if misere || checked.rule().has_blocking() {
        return match prover::search(checked, misere, watch.is_stopped) {
            Ok(theorem) => {
                let proven = Proven::new(checked, misere, theorem, watch.is_stopped);
                Ok(of_automaton(checked.rule(), misere, &proven))
            }
            Err(obstacle) if misere => bail!(
                "no code: the misère outcomes are not decided ({obstacle}); only their table is known"
            ),
            Err(obstacle) => bail!("no code: the outcomes are not decided: {obstacle}"),
        };
    }
    match by_theorem(checked, watch)? {
        Some(code) => Ok(code),
        None => Ok(rule::emitted(checked)?),
    }
}

/// Like [`of_rule`], for a game with a name or a notation. Returns `None` if its engine knows more
/// than its rule. Writes no table if the user has chosen the number of values.
///
/// # Errors
/// As [`of_rule`].
pub fn of_game_by_rule(
    game: &Game,
    are_terms_chosen: bool,
    watch: Watch<'_>,
) -> Result<Option<String>> {
    let Some(rule) = rule_beside(game) else {
        return Ok(None);
    };
    let checked = CheckedRule::new(&rule)?;
    if let Some(code) = by_theorem(&checked, watch)? {
        return Ok(Some(code));
    }
    let has_one_heap = matches!(game, Game::OneHeap(_));
    let has_table = has_one_heap && engine::is_without_proof(game) && !are_terms_chosen;
    let code = has_table.then(|| rule::emitted(&checked));
    Ok(code.transpose()?)
}

/// Writes a function for all positions, if there is a theorem: the guessed formula, the automaton
/// or the scanner. It computes the values, or `is_p_position` if they're unknown.
fn by_theorem(checked: &CheckedRule, watch: Watch<'_>) -> Result<Option<String>> {
    let rule = checked.rule();
    let (_, found) = table_and_findings(checked, false, watch)?;
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

/// Writes the automaton or the scanner of the theorem.
fn of_automaton(rule: &Rule, misere: bool, proven: &Proven) -> String {
    let code = with_sum(prover::emit(rule, misere, &proven.theorem.statement));
    match proven.accepted() {
        Ok(_) => code,
        Err(_) => format!("/// {}\n{code}", heading(rule, proven)),
    }
}
