//! Header of a new problem file.

use super::files::Files;
use crate::judge;
use crate::new::description::Description;
use crate::problem::{STDIN, STDOUT};

const HEADER: &str = include_str!("header.txt");

/// Header lines `//!`; `fields` come after the standard ones.
pub fn header(bin: &str, description: &Description, fields: &str) -> String {
    let url = description.url.as_deref();
    let mut limits = time_limit(description.time_limit);
    if let Some(limit) = memory_limit(description.memory_limit) {
        limits.push_str(&format!("\n//! - memory-limit: {limit}"));
    }
    if let Some(tolerance) = &description.tolerance {
        limits.push_str(&format!("\n//! - compare: float {tolerance}"));
    }
    let Files { input, output } = Files::new(description);
    // A problem with one file for both input and output cannot be tested.
    if input != output {
        let [input, output] = [input.unwrap_or(STDIN), output.unwrap_or(STDOUT)];
        limits.push_str(&format!("\n//! - files: {input} {output}"));
    }
    let header = HEADER
        .replace("{judge}", judge::name_of(bin, url))
        .replace("{time-limit}", &limits)
        .replace("{fields}\n", fields)
        .replace("{title}", &description.title)
        .replace("{url}", url.unwrap_or_default());
    let notes = description.notes.iter();
    let notes: Vec<String> = notes.map(|note| note.replace("{bin}", bin)).collect();
    let notes = notes.iter().map(|note| format!("//! {note}"));
    let between = (!description.notes.is_empty()).then(|| "//!".to_string());
    let lines = header.lines().map(str::to_string);
    let lines = lines.chain(between).chain(notes);
    lines.map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Memory limit as a header writes it; None if the judge's value is not plausible.
pub fn memory_limit(megabytes: Option<f64>) -> Option<String> {
    let megabytes = megabytes.filter(|mb| (0.5..1e6).contains(mb))?;
    Some(format!("{}MB", megabytes.ceil()))
}

/// Time limit as a header writes it; 2 s if the judge's value is not plausible.
pub fn time_limit(milliseconds: Option<f64>) -> String {
    match milliseconds.filter(|ms| (1.0..=3_600_000.0).contains(ms)) {
        None => "2s".to_string(),
        Some(ms) if ms % 1000.0 == 0.0 => format!("{}s", ms / 1000.0),
        Some(ms) => format!("{}ms", ms.round()),
    }
}
