//! Writes a formula as a Rust function, together with all functions that it calls, or with a table
//! in which it looks values up.

use super::condition::value_in_rust;
use super::wrapped;
use crate::decided::claim;
use crate::guess::{Code, Formula, Sequence, Table, source_of};
use crate::joined;
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
    for source in closed_forms {
        code += &format!("\n{}\n", source.replace("pub fn", "fn"));
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
    closed_forms: &mut BTreeSet<String>,
    formula: &Formula,
) -> Result<()> {
    let Formula::Code(formula) = formula else {
        return Ok(());
    };
    let (changed, is_wide) = for_every_u64(formula).unwrap_or_else(|| (formula.clone(), false));
    closed_forms.extend(sources(&changed, is_wide));
    for (name, part) in &formula.parts {
        let (signature, body) = written(part)?;
        let (_, parameters) = signature.split_once('(').expect("a bracket");
        let part_code = function(&[], &format!("{name}({parameters}"), &body);
        *code += &format!("\n{}", part_code.replacen("pub fn", "fn", 1));
        add_called(code, closed_forms, part)?;
    }
    Ok(())
}

/// Closed forms whose value may be as large as `n + 1`; at the last heaps that is no `u64`.
const GROWING: [&str; 6] = [
    "identity",
    "odious",
    "ruler",
    "lasker_nim",
    "lower_wythoff",
    "upper_wythoff",
];

/// Returns the code of a formula without calls, if it's plain arithmetic, or with a sum that may
/// be 2⁶⁴ computed in 128 bits.
fn for_every_u64(code: &Code) -> Option<(Code, bool)> {
    let heaps: &[&str] = if code.has_two_heaps() {
        &["a", "b"]
    } else {
        &["n"]
    };
    let names: Vec<String> = heaps.iter().map(ToString::to_string).collect();
    let first = *code.calls.first()?;
    let plain = claim(&code.clone().into()).and_then(|(claim, _)| value_in_rust(&claim, &names));
    if let Some(body) = plain {
        return Some((Code::new(code.signature, body), false));
    }
    let is_widened = code.body.contains(" + ") && names.len() == 1 && !GROWING.contains(&first);
    let body = code.body.replace("n + ", "u128::from(n) + ");
    let body = body.replacen(first, &(first.to_owned() + WIDE), 1) + " as u64";
    let code = code.clone();
    is_widened.then_some((Code { body, ..code }, true))
}

/// End of the names of functions on 128 bits.
const WIDE: &str = "_wide";

/// Returns the sources of the closed forms that a code calls.
fn sources(code: &Code, is_wide: bool) -> Vec<String> {
    let called = code.calls.iter();
    if !is_wide {
        return called.map(|name| source_of(name).to_owned()).collect();
    }
    let wide = called.clone().map(|name| (*name, format!("{name}{WIDE}")));
    let names: Vec<_> = wide.chain([("u64", "u128".to_owned())]).collect();
    called
        .map(|name| renamed(source_of(name), &names))
        .collect()
}

/// Returns the signature and the body of the formula's function.
fn written(formula: &Formula) -> Result<(&'static str, String)> {
    Ok(match formula {
        Formula::Code(code) => match for_every_u64(code) {
            Some((code, _)) => (code.signature, code.body),
            None => (code.signature, code.body.clone()),
        },
        Formula::Sequence(sequence) => (Code::ONE_HEAP, body(sequence)?),
        Formula::Known(known) => bail!("`{}` has no formula", known.game),
        Formula::Table {
            first,
            values,
            periods,
        } => (Code::TWO_HEAPS, body_of_two(*first, values, *periods)?),
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

/// Most values in a table to paste: judges accept about as many.
pub const MAX_ENTRIES: usize = 16_384;

/// Writes the body of a function that looks a value up in a table. With a period, the table ends
/// after the first one.
///
/// # Errors
/// If the table is too long to paste, or a value is negative, which no heap has.
pub fn body(sequence: &Sequence) -> Result<String> {
    let values = &sequence.values;
    if let Some(quotient) = sequence.quotient("n") {
        return Ok(quotient);
    }
    let (period, saltus) = sequence.cycle.unwrap_or((0, 0));
    let preperiod = values.len() - period;
    if saltus < 0 {
        bail!("some values are below 0, which no heap has");
    }
    let width = width(values)?;
    let mut body = format!("const TABLE: [{width}; {}] = [\n", values.len());
    for line in wrapped(&(joined(values, ", ") + ","), 90) {
        let _ = writeln!(body, "    {line}");
    }
    body += "];\n";
    body += &counted_from("n", sequence.first);
    body += &match (sequence.cycle, saltus) {
        (None, _) => "u64::from(TABLE[n as usize])".to_string(),
        (Some(_), 0) => format!(
            "{}\nu64::from(TABLE[n as usize])",
            folded("n", preperiod, period)
        ),
        (Some(_), _) => format!(
            "let cycles = n.saturating_sub({preperiod}) / {period};\n\
             u64::from(TABLE[(n - cycles * {period}) as usize]) + cycles * {saltus}"
        ),
    };
    Ok(body)
}

/// Like [`body`], for two heaps. With `periods`, the table ends after the first period of rows and
/// of columns.
///
/// # Errors
/// As [`body`].
pub fn body_of_two(first: usize, table: &Table, periods: Option<[usize; 2]>) -> Result<String> {
    let (height, breadth) = (table.len(), table[0].len());
    let width = width(&table.concat())?;
    let mut body = format!("const TABLE: [[{width}; {breadth}]; {height}] = [\n");
    for row in table {
        let _ = writeln!(body, "    {row:?},");
    }
    body += "];\n";
    for (at, (heap, len)) in [("a", height), ("b", breadth)].into_iter().enumerate() {
        body += &counted_from(heap, first);
        if let Some(periods) = periods {
            let _ = writeln!(body, "{}", folded(heap, len - periods[at], periods[at]));
        }
    }
    Ok(body + "u64::from(TABLE[a as usize][b as usize])")
}

/// Writes a statement that counts a heap from the first known one.
fn counted_from(heap: &str, first: usize) -> String {
    match first {
        0 => String::new(),
        _ => format!(
            "assert!({heap} >= {first}, \"heaps begin at {first}\");\nlet {heap} = {heap} - {first};\n"
        ),
    }
}

/// Finds the smallest unsigned type for these values.
fn width(values: &[i64]) -> Result<&'static str> {
    if values.len() > MAX_ENTRIES {
        bail!("a table of {} values is too long to paste", values.len());
    }
    if values.iter().any(|&v| v < 0) {
        bail!("some values are below 0, which no heap has");
    }
    Ok(match values.iter().max() {
        Some(..256) | None => "u8",
        Some(..65536) => "u16",
        Some(..4_294_967_296) => "u32",
        Some(_) => "u64",
    })
}

/// Writes a statement that reduces a heap to one in the preperiod or the first period.
pub fn folded(heap: &str, preperiod: usize, period: usize) -> String {
    match (preperiod, period) {
        (_, 1) => format!("let {heap} = {heap}.min({preperiod});"),
        (0, _) => format!("let {heap} = {heap} % {period};"),
        _ => format!(
            "let {heap} = if {heap} < {} {{ {heap} }} else {{ {preperiod} + ({heap} - {preperiod}) % {period} }};",
            preperiod + period
        ),
    }
}
