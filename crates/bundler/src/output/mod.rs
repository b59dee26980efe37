//! Writes the parts that stay as text.
//!
//! - `render`: readable text.
//! - `minify`: the same tokens in as few bytes as possible.

pub mod minify;
pub mod render;

use crate::cargo::Crate;
use crate::request::Job;
use crate::shake::Shaken;
use crate::solution::SurroundingText;

/// Returns comment lines with the judge, and the crates that are in the bundle.
pub fn own_lines(job: &Job, crates: &[&Crate]) -> String {
    let judge = &job.request.target.judge;
    let names = crates.iter();
    let names = names.map(|c| format!("{} {} ({})", c.package, c.version, c.license));
    let names: Vec<String> = names.collect();
    let inlined = match names.join(", ").as_str() {
        "" => String::new(),
        names => format!("// Inlined, as far as used: {names}.\n"),
    };
    format!("// Bundled by `cargo x paste` for {judge}.\n{inlined}")
}

/// Puts the bundle's own lines between the solution's first text and the inlined crates. Lines of
/// that text keep their numbers, which `line!()` and panics print.
pub fn pasted(own_lines: &str, solution: SurroundingText, has_modules: bool) -> SurroundingText {
    let SurroundingText { before, after } = solution;
    if !has_modules {
        let end = if after.is_empty() { &before } else { &after };
        let newline = if end.ends_with('\n') { "" } else { "\n" };
        return SurroundingText {
            before: format!("{before}{after}{newline}{own_lines}"),
            after: String::new(),
        };
    }
    let below = |text: &str| match text.trim_start_matches('\n') {
        "" => String::new(),
        text => format!("\n{text}"),
    };
    let above = |text: &str| match text.trim_end() {
        "" => String::new(),
        text => format!("{text}\n\n"),
    };
    SurroundingText {
        before: format!("{}{own_lines}", above(&before)),
        after: below(&after),
    }
}

/// Returns notes for the solution's author: unused imports, and the edition to choose.
pub fn notes(job: &Job, shaken: &Shaken, edition: &str) -> Vec<String> {
    let note = |(line, message): &(usize, String)| {
        let place = job.place(*line);
        format!("{place}: {message}; what it names is in the bundle until it is removed")
    };
    let target = job.request.target;
    let choice = (!target.other_editions.is_empty()).then(|| {
        format!(
            "choose the compiler of edition {edition} at {}",
            target.judge
        )
    });
    let unused = shaken.unused_imports.iter().map(note);
    unused.chain(choice).collect()
}
