//! Builds `cargo x` and runs it in place of this process.
//!
//! `cargo run` prints messages either for every build, even if there is nothing to do, or for none,
//! and the first build takes minutes. This program runs cargo, which says what it does, only if a
//! source has changed; otherwise it prints nothing, and doesn't wait for another cargo that builds
//! something else. It has no dependencies, so that it is built at once.
//!
//! Compiling the explorer takes as long as everything else. So the command is built without
//! it until somebody explores a game or proves a rule, and with it from then on.

mod last_build;

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::SystemTime;

use last_build::LastBuild;

fn main() -> ExitCode {
    let Some(target) = target_folder() else {
        return give_up(
            "cannot find cargo's target folder",
            &io::ErrorKind::NotFound.into(),
        );
    };
    let last_build = LastBuild::new(target);
    let explores = env::args_os()
        .nth(1)
        .is_some_and(|command| command == "explore" || command == "prove");
    let with_explorer = explores || last_build.has_explorer();
    if last_build.has_explorer() != with_explorer || !last_build.is_up_to_date() {
        match build(&last_build, with_explorer) {
            Ok(ExitCode::SUCCESS) => {}
            Ok(failure) => return failure,
            Err(error) => return give_up("cannot run cargo", &error),
        }
    }
    let x = last_build.program_to_run();
    match x.and_then(|x| become_program(Command::new(x).args(env::args_os().skip(1)))) {
        Ok(status) => status,
        Err(error) => give_up("cannot run what cargo built", &error),
    }
}

/// Replaces this process by a program.
#[cfg(unix)]
fn become_program(command: &mut Command) -> io::Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

/// Runs a program and exits with its status: on Windows a process cannot replace itself.
#[cfg(windows)]
fn become_program(command: &mut Command) -> io::Result<ExitCode> {
    // Ctrl-C is meant for the program, which decides when it ends.
    ctrlc::set_handler(|| {}).map_err(io::Error::other)?;
    let code = command.status()?.code();
    std::process::exit(code.unwrap_or(1))
}

fn give_up(what: &str, error: &io::Error) -> ExitCode {
    eprintln!("error: {what}: {error}");
    ExitCode::from(2)
}

/// Builds the command, with the explorer or without it; returns cargo's exit status.
fn build(last_build: &LastBuild, with_explorer: bool) -> io::Result<ExitCode> {
    let started = SystemTime::now();
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .args(["build", "--profile", "command", "--bins"])
        .args(["--package", "cargo-grundy", "--no-default-features"]);
    if with_explorer {
        command.args(["--features", "explorer"]);
    }
    let code = command.status()?.code();
    if code == Some(0) {
        last_build.note(started, with_explorer)?;
    }
    let code = code.and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Cargo's target folder, because this program is in `<target>/<profile>/launch`.
fn target_folder() -> Option<PathBuf> {
    let own = env::current_exe().ok()?;
    own.ancestors().nth(2).map(Path::to_path_buf)
}
