//! Writes code for sums of heaps: a function for one heap, and one that joins them.

use std::fmt::Write as _;

use anyhow::Result;

use super::function::function_with_parts;
use crate::decided::{Heap, Heaps};
use crate::rule::{self, Rule};

/// Names of the modules for heaps with different rules.
const NAMES: [&str; 4] = ["g", "h", "u", "w"];

/// Writes a function that tells whether heaps are a P-position. If all heaps have the same rule, it
/// takes any number of them.
///
/// # Errors
/// If a formula or the loops of a heap's rule can't be written.
pub fn of_heaps(rule: &Rule, heaps: &Heaps) -> Result<String> {
    let names = rule.coordinate_names();
    let mut code = String::new();
    let doc = format!("/// Whether the player to move loses in `{rule}`");
    if let [heap] = &heaps.kinds[..] {
        let (of_heap, value) = of_one(heap)?;
        let value = value("heap");
        let most = "heaps.iter().copied().max().unwrap_or(0)";
        let table = if is_table(heap) {
            format!("    let values = grundy_values({most} as usize);\n")
        } else {
            String::new()
        };
        let _ = write!(
            code,
            "{doc} with any number of heaps.\n\
             pub fn is_p_position(heaps: &[u64]) -> bool {{\n{table}    \
             heaps.iter().fold(0, |sum, &heap| sum ^ {value}) == 0\n}}\n\n{of_heap}"
        );
        return Ok(code);
    }
    let arguments: Vec<String> = names.iter().map(|name| format!("{name}: u64")).collect();
    let (mut modules, mut values, mut tables) = (String::new(), Vec::new(), String::new());
    for (heap, name) in heaps.kinds.iter().zip(NAMES) {
        let (of_heap, value) = of_one(heap)?;
        let _ = write!(modules, "\nmod {name} {{\n");
        for line in of_heap.lines() {
            let _ = writeln!(modules, "{}", format!("    {line}").trim_end());
        }
        modules += "}\n";
        let own = heap.coordinates.iter().map(|at| names[*at]);
        if is_table(heap) {
            let most = own
                .clone()
                .map(str::to_owned)
                .reduce(|most, it| format!("{most}.max({it})"));
            let most = most.unwrap_or_default();
            let _ = writeln!(
                tables,
                "    let {name}_values = {name}::grundy_values({most} as usize);"
            );
            values.extend(own.map(|it| format!("u64::from({name}_values[{it} as usize])")));
        } else {
            values.extend(own.map(|it| format!("{name}::{}", value(it))));
        }
    }
    let _ = write!(
        code,
        "{doc}.\npub fn is_p_position({}) -> bool {{\n{tables}    {} == 0\n}}\n{modules}",
        arguments.join(", "),
        values.join(" ^ ")
    );
    Ok(code)
}

/// Whether only a table of the heap's values can be computed.
fn is_table(heap: &Heap) -> bool {
    heap.formula.is_none() && heap.theorem.is_none()
}

/// Writes the call for the value of a heap.
type Call = fn(&str) -> String;

/// Writes the functions of a heap, and returns how the value of a heap is called.
fn of_one(heap: &Heap) -> Result<(String, Call)> {
    let rule = heap.rule.rule();
    Ok(match (&heap.formula, &heap.theorem) {
        (Some(formula), _) => {
            let doc = format!("The Grundy value of a heap of `n`: `{rule}`.");
            let code = function_with_parts(&[doc], formula)?;
            (code, |heap| format!("grundy({heap})"))
        }
        (None, Some(proven)) => {
            let code = prover::emit(rule, false, &proven.theorem.statement);
            (code, |heap| format!("grundy_value({heap}) as u64"))
        }
        (None, None) => {
            let code = rule::emitted(&heap.rule)?;
            (code, |heap| format!("values[{heap} as usize]"))
        }
    })
}
