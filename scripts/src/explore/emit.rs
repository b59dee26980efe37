//! `--emit`: the result as Rust code to paste.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use super::proof::Proof;
use super::sequence::{Function, Guess};
use super::values::Values;

/// The largest table that is worth pasting: about as much as judges accept.
const MOST_ENTRIES: usize = 16_384;

/// A function `grundy` that is right for every heap if there is a proof, else
/// for the heaps computed.
///
/// # Errors
/// If the table is too long to paste.
pub fn proven(rule: &str, values: Values<'_>, proof: Option<&Proof>) -> Result<String> {
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
            "The Grundy value of a heap of `n` in {rule}, for n < {} only: no period is proven.",
            values.len()
        );
        return Ok(function(
            &[doc],
            "n: u64",
            &lookup(&values, values.len(), None)?,
        ));
    };
    let size = proof.preperiod + proof.period;
    if size > MOST_ENTRIES {
        bail!(
            "preperiod and period make a table of {size} values, too long to paste (the most is {MOST_ENTRIES})"
        );
    }
    let about = format!("The Grundy value of a heap of `n` in {rule}.");
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
        "n: u64",
        &body,
    ))
}

/// A function for the first guess about a sequence that can be computed.
///
/// # Errors
/// If there is none.
pub fn guessed(values: &[i64], first: usize, guesses: &[Guess]) -> Result<String> {
    let (guess, how) = computable(guesses)?;
    let body = match how {
        Function::Body(body) => body.clone(),
        Function::Regular {
            preperiod,
            period,
            saltus,
        } => {
            let mut from_heap_0 = vec![0; first];
            from_heap_0.extend(values);
            lookup(&from_heap_0, *preperiod, Some((*period, *saltus)))?
        }
    };
    Ok(function(&guess_doc(guess), "n: u64", &body))
}

/// A function for the first guess about a table that can be computed.
///
/// # Errors
/// If there is none.
pub fn guessed_table(guesses: &[Guess]) -> Result<String> {
    match computable(guesses)? {
        (guess, Function::Body(body)) => Ok(function(&guess_doc(guess), "a: u64, b: u64", body)),
        (_, Function::Regular { .. }) => unreachable!("a table has no period"),
    }
}

fn computable(guesses: &[Guess]) -> Result<(&Guess, &Function)> {
    let found = guesses
        .iter()
        .find_map(|guess| Some((guess, guess.function.as_ref()?)));
    found.context("no guess says how to compute the values")
}

fn guess_doc(guess: &Guess) -> [String; 2] {
    [
        format!("A GUESS that is not proven: {}.", guess.claim),
        format!("It agrees with {}.", guess.evidence),
    ]
}

fn function(doc: &[String], arguments: &str, body: &str) -> String {
    let mut code = String::new();
    for line in doc {
        for line in wrapped(line, 90) {
            code += format!("/// {line}").trim_end();
            code.push('\n');
        }
    }
    let _ = writeln!(code, "pub fn grundy({arguments}) -> u64 {{");
    for line in body.lines() {
        let _ = writeln!(code, "    {}", line.trim_end());
    }
    code + "}\n"
}

/// A body that looks a value up in a table up to the end of the first cycle.
fn lookup(values: &[i64], preperiod: usize, cycle: Option<(usize, i64)>) -> Result<String> {
    let (period, saltus) = cycle.unwrap_or((0, 0));
    let table = &values[..preperiod + period];
    if table.iter().any(|&v| v < 0) || saltus < 0 {
        bail!("there are values below 0, which no heap has");
    }
    let width = match table.iter().max() {
        Some(..256) | None => "u8",
        Some(..65536) => "u16",
        Some(_) => "u64",
    };
    let mut body = format!("const TABLE: [{width}; {}] = [\n", table.len());
    let entries: Vec<String> = table.iter().map(i64::to_string).collect();
    for line in wrapped(&(entries.join(", ") + ","), 90) {
        let _ = writeln!(body, "    {line}");
    }
    body += "];\n";
    body += &match (cycle, saltus) {
        (None, _) => "TABLE[n as usize].into()".to_string(),
        (Some(_), 0) => format!(
            "let n = if n < {} {{ n }} else {{ {} }};\nTABLE[n as usize].into()",
            table.len(),
            folded(preperiod, period)
        ),
        (Some(_), _) => format!(
            "let cycles = n.saturating_sub({preperiod}) / {period};\n\
             u64::from(TABLE[(n - cycles * {period}) as usize]) + cycles * {saltus}"
        ),
    };
    Ok(body)
}

fn folded(preperiod: usize, period: usize) -> String {
    match preperiod {
        0 => format!("n % {period}"),
        _ => format!("{preperiod} + (n - {preperiod}) % {period}"),
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
