//! Writes bodies of functions that look a value up in a table.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use super::function::wrapped;
use crate::engine::two_heaps::Table;
use crate::guess::Sequence;

/// Limit on the values of a table to paste: about as many as judges accept.
pub const MAX_ENTRIES: usize = 16_384;

/// Body of a function that looks a value up in a table; a comment says from which heap on a value
/// is beyond 64 bits. The table ends after the first period, if
/// there is one.
///
/// # Errors
/// If the table is too long to paste, or contains a negative value, which no heap has.
pub fn body(sequence: &Sequence) -> Result<String> {
    let Sequence {
        first,
        values,
        cycle,
    } = sequence;
    let (period, saltus) = cycle.unwrap_or((0, 0));
    let preperiod = values.len() - period;
    if saltus < 0 {
        bail!("there are values below 0, which no heap has");
    }
    let width = width(values)?;
    let mut body = format!("const TABLE: [{width}; {}] = [\n", values.len());
    let entries: Vec<String> = values.iter().map(i64::to_string).collect();
    for line in wrapped(&(entries.join(", ") + ","), 90) {
        let _ = writeln!(body, "    {line}");
    }
    body += "];\n";
    body += &counted_from("n", *first);
    if let Some(heap) = first_beyond_64_bits(sequence) {
        let _ = writeln!(
            body,
            "// From n = {heap} on there are values beyond 64 bits."
        );
    }
    body += &match (cycle, saltus) {
        (None, _) => "TABLE[n as usize].into()".to_string(),
        (Some(_), 0) => format!(
            "{}\nTABLE[n as usize].into()",
            folded("n", preperiod, period)
        ),
        (Some(_), _) => format!(
            "let cycles = n.saturating_sub({preperiod}) / {period};\n\
             u64::from(TABLE[(n - cycles * {period}) as usize]) + cycles * {saltus}"
        ),
    };
    Ok(body)
}

/// Smallest heap, counted from the first known one, whose value is beyond 64 bits. None if no heap
/// of 64 bits has such a value.
fn first_beyond_64_bits(sequence: &Sequence) -> Option<u64> {
    let (period, saltus) = sequence.cycle?;
    let saltus = u64::try_from(saltus).ok().filter(|&saltus| saltus > 0)?;
    let preperiod = sequence.values.len() - period;
    let heaps = (sequence.values.iter().zip(0_u64..)).skip(preperiod);
    let beyond = heaps.filter_map(|(&value, heap)| {
        let cycles = ((u64::MAX - value.unsigned_abs()) / saltus).checked_add(1)?;
        cycles.checked_mul(period as u64)?.checked_add(heap)
    });
    beyond.min()
}

/// Like [`body`], for two heaps. The table is written as given; with `periods` it ends after the
/// first period of rows and of columns.
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
    Ok(body + "TABLE[a as usize][b as usize].into()")
}

/// Statement that counts a heap from the first known heap.
fn counted_from(heap: &str, first: usize) -> String {
    match first {
        0 => String::new(),
        _ => format!(
            "let {heap} = {heap}.checked_sub({first}).expect(\"heaps begin at {first}\");\n"
        ),
    }
}

/// Smallest unsigned type for all these values.
fn width(values: &[i64]) -> Result<&'static str> {
    if values.len() > MAX_ENTRIES {
        bail!("a table of {} values is too long to paste", values.len());
    }
    if values.iter().any(|&v| v < 0) {
        bail!("there are values below 0, which no heap has");
    }
    Ok(match values.iter().max() {
        Some(..256) | None => "u8",
        Some(..65536) => "u16",
        Some(..4_294_967_296) => "u32",
        Some(_) => "u64",
    })
}

/// Statement that reduces a heap to one in the preperiod or the first period.
fn folded(heap: &str, preperiod: usize, period: usize) -> String {
    match (preperiod, period) {
        (_, 1) => format!("let {heap} = {heap}.min({preperiod});"),
        (0, _) => format!("let {heap} = {heap} % {period};"),
        _ => format!(
            "let {heap} = if {heap} < {} {{ {heap} }} else {{ {preperiod} + ({heap} - {preperiod}) % {period} }};",
            preperiod + period
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_value_beyond_64_bits_is_said() {
        let sequence = |values: &[i64], cycle| Sequence {
            first: 0,
            values: values.to_vec(),
            cycle: Some(cycle),
        };
        let fast = sequence(&[0, 5], (1, 4));
        let heap = first_beyond_64_bits(&fast).expect("four for each heap");
        let value = |heap: u64| 5 + 4 * u128::from(heap - 1);
        assert!(value(heap) > u64::MAX.into() && value(heap - 1) <= u64::MAX.into());
        assert!(body(&fast).is_ok_and(|body| body.contains(&format!("n = {heap} on"))));
        for slow in [
            sequence(&[0], (1, 1)),
            sequence(&[0, 1], (2, 2)),
            sequence(&[0, 1], (1, 0)),
        ] {
            assert_eq!(first_beyond_64_bits(&slow), None);
        }
    }
}
