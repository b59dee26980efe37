//! Everything that the command prints: results on standard output, talk on standard error. Also
//! what it copies to the clipboard and opens in the browser.
//!
//! Two rules hold for all that it prints. A closed pipe (`| head`) is no error: printing ends
//! silently, and the work goes on, because there may be files to write. And foreign text, such as a
//! title or a checker's message, cannot control the terminal: what isn't meant to be read becomes
//! `·`. Only this file may use the standard library's macros; a test below checks it.

use std::borrow::Borrow;
use std::fmt::Arguments;
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};

use crate::system;
pub use crate::system::copy_to_clipboard;

/// Name under which the user calls the command: `cargo grundy` if it is installed. Texts say
/// `cargo x`, which [`say`] replaces by this.
pub const CALLED: &str = if cfg!(feature = "packed") && !cfg!(debug_assertions) {
    "cargo grundy"
} else {
    "cargo x"
};

/// Prints a result. Control characters become `·`.
///
/// # Errors
/// If standard output cannot be written.
pub fn print(text: &str) -> Result<()> {
    write(std::io::stdout().lock(), &harmless(text))
}

/// Prints a result byte for byte: code to paste, JSON.
///
/// # Errors
/// If standard output cannot be written.
pub fn print_exactly(text: &str) -> Result<()> {
    write(std::io::stdout().lock(), text)
}

/// Prints a result with colours, which are dropped unless the output is a terminal. Other control
/// characters become `·`.
///
/// # Errors
/// If standard output cannot be written.
pub fn print_styled(text: &str) -> Result<()> {
    write(anstream::stdout().lock(), &harmless_but_colours(text))
}

/// Prints to standard error, as `std::eprintln!` does: see the rules of
/// [`output`](crate::system::output).
#[macro_export]
macro_rules! eprintln {
    ($($text:tt)*) => {
        $crate::system::output::say(format_args!("{}\n", format_args!($($text)*)))
    };
}

/// Like [`eprintln!`], without a line end.
#[macro_export]
macro_rules! eprint {
    ($($text:tt)*) => {
        $crate::system::output::say(format_args!($($text)*))
    };
}

/// Prints to standard error. Colours are dropped unless it is a terminal. Commands are named as
/// this one is called: outside a repository there is no alias `cargo x`.
pub fn say(text: Arguments<'_>) {
    let text = text
        .to_string()
        .replace("`cargo x ", &format!("`{CALLED} "));
    let text = harmless_but_colours(&text);
    // There is nowhere to report that this failed.
    let _ = anstream::stderr().lock().write_all(text.as_bytes());
}

/// Cuts the middle out of long lines: an error quotes what it was given, whatever its length.
pub fn shortened(text: &str) -> String {
    let line = |line: &str| {
        let count = line.chars().count();
        if count <= 500 {
            return line.to_owned();
        }
        let head: String = line.chars().take(100).collect();
        let tail: String = line.chars().skip(count - 100).collect();
        format!("{head}…{tail}")
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Names the first of these, and counts the rest.
pub fn first_of<S: Borrow<str>>(names: &[S], most: usize) -> String {
    let first = names[..names.len().min(most)].join(", ");
    match names.len().saturating_sub(most) {
        0 => first,
        more => format!("{first} and {more} more"),
    }
}

/// Overwrites the current line on a terminal's standard error; an empty text clears it.
pub fn overwrite_line(text: &str) {
    let mut stderr = std::io::stderr().lock();
    let written = write!(stderr, "\r\x1b[K{}", harmless(text));
    let _ = written.and_then(|()| stderr.flush()); // as above
}

/// Replaces characters that control a terminal, or reorder its text, by `·`.
pub fn harmless(text: &str) -> String {
    text.chars().map(visible).collect()
}

fn visible(c: char) -> char {
    const BIDIRECTIONAL: [char; 12] = [
        '\u{61c}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}',
        '\u{202e}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
    ];
    let is_control = c.is_control() && c != '\n' && c != '\t';
    if is_control || BIDIRECTIONAL.contains(&c) {
        return '·';
    }
    c
}

/// Removes the sequences that set colours or control a terminal otherwise.
pub fn without_colours(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

/// Like [`harmless`], but keeps the sequences that set colours.
fn harmless_but_colours(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let mut kept = harmless(parts.next().unwrap_or_default());
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_digit() && c != ';');
        let is_colour = end.is_some_and(|end| part[end..].starts_with('m'));
        kept.push_str(if is_colour { "\x1b[" } else { "·[" });
        kept.push_str(&harmless(part));
    }
    kept
}

fn write(mut stdout: impl Write, text: &str) -> Result<()> {
    let written = stdout.write_all(text.as_bytes());
    match written.and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.context("cannot write to standard output"),
    }
}

