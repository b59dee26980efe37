//! Text around the inlined crates: the first lines and the solution; notes for its author.

use std::fmt::Write as _;

use crate::cargo::Crate;
use crate::request::Job;
use crate::shake::Shaken;
use crate::solution::Around;

/// Comment lines with the judge, and the crates that are in the bundle.
pub fn first_lines(job: &Job, crates: &[&Crate]) -> String {
    let judge = &job.request.target.judge;
    let mut lines = format!("// Bundled by `cargo x paste` for {judge}.\n");
    if !crates.is_empty() {
        lines.push_str("// Inlined, as far as used:");
        for (i, c) in crates.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            let Crate {
                package,
                version,
                license,
                ..
            } = c;
            let _ = write!(lines, "{comma} {package} {version} ({license})");
        }
        lines.push_str(".\n");
    }
    lines
}

/// The file's first lines and the solution, apart from the crates by empty lines.
pub fn pasted(first_lines: &str, solution: Around, has_modules: bool) -> Around {
    let Around { before, after } = solution;
    if !has_modules {
        return Around {
            before: format!("{first_lines}{before}{after}"),
            after: String::new(),
        };
    }
    let below = |text: &str| match text.trim_start_matches('\n') {
        "" => String::new(),
        text => format!("\n{text}"),
    };
    Around {
        before: format!("{first_lines}{}\n\n", before.trim_end()),
        after: below(&after),
    }
}

/// Notes for the solution's author: unused imports, and the edition to choose.
pub fn notes(job: &Job, shaken: &Shaken, edition: &str) -> Vec<String> {
    let path = job.source();
    let note = |(line, message): &(usize, String)| {
        format!("{path}:{line}: {message}; what it names is in the bundle until it is removed")
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
