//! Writes a formula as a Rust function, together with all functions that it calls.

use super::lookup;
use crate::guess::{Code, Formula, source_of};
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Writes the function of a formula, the functions that it calls, and their closed forms.
///
/// # Errors
/// If a table is too long to paste.
pub fn function_with_parts(
    doc: &[String],
    formula: &Formula,
    names: Option<&[String]>,
) -> Result<String> {
    let formula = formula.inner();
    let (signature, body) = written(formula)?;
    let (signature, body) = match names {
        Some(names) => {
            let heaps: &[&str] = if names.len() == 1 {
                &["n"]
            } else {
                &["a", "b"]
            };
            let names: Vec<_> = heaps.iter().copied().zip(names.iter().cloned()).collect();
            (&*renamed(signature, &names), renamed(&body, &names))
        }
        None => (signature, body),
    };
    let mut closed_forms = BTreeSet::new();
    let mut code = function(doc, signature, &body);
    add_called(&mut code, &mut closed_forms, formula)?;
    for name in closed_forms {
        code += &format!("\n{}\n", source_of(name).replace("pub fn", "fn"));
    }
    Ok(code)
}

/// Gives other names to words of the code.
pub fn renamed(code: &str, names: &[(&str, String)]) -> String {
    let mut word = String::new();
    let mut renamed = String::new();
    // The blank ends the last word.
    for c in code.chars().chain([' ']) {
        if c.is_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        let name = names.iter().find(|(old, _)| *old == word);
        renamed += name.map_or(&*word, |(_, new)| new);
        word.clear();
        renamed.push(c);
    }
    renamed.pop();
    renamed
}

/// Adds the functions that a formula calls, and collects the closed forms they need.
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

/// Returns the signature and the body of the formula's function.
fn written(formula: &Formula) -> Result<(&'static str, String)> {
    Ok(match formula {
        Formula::Code(code) => (code.signature, code.body.clone()),
        Formula::Sequence(sequence) => (Code::ONE_HEAP, lookup::body(sequence)?),
        Formula::Known(known) => bail!("`{}` has no formula", known.game),
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

/// Writes a public function with a doc comment.
pub fn function(doc: &[String], signature: &str, body: &str) -> String {
    let mut code = String::new();
    for line in doc {
        for line in wrapped(line, 90) {
            code += format!("/// {line}").trim_end();
            code.push('\n');
        }
    }
    let _ = writeln!(code, "pub fn {signature} {{");
    for line in body.lines() {
        let _ = writeln!(code, "    {}", line.trim_end());
    }
    code + "}\n"
}

/// Breaks text at spaces into lines of at most `width` characters; longer words stay whole.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            *line = word.to_string();
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            *line += " ";
            *line += word;
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}
