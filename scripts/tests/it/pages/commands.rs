//! Runs the README's commands and compares their outputs with those it shows.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;

use super::{REMEDY, root};
use crate::support::{Sandbox, page, share_build, without_taste};

/// A command of a page, and the output shown below it, which may be empty.
#[derive(Debug)]
pub struct Shown {
    pub command: String,
    pub output: String,
}

/// Commands to run: all commands of ```console blocks that are not skipped.
fn wanted(page: &str) -> Vec<Shown> {
    let all = blocks(page).into_iter().flatten();
    let (skipped, wanted): (Vec<Shown>, _) =
        all.partition(|shown| skipped(&shown.command).is_some());
    for Shown { command, output } in skipped {
        assert_eq!(
            output, "",
            "an output of `{command}` is shown, which is not run"
        );
    }
    wanted
}

/// The commands of the second block, after those that set everything up.
pub fn session(page: &str) -> Vec<Shown> {
    blocks(page).swap_remove(1)
}

fn blocks(page: &str) -> Vec<Vec<Shown>> {
    let texts = page.split("```console\n").skip(1);
    let texts = texts.map(|text| text.split("```").next().expect("a split has a first part"));
    texts.map(shown).collect()
}

fn shown(block: &str) -> Vec<Shown> {
    let commands = block.split("$ ").skip(1);
    let parts = commands.map(|text| text.split_once('\n').expect("a command ends its line"));
    parts
        .map(|(command, output)| Shown {
            command: command.to_string(),
            output: output.to_string(),
        })
        .collect()
}

/// Reason why a command is not run; `None` if it is run.
fn skipped(command: &str) -> Option<&'static str> {
    match command {
        _ if command.starts_with("cargo test") => Some("is what runs this"),
        "cargo x test" => Some("is what `tests/golden.rs` does, case by case"),
        _ if command.starts_with("cargo bench") => Some("measures for minutes"),
        "cargo x listen" => Some("waits for the browser"),
        "cargo x drill" | "cargo x drill check" | "cargo x drill done" => {
            Some("would be written down as practice")
        }
        _ if command.starts_with("cargo x new") => Some("writes a problem"),
        _ if command.starts_with("cargo install") => Some("installs the command"),
        _ if command.starts_with("cargo grundy init") => Some("writes a repository"),
        _ if command.starts_with("cargo x submit") => Some("waits for the browser"),
        _ if command.contains("--watch")
            || command.contains("brute.py")
            || command.contains("game.py") =>
        {
            Some("waits for what the user writes")
        }
        _ if command.ends_with("--write") => Some("writes to the editor's folder"),
        _ => None,
    }
}

/// Files of the problems that the page's `cargo x new` commands make in an empty workspace.
pub fn made(page: &str) -> Vec<String> {
    let all = blocks(page).into_iter().flatten();
    let new = all.filter(|shown| shown.command.starts_with("cargo x new "));
    new.map(|shown| {
        let words = &shown.command["cargo x ".len()..];
        let outcome = Sandbox::new().x(words).exits(0);
        let file = outcome.stdout.lines().next();
        file.expect("`new` prints the file that it made")
            .to_string()
    })
    .collect()
}

/// Output of a command: standard output, then standard error.
///
/// # Panics
/// If the command fails.
pub fn run(command: &str, coloured: bool) -> String {
    // A folder below the root, so that `cargo x` finds the workspace; new files are written here.
    let here = root().join("target/x/pages");
    fs::create_dir_all(&here).unwrap();
    if command.starts_with("cargo x paste") {
        forget_bundles();
    }
    // Replacement for `cargo x` that does not compile `x` a second time.
    let shims = tempfile::tempdir().unwrap();
    let shim = shims.path().join("cargo");
    let x = env!("CARGO_BIN_EXE_cargo-grundy");
    let script = format!("#!/bin/sh\n[ \"$1\" = x ] || exit 3\nshift\nexec '{x}' \"$@\"\n");
    fs::write(&shim, script).unwrap();
    fs::set_permissions(&shim, fs::Permissions::from_mode(0o755)).unwrap();
    let path = std::env::var("PATH").unwrap();
    let colour = if coloured {
        "CLICOLOR_FORCE"
    } else {
        "NO_COLOR"
    };
    let mut shell = Command::new("sh");
    without_taste(&mut shell);
    share_build(&mut shell);
    let output = shell
        .args(["-c", command])
        .current_dir(&here)
        .env("PATH", format!("{}:{path}", shims.path().display()))
        .env("CARGO", env!("CARGO"))
        .env(colour, "1")
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "`{command}`: {}\n{stderr}",
        output.status
    );
    // This line depends on whether the judge's compiler is installed.
    let is_shown = |line: &&str| !line.starts_with("note: compiled by rustc ");
    let stderr = stderr.split_inclusive('\n').filter(is_shown);
    String::from_utf8_lossy(&output.stdout).into_owned() + &stderr.collect::<String>()
}

/// Deletes remembered bundles: a page shows how a bundle is made for the first time. The judge's
/// crates stay, which are compiled once for all problems.
fn forget_bundles() {
    let Ok(remembered) = fs::read_dir(root().join("target/x/shaken")) else {
        return;
    };
    for entry in remembered {
        let path = entry.unwrap().path();
        if path.is_file() {
            fs::remove_file(path).unwrap();
        }
    }
}

/// Words of an output without measured times and sizes, which differ from run to run.
fn unmeasured(output: &str) -> Vec<&str> {
    let words: Vec<&str> = output.split_whitespace().collect();
    let is_unit = |word: &str| ["ms", "s", "s,", "MiB"].contains(&word);
    let next = words.iter().skip(1).copied().chain([""]);
    let pairs = words.iter().copied().zip(next);
    pairs
        .filter(|&(word, next)| !(is_unit(next) && word.parse::<f64>().is_ok()))
        .map(|(word, _)| word)
        .collect()
}

/// The page with the shown outputs replaced by the current ones.
pub fn rerun(page: &str) -> String {
    let mut text = page.to_string();
    for Shown { command, output } in wanted(page) {
        let printed = run(&command, false);
        if !output.is_empty() {
            let block = |output: &str| format!("$ {command}\n{output}");
            text = text.replace(&block(&output), &block(&printed));
        }
    }
    text
}

/// Runs the commands of a page and compares what they print with what it shows.
///
/// # Panics
/// If a command of the page fails, or its output differs from the shown one.
pub fn check(name: &str) {
    for Shown { command, output } in wanted(&page::read(name)) {
        // What is not shown may end sooner.
        let printed = run(&command.replace("--time 3", "--time 1"), false);
        assert!(
            output.is_empty() || unmeasured(&output) == unmeasured(&printed),
            "{name} shows of `{command}`:\n{output}but it prints:\n{printed}{REMEDY}"
        );
    }
}
