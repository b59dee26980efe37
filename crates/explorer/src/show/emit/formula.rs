//! Writes a formula as Rust code with all functions that it calls.

use std::collections::BTreeSet;

use anyhow::Result;

use super::function::function;
use super::lookup;
use crate::guess::{Code, Formula, source_of};

/// The documented function of a formula, the functions that it calls, and their closed forms.
///
/// # Errors
/// If a table is too long to paste.
pub fn function_with_parts(doc: &[String], formula: &Formula) -> Result<String> {
    let (signature, body) = written(formula)?;
    let mut closed_forms = BTreeSet::new();
    let mut code = function(doc, signature, &body);
    add_called(&mut code, &mut closed_forms, formula)?;
    for name in closed_forms {
        code += &format!("\n{}\n", source_of(name).replace("pub fn", "fn"));
    }
    Ok(code)
}

/// Adds the functions that a formula calls, and collects the closed forms.
fn add_called(
    code: &mut String,
    closed_forms: &mut BTreeSet<&'static str>,
    formula: &Formula,
) -> Result<()> {
    let Formula::Code(Code { calls, parts, .. }) = formula else {
        return Ok(());
    };
    closed_forms.extend(calls);
    for (name, part) in parts {
        let (signature, body) = written(part)?;
        let (_, parameters) = signature
            .split_once('(')
            .expect("a signature has a bracket");
        let part_code = function(&[], &format!("{name}({parameters}"), &body);
        *code += &format!("\n{}", part_code.replacen("pub fn", "fn", 1));
        add_called(code, closed_forms, part)?;
    }
    Ok(())
}

/// Signature and body of the formula's function.
fn written(formula: &Formula) -> Result<(&'static str, String)> {
    Ok(match formula {
        Formula::Code(code) => (code.signature, code.body.clone()),
        Formula::Sequence(sequence) => (Code::ONE_HEAP, lookup::body(sequence)?),
        Formula::Table {
            first,
            values,
            periods,
        } => (
            Code::TWO_HEAPS,
            lookup::body_of_two(*first, values, *periods)?,
        ),
    })
}