/// Copies a text to the clipboard and reports it.
///
/// # Errors
/// If no clipboard program accepts the text.
pub fn copy(text: &str) -> Result<()> {
    match copy_to_clipboard(text) {
        Some(program) => eprintln!("copied by {program}"),
        None => bail!("no clipboard here; install wl-copy, xclip or xsel, or use --out FILE"),
    }
    Ok(())
}

/// Opens a page in the browser and reports it.
///
/// # Errors
/// If there is no browser, or this is no page.
pub fn open(page: &str) -> Result<()> {
    ensure!(
        is_web_page(page) || is_file_of_html(page),
        "`{page}` is no web page, so it isn't opened; one begins with https:// or http://"
    );
    if open_in_browser(page).is_none() {
        bail!("no browser here; open {page}");
    }
    eprintln!("opened {page}");
    Ok(())
}

/// Opens a page in the browser: an address of the web or a file of HTML. Anything else could start
/// a program. Returns what opened it, if anything did.
pub fn open_in_browser(page: &str) -> Option<&'static str> {
    if is_web_page(page) {
        return system::open_in_browser(&encoded(page));
    }
    is_file_of_html(page)
        .then(|| system::open_in_browser(page))
        .flatten()
}

/// Encodes what a shell could evaluate in an address: systems open pages by scripts of their own.
fn encoded(page: &str) -> String {
    let bytes = page.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => (byte as char).to_string(),
        _ if b"-._~:/?#[]@!&*+,=%".contains(&byte) => (byte as char).to_string(),
        _ => format!("%{byte:02X}"),
    });
    bytes.collect()
}

/// Returns whether this is an address of the web.
pub fn is_web_page(page: &str) -> bool {
    page.starts_with("https://") || page.starts_with("http://")
}

fn is_file_of_html(page: &str) -> bool {
    let path = Path::new(page);
    page.ends_with(".html") && path.is_absolute() && path.is_file()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn nothing_in_an_address_can_be_evaluated() {
        let usual = "https://a.b:80/c-d_e/?f=1&g=%41#h";
        assert_eq!(encoded(usual), usual);
        let hostile = "https://a.b/$(touch X);`y`'\"\n|<\u{f6}";
        let safe = "https://a.b/%24%28touch%20X%29%3B%60y%60%27%22%0A%7C%3C%C3%B6";
        assert_eq!(encoded(hostile), safe);
    }

    fn sources(folder: &Path) -> Vec<PathBuf> {
        let entries = folder
            .read_dir()
            .unwrap()
            .map(|entry| entry.unwrap().path());
        let below = entries.flat_map(|path| {
            if path.is_dir() {
                return sources(&path);
            }
            vec![path]
        });
        below
            .filter(|path| path.extension().is_some_and(|it| it == "rs"))
            .collect()
    }

    #[test]
    fn only_this_file_prints() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let is_template = |path: &PathBuf| path.components().any(|it| it.as_os_str() == "template");
        let files = sources(&folder)
            .into_iter()
            .filter(|path| !is_template(path));
        for path in files.filter(|path| !path.ends_with("output.rs")) {
            let text = std::fs::read_to_string(&path).unwrap();
            let (code, _tests) = text
                .split_once("#[cfg(test)]\nmod tests")
                .unwrap_or((&text, ""));
            for (number, line) in code.lines().enumerate() {
                let line = line.trim_start();
                let is_ours = |name: &str| code.contains(&format!("::{name};\n"));
                let prints = ["print!(", "println!("]
                    .iter()
                    .any(|it| line.starts_with(it))
                    || line.starts_with("eprintln!(") && !is_ours("eprintln")
                    || line.starts_with("eprint!(") && !is_ours("eprint")
                    || line.starts_with("use anstream::")
                    || line.contains("anstream::std")
                    || line.contains("std::eprint")
                    || line.contains("stderr().lock()")
                    || line.contains("stdout().lock()");
                let place = format!("{}:{}", path.display(), number + 1);
                assert!(!prints, "{place}: print by `output` or `crate::eprintln`");
            }
        }
    }

    #[test]
    fn a_page_is_of_the_web_or_a_file_of_html() {
        for page in [
            "file:///etc/passwd",
            "calc.exe",
            "/bin/sh",
            "javascript:1",
            "-a",
        ] {
            assert_eq!(open_in_browser(page), None, "{page}");
        }
    }

    #[test]
    fn what_controls_a_terminal_is_replaced_and_text_stays() {
        let text = "1\t石取り\n\x1b]0;title\x07 \u{9b}31m \u{202e}txt\r";
        assert_eq!(harmless(text), "1\t石取り\n·]0;title· ·31m ·txt·");
    }

    #[test]
    fn colours_stay_where_they_are_allowed() {
        let text = "\x1b[1;31mWA\x1b[0m \x1b[2J \x1b[31\x07m \x1b[";
        assert_eq!(
            harmless_but_colours(text),
            "\x1b[1;31mWA\x1b[0m ·[2J ·[31·m ·["
        );
    }
}
