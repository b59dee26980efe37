//! The README cannot rot: its table is made from the modules, its commands run.

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use catalogue::Header;

#[path = "support/readme.rs"]
mod readme;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// Modules in the order of `lib.rs`, with what their headers say.
fn snippet_table() -> String {
    let modules = root().join("snippets/src");
    let list = fs::read_to_string(modules.join("lib.rs")).unwrap();
    let mut table = "| module | game | time | checked |\n|---|---|---|---|\n".to_string();
    for line in list.lines() {
        if let Some(family) = line.strip_prefix("// ") {
            let _ = writeln!(table, "| **{family}** | | | |");
        } else if let Some(module) = line.strip_prefix("pub mod ") {
            let module = module.trim_end_matches(';');
            let source = fs::read_to_string(modules.join(module).with_extension("rs")).unwrap();
            let header = Header::parse(&source).unwrap();
            let cell = |name: &str| {
                header
                    .field(name)
                    .map_or(String::new(), |field| field.value.replace('|', "\\|"))
            };
            let (time, status) = (cell("Time"), cell("Status"));
            let link = format!("[`{module}`](snippets/src/{module}.rs)");
            let _ = writeln!(table, "| {link} | {} | {time} | {status} |", header.title);
        }
    }
    table
}

#[test]
fn the_table_of_snippets_is_what_the_modules_say() {
    let readme = readme::read();
    let fresh = readme::with_part(&readme, "snippets", &snippet_table());
    if std::env::var_os("README").is_some() {
        readme::write(&fresh);
    } else {
        let remedy = "run `README=write cargo test -p scripts --test readme`";
        assert!(
            readme == fresh,
            "the README's table of snippets is out of date; {remedy}"
        );
    }
}

/// Why a command of the README is not run here.
fn skipped(command: &str) -> Option<&'static str> {
    match command {
        _ if command.starts_with("git clone") => Some("needs the network"),
        _ if command.starts_with("cargo test") => Some("is what runs this"),
        "cargo x listen" => Some("waits for the browser"),
        "cargo x drill" | "cargo x drill check" | "cargo x drill done" => {
            Some("would be written down as practice")
        }
        _ if command.starts_with("cargo x new") => Some("writes a problem"),
        _ if command.contains("--watch") || command.contains("brute.py") => {
            Some("waits for what the user writes")
        }
        _ if command.ends_with("--write") => Some("writes to the editor's folder"),
        _ => None,
    }
}

#[test]
fn the_commands_of_the_readme_run() {
    // A folder below the root: `cargo x` finds the workspace, files land here.
    let here = root().join("target/x/readme");
    fs::create_dir_all(&here).unwrap();
    // `cargo x` without compiling `x` a second time.
    let shims = tempfile::tempdir().unwrap();
    let shim = shims.path().join("cargo");
    let x = env!("CARGO_BIN_EXE_x");
    let script = format!("#!/bin/sh\n[ \"$1\" = x ] || exit 3\nshift\nexec '{x}' \"$@\"\n");
    fs::write(&shim, script).unwrap();
    fs::set_permissions(&shim, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!(
        "{}:{}",
        shims.path().display(),
        std::env::var("PATH").unwrap()
    );

    let readme = readme::read();
    let commands = readme.lines().filter_map(|line| line.strip_prefix("$ "));
    for command in commands.filter(|command| skipped(command).is_none()) {
        let output = Command::new("sh")
            .args(["-c", command])
            .current_dir(&here)
            .env("PATH", &path)
            .env("CARGO", env!("CARGO"))
            .output()
            .unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success(),
            "`{command}`: {}\n{stderr}",
            output.status
        );
    }
}
