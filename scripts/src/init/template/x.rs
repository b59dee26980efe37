//! Starts the `cargo x` of the collection in this repository. Written by `cargo x init`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    start().unwrap_or_else(|message| {
        eprintln!("error: {message}");
        ExitCode::from(2)
    })
}

fn start() -> Result<ExitCode, String> {
    let own = env::var_os("CARGO_MANIFEST_DIR").ok_or("run this by `cargo x`")?;
    let root = Path::new(&own).ancestors().nth(2).unwrap_or(Path::new("."));
    let collection = collection(root)?;
    let folder = env::current_dir().map_err(|error| format!("no current folder: {error}"))?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .arg("x")
        .args(env::args_os().skip(1))
        .current_dir(collection)
        .env("CARGO_X_FOLDER", folder);
    end(cargo).map_err(|error| format!("cannot run cargo: {error}"))
}

/// The collection's folder, as `collection/snippets/Cargo.toml` says.
fn collection(root: &Path) -> Result<PathBuf, String> {
    let link = root.join("collection").join("snippets");
    let manifest = link.join("Cargo.toml");
    let shown = manifest.display();
    let text = std::fs::read_to_string(&manifest).map_err(|error| format!("{shown}: {error}"))?;
    let library = text.lines().find_map(|line| line.strip_prefix("path = "));
    let library = library.ok_or(format!("{shown}: no `path`; run `cargo x init` once more"))?;
    let library = link.join(library.trim().trim_matches(['"', '\'']).replace("\\\\", "\\"));
    let collection = library.ancestors().nth(3).unwrap_or(&library);
    if collection.join("scripts").join("launch").is_dir() {
        return Ok(collection.to_path_buf());
    }
    Err(format!(
        "the collection is no longer in {}; go to its folder and run `cargo x init {}`, which \
         corrects {shown}",
        collection.display(),
        root.display()
    ))
}

#[cfg(unix)]
fn end(mut command: Command) -> std::io::Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

#[cfg(windows)]
fn end(mut command: Command) -> std::io::Result<ExitCode> {
    leave_ctrl_c_to_the_command();
    let code = command.status()?.code();
    std::process::exit(code.unwrap_or(1))
}

/// Keeps Ctrl-C from ending this program: it reaches `cargo x` too, which decides when both end.
#[cfg(windows)]
fn leave_ctrl_c_to_the_command() {
    extern "system" fn is_handled(_event: u32) -> i32 {
        1
    }
    #[link(name = "kernel32")]
    extern "system" {
        fn SetConsoleCtrlHandler(handler: extern "system" fn(u32) -> i32, is_added: i32) -> i32;
    }
    // SAFETY: the handler lives as long as the program, and only returns.
    unsafe {
        SetConsoleCtrlHandler(is_handled, 1);
    }
}
