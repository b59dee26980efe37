//! Standard error of a solution, cut to the useful lines.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};

use anyhow::Result;

/// Number of bytes that are read from each end of a long text.
const END: u64 = 1 << 16;

/// Numbers of lines shown from the beginning, where a panic's message is, and from the end.
const FIRST_LINES: usize = 10;
const LAST_LINES: usize = 10;
const WIDTH: usize = 200;

/// Whole text, or both ends of a long one.
///
/// # Errors
/// If the file cannot be read.
pub fn read(file: &mut File) -> Result<String> {
    let length = file.metadata()?.len();
    let mut text = part(file, 0, length.min(2 * END))?;
    if length > 2 * END {
        text = part(file, 0, END)? + "\n" + &part(file, length - END, END)?;
    }
    Ok(text)
}

fn part(file: &mut File, from: u64, length: u64) -> Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(from))?;
    file.take(length).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Lines to show below a verdict; empty if the text is.
pub fn shown(text: &str) -> String {
    let is_hint = |line: &str| line.starts_with("note: run with `RUST_BACKTRACE=1`");
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty() && !is_hint(line))
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    let left_out = lines.len().saturating_sub(FIRST_LINES + LAST_LINES);
    let mut shown = "    standard error:\n".to_string();
    for (i, line) in lines.iter().enumerate() {
        if i < FIRST_LINES || i >= FIRST_LINES + left_out {
            shown += &format!("      {}\n", cut(line));
        } else if i == FIRST_LINES {
            shown += &format!("      … {left_out} lines …\n");
        }
    }
    shown
}

fn cut(line: &str) -> String {
    let mut chars = line.chars().map(|c| if c.is_control() { '·' } else { c });
    let mut cut: String = chars.by_ref().take(WIDTH).collect();
    if chars.next().is_some() {
        cut.push('…');
    }
    cut
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn a_long_text_is_cut_in_the_middle() {
        let text: String = (1..=100).map(|i| format!("line {i}\n\n")).collect();
        let shown = shown(&text);
        assert_eq!(shown.lines().count(), 1 + 10 + 1 + 10, "{shown}");
        assert!(
            shown.contains("line 10\n      … 80 lines …\n      line 91\n"),
            "{shown}"
        );
    }

    #[test]
    fn nothing_is_said_of_an_empty_text() {
        assert_eq!(shown("\n\n"), "");
        assert!(shown(&"x".repeat(1000)).len() < 300);
    }
}
