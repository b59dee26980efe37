//! Writes the parts that stay as text.
//!
//! Here are the lines of the bundle's own.
//!
//! - `render`: readable text.
//! - `minify`: the same tokens in as few bytes as possible.

pub mod minify;
pub mod render;

use std::path::Path;

use crate::cargo::Crate;
use crate::request::Job;
use crate::shake::Shaken;
use crate::solution::SurroundingText;

/// Returns comment lines with the judge, and the notice of each crate in the bundle. `place` says
/// where the solution is: above or below the lines.
pub fn own_lines(job: &Job, crates: &[&Crate], place: &str) -> String {
    let judge = &job.request.target.judge;
    let notices: String = crates.iter().map(|krate| notice(krate)).collect();
    let place = match crates {
        [] => String::new(),
        _ => format!(" Your code is {place}; it uses:"),
    };
    format!("// Bundled by `cargo x paste` for {judge}.{place}\n{notices}")
}

/// Returns a comment with a crate's name, version, license and copyright.
fn notice(krate: &Crate) -> String {
    let (package, version, license) = (&krate.package, &krate.version, &krate.license);
    let copyright = copyright(krate.folder()).map_or(String::new(), |line| format!(", {line}"));
    format!("// - {package} {version}, {license}{copyright}\n")
}

/// Returns the line with the copyright in the license files of a folder. Apache's license has one
/// that is to be filled in, without a year.
fn copyright(folder: &Path) -> Option<String> {
    let files = ["LICENSE-MIT", "LICENSE", "LICENSE.md", "LICENSE.txt"];
    files.iter().find_map(|name| {
        let text = std::fs::read_to_string(folder.join(name)).ok()?;
        let mut lines = text.lines().map(str::trim);
        let has_year = |line: &&str| line.contains(|c: char| c.is_ascii_digit());
        let line = lines.find(|line| line.starts_with("Copyright") && has_year(line))?;
        Some(line.to_string())
    })
}

/// Puts the bundle's own lines between the solution's first text and the inlined crates. Lines of
/// that text keep their numbers, which `line!()` and panics print.
pub fn pasted(own_lines: &str, solution: SurroundingText, has_modules: bool) -> SurroundingText {
    let SurroundingText { before, after } = solution;
    if !has_modules {
        let text = before + &after;
        return SurroundingText {
            before: format!("{}\n{own_lines}", text.trim_end()),
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
