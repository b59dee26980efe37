//! Warnings that no verdict shows: cases that the statement does not allow, and statements that
//! nobody has looked up.

use std::collections::BTreeSet;

use anstream::eprintln;
use anyhow::Result;

use super::select::Run;
use crate::workspace::Workspace;

/// Prints the warnings to standard error. Cases written by a program are large, so only the golden
/// tests check them.
///
/// # Errors
/// If a case cannot be read.
pub fn print(workspace: &Workspace, runs: &[Run]) -> Result<()> {
    let golden = workspace.golden_dir();
    for Run { problem, case } in runs {
        let Some(format) = &problem.input else {
            continue;
        };
        if !case.input.starts_with(&golden) {
            continue;
        }
        if let Err(breach) = format.check(&fs_err::read_to_string(&case.input)?) {
            let path = workspace.shown(&case.input);
            eprintln!("{path}: {breach}; mend it, or the problem's `input`");
        }
    }
    let problems = runs.iter().map(|run| &run.problem);
    let from_memory = problems.filter(|problem| problem.is_from_memory());
    let from_memory: BTreeSet<&str> = from_memory.map(|problem| problem.bin.as_str()).collect();
    if !from_memory.is_empty() {
        let names: Vec<&str> = from_memory.into_iter().collect();
        eprintln!("statements from memory: {}", names.join(", "));
    }
    Ok(())
}
