//! The result as Rust code to paste.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use crate::engine::GrundyValues;
use crate::engine::two_heaps::Table;
use crate::guess::{Formula, Guess, Period};
use crate::proof::Proof;

const ONE_HEAP: &str = "grundy(n: u64) -> u64";

/// The largest table that is worth pasting: about as much as judges accept.
const MOST_ENTRIES: usize = 16_384;

/// A function `grundy` that is right for every heap if there is a proof, else
/// for the heaps computed.
///
/// # Errors
/// If the table is too long to paste.
pub fn of_game(name: &str, values: GrundyValues<'_>, proof: Option<&Proof>) -> Result<String> {
    let values: Vec<i64> = values.iter().map(i64::from).collect();
    let Some(proof) = proof else {
        if values.len() > MOST_ENTRIES {
            bail!(
                "no period is proven, and a table of {} heaps is too long to paste; \
                 `--terms` up to {MOST_ENTRIES} makes a shorter one",
                values.len()
            );
        }
        let doc = format!(
            "The Grundy value of a heap of `n` in {name}, for n < {} only: no period is proven.",
            values.len()
        );
        let body = lookup(&values, values.len(), None)?;
        return Ok(function(&[doc], ONE_HEAP, &body));
    };
    let size = proof.preperiod + proof.period;
    if size > MOST_ENTRIES {
        bail!(
            "preperiod and period make a table of {size} values, too long to paste (the most is {MOST_ENTRIES})"
        );
    }
    let about = format!("The Grundy value of a heap of `n` in {name}.");
    let period = match proof.saltus {
        0 => format!(
            "Period {}, preperiod {}. Proof: {};",
            proof.period, proof.preperiod, proof.criterion
        ),
        saltus => format!(
            "Period {}, preperiod {}, saltus {saltus}. Proof: {};",
            proof.period, proof.preperiod, proof.criterion
        ),
    };
    let checked = format!("checked up to heap {}.", proof.last_heap);
    let cycle = Some((proof.period, i64::from(proof.saltus)));
    let body = lookup(&values, proof.preperiod, cycle)?;
    Ok(function(
        &[about, String::new(), period, checked],
        ONE_HEAP,
        &body,
    ))
}

/// A function for the first guess that says how to compute something; `values` from heap 0.
///
/// # Errors
/// If there is none, or it cannot be written.
pub fn of_guesses(guesses: &[Guess], values: impl FnOnce() -> Table) -> Result<String> {
    let found = guesses
        .iter()
        .find_map(|guess| Some((guess, guess.formula.as_ref()?)));
    let (guess, formula) = found.context("no guess says how to compute the values")?;
    let doc = [
        format!("A GUESS that is not proven: {}.", guess.claim),
        format!("It agrees with {}.", guess.evidence),
    ];
    Ok(match formula {
        Formula::Function {
            signature,
            body,
            called,
        } => function(&doc, signature, body) + called,
        Formula::Sequence(Period {
            preperiod,
            period,
            saltus,
        }) => {
            let body = lookup(&values().concat(), *preperiod, Some((*period, *saltus)))?;
            function(&doc, ONE_HEAP, &body)
        }
        Formula::Table { rows, columns } => {
            let body = lookup_of_two(&values(), *rows, *columns)?;
            function(&doc, "grundy(a: u64, b: u64) -> u64", &body)
        }
    })
}

fn function(doc: &[String], signature: &str, body: &str) -> String {
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

/// A body that looks a value up in a table up to the end of the first cycle.
fn lookup(values: &[i64], preperiod: usize, cycle: Option<(usize, i64)>) -> Result<String> {
    let (period, saltus) = cycle.unwrap_or((0, 0));
    let table = &values[..preperiod + period];
    if saltus < 0 {
        bail!("there are values below 0, which no heap has");
    }
    let width = width(table)?;
    let mut body = format!("const TABLE: [{width}; {}] = [\n", table.len());
    let entries: Vec<String> = table.iter().map(i64::to_string).collect();
    for line in wrapped(&(entries.join(", ") + ","), 90) {
        let _ = writeln!(body, "    {line}");
    }
    body += "];\n";
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

/// The same for two heaps, whose rows and columns come again.
fn lookup_of_two(table: &Table, rows: Period, columns: Period) -> Result<String> {
    let [height, breadth] = [rows, columns].map(|lines| lines.preperiod + lines.period);
    let kept: Vec<&[i64]> = table[..height].iter().map(|row| &row[..breadth]).collect();
    let width = width(&kept.concat())?;
    let mut body = format!("const TABLE: [[{width}; {breadth}]; {height}] = [\n");
    for row in kept {
        let _ = writeln!(body, "    {row:?},");
    }
    body += "];\n";
    for (heap, lines) in [("a", rows), ("b", columns)] {
        let _ = writeln!(body, "{}", folded(heap, lines.preperiod, lines.period));
    }
    Ok(body + "TABLE[a as usize][b as usize].into()")
}

/// The type that holds all these values.
fn width(values: &[i64]) -> Result<&'static str> {
    if values.len() > MOST_ENTRIES {
        bail!("a table of {} values is too long to paste", values.len());
    }
    if values.iter().any(|&v| v < 0) {
        bail!("there are values below 0, which no heap has");
    }
    Ok(match values.iter().max() {
        Some(..256) | None => "u8",
        Some(..65536) => "u16",
        Some(_) => "u64",
    })
}

/// The statement that brings a heap into the first cycle.
fn folded(heap: &str, preperiod: usize, period: usize) -> String {
    match preperiod {
        0 => format!("let {heap} = {heap} % {period};"),
        _ => format!(
            "let {heap} = if {heap} < {} {{ {heap} }} else {{ {preperiod} + ({heap} - {preperiod}) % {period} }};",
            preperiod + period
        ),
    }
}

/// Breaks a text at blanks into lines of at most `width` characters where it can.
fn wrapped(text: &str, width: usize) -> Vec<String> {
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
