//! Writes the cases that are too large to store, by the program `tests/limits/<bin>.rs`.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use fs_err as fs;

use super::{HELPER_LIMITS, Limits, build, run_program};
use crate::system::files::temporary::Temporary;
use crate::workspace::Workspace;
use crate::workspace::cases::{Case, LargeCases};

const LIMITS: Limits = Limits {
    address_space: 4 << 30,
    ..HELPER_LIMITS
};

/// Runs the program that writes a problem's large cases, if one of `cases` is missing.
///
/// # Errors
/// If the program does not compile, fails, does not end, or writes other cases than it lists.
pub fn write_missing(workspace: &Workspace, bin: &str, cases: &[Case]) -> Result<()> {
    if cases.iter().all(|case| case.input.is_file()) {
        return Ok(());
    }
    let writer = LargeCases::find(workspace, bin)?;
    writer.map_or(Ok(()), |writer| write(&writer, workspace))
}

/// Writes all cases or none.
fn write(cases: &LargeCases, workspace: &Workspace) -> Result<()> {
    let source = workspace.shown(&cases.source);
    let parent = cases
        .folder
        .parent()
        .context("a scratch folder has a parent")?;
    fs::create_dir_all(parent)?;
    let fresh = Temporary::folder_in(parent)?;
    let (ahead, written) = (cases.program(), fresh.as_ref().join("cases"));
    fs::create_dir(&written)?;
    let name = ahead.file_name().context("a program has a name")?;
    let program = fresh.as_ref().join(name);
    // The tests of the collection compile many programs together, ahead of this.
    let _ = fs::rename(&ahead, &program);
    build::single_file(&cases.source, &program)?;
    let ran = run_program(Command::new(&program).arg(&written), None, LIMITS)?;
    if ran.usage.timed_out {
        bail!(
            "{source}: did not end within {:?}; let it do less",
            LIMITS.wall
        );
    }
    let (status, complaint) = (ran.usage.status, ran.stderr.trim_end());
    ensure!(
        status.success(),
        "{source}: {status}; correct it\n{complaint}"
    );
    check(cases, &written).context(source)?;
    match fs::rename(&written, &cases.folder) {
        // Another process has written the same files in the meantime.
        Err(_) if cases.folder.is_dir() => Ok(()),
        renamed => Ok(renamed?),
    }
}

/// Checks that the folder holds the listed cases and nothing else.
fn check(cases: &LargeCases, folder: &Path) -> Result<()> {
    let pair = |name: &String| [format!("{name}.in"), format!("{name}.out")];
    let listed: BTreeSet<String> = cases.names.iter().flat_map(pair).collect();
    let entries = fs::read_dir(folder)?;
    let written: BTreeSet<String> = entries
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<_>>()?;
    if let Some(name) = listed.difference(&written).next() {
        bail!("does not write {name}, which its header lists; write it, or list it no more");
    }
    if let Some(name) = written.difference(&listed).next() {
        bail!("writes {name}; list the case in its header as `//! - limit-<what>: …`");
    }
    Ok(())
}
