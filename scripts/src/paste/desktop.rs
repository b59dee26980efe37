//! The desktop's clipboard and browser, through the programs that reach them.

use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

const CLIPBOARDS: [(&str, &[&str]); 5] = [
    ("wl-copy", &[]),
    ("xclip", &["-selection", "clipboard"]),
    ("xsel", &["--clipboard", "--input"]),
    ("pbcopy", &[]),
    ("clip.exe", &[]),
];
const BROWSERS: [&str; 3] = ["xdg-open", "open", "wslview"];
const PATIENCE: Duration = Duration::from_secs(5);

/// # Errors
/// If no program takes the text.
pub fn copy(text: &str) -> Result<()> {
    for (program, arguments) in CLIPBOARDS {
        if works(Command::new(program).args(arguments), text) {
            return Ok(());
        }
    }
    bail!("no clipboard here; install wl-copy, xclip or xsel, or use --out FILE")
}

/// # Errors
/// If there is no browser.
pub fn open(url: &str) -> Result<()> {
    match BROWSERS
        .iter()
        .any(|program| works(Command::new(program).arg(url), ""))
    {
        true => Ok(()),
        false => bail!("no browser here; open {url}"),
    }
}

/// Did the program take the text and end well, and in time?
fn works(command: &mut Command, text: &str) -> bool {
    let quiet = command
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let Ok(mut child) = quiet.spawn() else {
        return false;
    };
    let stdin = child.stdin.take();
    // A reader that stops early is a failure, which its exit status tells.
    let text = text.to_string();
    let feeder = std::thread::spawn(move || {
        let _ = stdin.map(|mut stdin| stdin.write_all(text.as_bytes()));
    });
    let done = ends_well(&mut child);
    let _ = feeder.join();
    done
}

fn ends_well(child: &mut Child) -> bool {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(10)),
            Err(_) => break,
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    false
}
