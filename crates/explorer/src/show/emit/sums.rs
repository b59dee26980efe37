//! Writes code for sums of heaps: a function for one heap, and one that joins them.

use anyhow::Result;

use super::condition::{parameters, value_in_rust};
use super::function::{function_with_parts, renamed};
use crate::decided::{Heap, Heaps};
use crate::rule::{self, Rule};
use prover::Claim;

/// Writes a function that tells whether heaps are a P-position: what the report's first line says,
/// if that's plain arithmetic. Otherwise, if all heaps have the same rule, it takes any number of
/// them, and else the functions of a heap are named after it.
///
/// # Errors
/// If a formula or the loops of a heap's rule can't be written.
pub fn of_heaps(rule: &Rule, heaps: &Heaps) -> Result<String> {
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
        if short_value(heap, "").is_some() {
            let own = heap.coordinates.iter().map(|at| &names[*at]);
            values.extend(own.filter_map(|name| {
                let value = short_value(heap, name)?;
                let is_name =
                    heaps.kinds.len() == 1 && heap.coordinates.len() == 1 || value == *name;
                Some(if is_name { value } else { format!("({value})") })
            }));
            continue;
        }
        let own: Vec<&String> = heap.coordinates.iter().map(|at| &names[*at]).collect();
        let name = own[0];
        functions += "\n";
        functions += &named(&of_one(heap)?, name);
        if is_table(heap) {
            let others = own[1..].iter().map(|other| format!(".max({other})"));
            let most = name.clone() + &others.collect::<String>();
            tables += &format!(
                "    let values_{name}: Vec<u32> = grundy_values_{name}({most} as usize);\n"
            );
            let of = own
                .iter()
                .map(|heap| format!("u64::from(values_{name}[{heap} as usize])"));
            values.extend(of);
        } else {
            values.extend(own.iter().map(|heap| format!("grundy_{name}({heap})")));
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
        head?.split('(').next()
    });
    let names: Vec<(&str, String)> = names.map(|name| (name, format!("{name}_{heap}"))).collect();
    renamed(code, &names)
}
