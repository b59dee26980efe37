//! Writes code for everything that was found about a game. Of a sum of heaps that's a function for
//! one heap, and one that joins them.

use anyhow::{Context as _, Result, bail};

use super::condition::{self, parameters, value_in_rust};
use super::function::{function, function_with_parts, renamed};
use super::{of_game, with_sum};
use crate::decided::{Findings, Heap, Heaps, Proven};
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
        return Ok(Some(of_heaps(rule, heaps)?));
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
    let parameters = parameters(&names, &body);
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

/// Writes a function that tells whether heaps are a P-position: what the report's first line says,
/// if that's plain arithmetic. Otherwise, if all heaps have the same rule, it takes any number of
/// them, and else the functions of a heap are named after it.
///
/// # Errors
/// If a formula or the loops of a heap's rule can't be written.
fn of_heaps(rule: &Rule, heaps: &Heaps) -> Result<String> {
    let doc = format!("/// Returns whether the player to move loses `{rule}`");
    let names = rule::parameter_names(rule);
    let is_long =
        |heap: &&Heap| heap.coordinates.len() == names.len() && short_value(heap, "").is_none();
    if let Some(heap) = heaps.kinds.first().filter(is_long) {
        let (table, value) = if is_table(heap) {
            let table = "    let mut most: u64 = 0;
    for &heap in heaps {
        most = most.max(heap);
    }
    let values: Vec<u32> = grundy_values(most as usize);
";
            (table, "u64::from(values[heap as usize])")
        } else {
            ("", "grundy(heap)")
        };
        return Ok(format!(
            "{doc} with any number of heaps.
pub fn is_p_position(heaps: &[u64]) -> bool {{
{table}    let mut sum: u64 = 0;
    for &heap in heaps {{
        sum ^= {value};
    }}
    sum == 0
}}

{}",
            of_one(heap)?
        ));
    }
    let (mut functions, mut values, mut tables) = (String::new(), Vec::new(), String::new());
    for heap in &heaps.kinds {
        let coordinates: Vec<&String> = heap.coordinates.iter().map(|at| &names[*at]).collect();
        let is_alone = heaps.kinds.len() == 1 && coordinates.len() == 1;
        let short = coordinates.iter().map(|name| {
            let value = short_value(heap, name)?;
            let is_bare = is_alone || value == **name;
            Some(if is_bare { value } else { format!("({value})") })
        });
        if let Some(short) = short.collect::<Option<Vec<String>>>() {
            values.extend(short);
            continue;
        }
        let name = coordinates[0];
        functions += "\n";
        functions += &named(&of_one(heap)?, name);
        if is_table(heap) {
            let others = coordinates[1..]
                .iter()
                .map(|other| format!(".max({other})"));
            let most = name.clone() + &others.collect::<String>();
            let table = format!("grundy_values_{name}({most} as usize)");
            tables += &format!("    let values_{name}: Vec<u32> = {table};\n");
            let value = |heap| format!("u64::from(values_{name}[{heap} as usize])");
            values.extend(coordinates.iter().map(value));
        } else {
            values.extend(
                coordinates
                    .iter()
                    .map(|heap| format!("grundy_{name}({heap})")),
            );
        }
    }
    let body = format!("{tables}    {} == 0", values.join(" ^ "));
    let parameters = parameters(&names, &body);
    let functions = functions.trim_end();
    let separator = if functions.is_empty() { "" } else { "\n" };
    Ok(format!(
        "{doc}.\npub fn is_p_position({parameters}) -> bool {{\n{body}\n}}\n{functions}{separator}"
    ))
}

/// Writes the value of a heap in a single expression, if that's plain arithmetic.
fn short_value(heap: &Heap, name: &str) -> Option<String> {
    let words = heap.in_words()?;
    let claim = Claim::values("n", &[("0 == 0", &words)])?;
    value_in_rust(&claim, &[name.to_owned()])
}

/// Returns whether only a table of the heap's values can be computed.
fn is_table(heap: &Heap) -> bool {
    heap.formula.is_none() && heap.theorem.is_none()
}

/// Writes the functions of a heap: `grundy`, or `grundy_values` for a table.
fn of_one(heap: &Heap) -> Result<String> {
    let rule = heap.rule.rule();
    match (&heap.formula, &heap.theorem) {
        (Some(formula), _) => {
            let doc = format!("The Grundy value of a heap of `n`: `{rule}`.");
            function_with_parts(&[doc], formula, None)
        }
        (None, Some(proven)) => Ok(prover::emit(rule, false, &proven.theorem.statement)),
        (None, None) => Ok(rule::emitted(&heap.rule)?),
    }
}

/// Renames the functions of a heap: each name ends with the heap's name.
fn named(code: &str, heap: &str) -> String {
    let names = code.lines().filter_map(|line| {
        let head = line.strip_prefix("pub fn ").or(line.strip_prefix("fn "));
        let name = head?.split('(').next()?;
        Some((name, format!("{name}_{heap}")))
    });
    renamed(code, &Vec::from_iter(names))
}
