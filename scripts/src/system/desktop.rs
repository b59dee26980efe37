//! The clipboard and browser of a Unix desktop, through other programs.

use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Programs that copy UTF-8 from their standard input to the clipboard.
const CLIPBOARDS: [(&str, &[&str]); 4] = [
    ("wl-copy", &[]),
    ("xclip", &["-selection", "clipboard"]),
    ("xsel", &["--clipboard", "--input"]),
    ("pbcopy", &[]),
];
const BROWSERS: [&str; 3] = ["xdg-open", "open", "wslview"];
const TIMEOUT: Duration = Duration::from_secs(5);

/// Copies a text to the clipboard. Returns the program that took it, if any did.
pub fn copy_to_clipboard(text: &str) -> Option<&'static str> {
    let takes = |(program, arguments): &(&str, &[&str])| {
        takes(Command::new(program).args(*arguments), text)
    };
    let clipboard = CLIPBOARDS.into_iter().find(takes);
    clipboard.map(|(program, _)| program)
}

/// Opens a page in the browser. Returns the program that opened it, if any did.
pub fn open_in_browser(url: &str) -> Option<&'static str> {
    let opens = |program: &&str| opens(Command::new(program).arg(url));
    BROWSERS.into_iter().find(opens)
}

/// Returns whether the program read the text and succeeded in time.
fn takes(command: &mut Command, text: &str) -> bool {
    let Ok(mut child) = silent(command).stdin(Stdio::piped()).spawn() else {
        return false;
    };
    let stdin = child.stdin.take();
    // If the program stops reading, its exit status says whether it failed.
    let text = text.to_string();
    let feeder = std::thread::spawn(move || {
        let _ = stdin.map(|mut stdin| stdin.write_all(text.as_bytes()));
    });
    let taken = ends_well(&mut child).unwrap_or_else(|| {
        let _ = child.kill();
        let _ = child.wait();
        false
    });
    let _ = feeder.join();
    taken
}

/// Returns whether the program started without failing. One that runs until the browser is closed
/// is left running.
fn opens(command: &mut Command) -> bool {
    let child = silent(command).stdin(Stdio::null()).spawn();
    child.is_ok_and(|mut child| ends_well(&mut child).unwrap_or(true))
}

fn silent(command: &mut Command) -> &mut Command {
    command.stdout(Stdio::null()).stderr(Stdio::null())
}

/// Waits for the program to end and returns whether it succeeded; `None` if time is over.
fn ends_well(child: &mut Child) -> Option<bool> {
    let start = Instant::now();
    while start.elapsed() < TIMEOUT {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.success()),
            Ok(None) => std::thread::sleep(Duration::from_millis(10)),
            Err(_) => return Some(false),
        }
    }
    None
}
