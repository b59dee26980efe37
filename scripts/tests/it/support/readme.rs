//! The README, and the parts of it that are made.

use std::path::{Path, PathBuf};

use scripts::atomic;

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md")
}

pub fn read() -> String {
    std::fs::read_to_string(path()).expect("the README is there")
}

pub fn write(text: &str) {
    atomic::replace(&path(), text).expect("the README can be written");
}

/// The same text with something else between the marks `<!-- name` and `<!-- /name`.
pub fn with_part(text: &str, name: &str, part: &str) -> String {
    let from = text
        .find(&format!("<!-- {name}"))
        .expect("the opening mark is there");
    let from = from + text[from..].find('\n').expect("the mark is a line") + 1;
    let to = text[from..].find(&format!("<!-- /{name}"));
    let to = from + to.expect("the closing mark is there");
    format!("{}{part}{}", &text[..from], &text[to..])
}
