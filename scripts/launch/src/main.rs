//! Builds `cargo x` and runs it in place of this process.
//!
//! `cargo run` prints messages either for every build, even if there is nothing to do, or for none,
//! and the first build takes minutes. This program prints what cargo prints, except its final line.
//! It runs cargo only if a source has changed, so that it does not wait for another cargo that
//! builds something else. It has no dependencies, so that it is built at once.
//!
//! Compiling the explorer takes as long as everything else. So the command is built without
//! it until somebody explores a game or proves a rule, and with it from then on.

mod made;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::SystemTime;

use made::Made;

fn main() -> ExitCode {
    let Some(target) = target_folder() else {
        return give_up(
            "cannot find cargo's target folder",
            &io::ErrorKind::NotFound.into(),
        );
    };
    let made = Made::new(target);
    let explores = env::args_os()
        .nth(1)
        .is_some_and(|command| command == "explore" || command == "prove");
    let with_explorer = explores || made.has_explorer();
    if made.has_explorer() != with_explorer || !made.is_up_to_date() {
        match build(&made, with_explorer) {
            Ok(ExitCode::SUCCESS) => {}
            Ok(failure) => return failure,
            Err(error) => return give_up("cannot run cargo", &error),
        }
    }
    let x = made.program_to_run();
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
fn build(made: &Made, with_explorer: bool) -> io::Result<ExitCode> {
    let started = SystemTime::now();
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .args([
            "build",
            "--profile",
            "command",
            "--package",
            "cargo-grundy",
            "--bins",
        ])
        .stderr(Stdio::piped());
    command.arg("--no-default-features");
    if with_explorer {
        command.args(["--features", "explorer"]);
    }
    if is_terminal() {
        // Cargo would check its standard error, which is a pipe to this program.
        let width = env::var_os("COLUMNS").unwrap_or_else(|| OsString::from("80"));
        command
            .env("CARGO_TERM_COLOR", "always")
            .env("CARGO_TERM_PROGRESS_WHEN", "always")
            .env("CARGO_TERM_PROGRESS_WIDTH", width);
    }
    let mut cargo = command.spawn()?;
    let messages = cargo.stderr.take().expect("standard error is piped");
    forward(BufReader::new(messages), io::stderr())?;
    let code = cargo
        .wait()?
        .code()
        .and_then(|code| u8::try_from(code).ok());
    if code == Some(0) {
        made.note(started, with_explorer)?;
    }
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Whether a progress bar and colours can be shown.
fn is_terminal() -> bool {
    io::stderr().is_terminal()
        && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        && env::var_os("TERM").is_none_or(|terminal| terminal != "dumb")
}

/// Copies cargo's messages except its final message `Finished`.
fn forward(mut messages: impl BufRead, mut to: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        let read = messages.fill_buf()?;
        if read.is_empty() {
            return to.write_all(&line);
        }
        // A progress bar ends with `\r`, so that the next text overwrites it.
        let end = read.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
        let length = end.map_or(read.len(), |end| end + 1);
        line.extend_from_slice(&read[..length]);
        messages.consume(length);
        if end.is_some() {
            to.write_all(shown(&line))?;
            to.flush()?;
            line.clear();
        }
    }
}

/// Escape sequence that erases the rest of a terminal's line.
const ERASE: &[u8] = b"\x1b[K";

/// Part of a line from cargo that the user sees.
fn shown(line: &[u8]) -> &[u8] {
    if !without_colours(line).trim_start().starts_with("Finished `") {
        line
    } else if line.starts_with(ERASE) {
        ERASE
    } else {
        b""
    }
}

fn without_colours(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_string();
    // An escape sequence such as `[1m` or `[K` ends at the first letter.
    let after = |part: &str| {
        let end = part.find(|c: char| c.is_ascii_alphabetic());
        end.map_or(String::new(), |end| part[end + 1..].to_string())
    };
    parts.map(after).fold(first, |text, part| text + &part)
}

/// Cargo's target folder, because this program is in `<target>/<profile>/launch`.
fn target_folder() -> Option<PathBuf> {
    let own = env::current_exe().ok()?;
    own.ancestors().nth(2).map(Path::to_path_buf)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forwarded(messages: &str) -> String {
        let mut shown = Vec::new();
        // Cargo's messages arrive in pieces of any length.
        let pieces = BufReader::with_capacity(7, messages.as_bytes());
        forward(pieces, &mut shown).unwrap();
        String::from_utf8(shown).unwrap()
    }

    #[test]
    fn a_build_with_nothing_to_do_is_silent() {
        assert_eq!(
            forwarded("    Finished `release` profile [optimized] target(s) in 0.08s\n"),
            ""
        );
    }

    #[test]
    fn a_terminal_sees_the_progress_and_a_clean_line_after_it() {
        let progress = "\x1b[1m\x1b[96m    Building\x1b[0m [=> ] 1/2: x(bin)\r";
        let finished = "\x1b[K\x1b[1m\x1b[92m    Finished\x1b[0m `release` profile in 2.04s\n";
        assert_eq!(
            forwarded(&format!("{progress}{finished}")),
            format!("{progress}\x1b[K")
        );
    }

    #[test]
    fn everything_else_is_shown() {
        let messages = "   Compiling x\nerror: could not compile\nFinished? no end of line";
        assert_eq!(forwarded(messages), messages);
    }
}
