//! Reads and writes README.md and CONTRIBUTING.md, and their generated parts.

use std::path::{Path, PathBuf};

use scripts::system::files::atomic;

fn path(page: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(page)
}

pub fn read(page: &str) -> String {
    std::fs::read_to_string(path(page)).expect("the page is there")
}

/// Writes a page, or another generated file of the workspace.
pub fn write(page: &str, text: &str) {
    atomic::replace(&path(page), text).expect("the page can be written");
}

/// The text with `part` between the marks `<!-- name` and `<!-- /name`.
pub fn with_part(text: &str, name: &str, part: &str) -> String {
    let from = text
        .find(&format!("<!-- {name}"))
        .expect("the opening mark is there");
    let from = from + text[from..].find('\n').expect("the mark is a line") + 1;
    let to = text[from..].find(&format!("<!-- /{name}"));
    let to = from + to.expect("the closing mark is there");
    format!("{}{part}{}", &text[..from], &text[to..])
}

/// True for `README=write cargo test …`, which writes generated parts instead of checking them.
pub fn is_written() -> bool {
    std::env::var_os("README").is_some()
}
