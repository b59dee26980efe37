//! Writes bodies of functions that look a value up in a table.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use super::wrapped;
use crate::guess::Sequence;
use crate::guess::Table;

/// Most values in a table to paste: judges accept about as many.
pub const MAX_ENTRIES: usize = 16_384;

/// Writes the body of a function that looks a value up in a table. With a period, the table ends
/// after the first one.
///
/// # Errors
/// If the table is too long to paste, or a value is negative, which no heap has.
pub fn body(sequence: &Sequence) -> Result<String> {
    let Sequence {
        first,
        values,
        cycle,
    } = sequence;
    if let Some(quotient) = sequence.quotient("n") {
        return Ok(quotient);
    }
    let (period, saltus) = cycle.unwrap_or((0, 0));
    let preperiod = values.len() - period;
    if saltus < 0 {
        bail!("some values are below 0, which no heap has");
    }
    let width = width(values)?;
    let mut body = format!("const TABLE: [{width}; {}] = [\n", values.len());
    let entries: Vec<String> = values.iter().map(i64::to_string).collect();
    for line in wrapped(&(entries.join(", ") + ","), 90) {
        let _ = writeln!(body, "    {line}");
    }
    body += "];\n";
    body += &counted_from("n", *first);
    body += &match (cycle, saltus) {
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
