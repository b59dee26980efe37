//! Draws the README's picture of a terminal: the commands of its second block with their coloured
//! output.

use anstyle_svg::Term;

use super::commands::Shown;
use super::{README, REMEDY, commands};
use crate::support::page;

pub const PICTURE: &str = "scripts/pictures/session.svg";

const COLUMNS: usize = 100;
const TAB: usize = 8;

/// SVG of the commands of that block and their outputs, as in a terminal.
pub fn draw(output: impl Fn(&Shown) -> String) -> String {
    let session = commands::session(&page::read(README));
    let typed_and_printed = session
        .iter()
        .map(|shown| typed(&shown.command) + &output(shown));
    let text: String = typed_and_printed.collect();
    let rows = text.lines().flat_map(rows);
    let text: Vec<String> = rows.collect();
    Term::new().render_svg(&text.join("\n"))
}

/// Rows into which a terminal breaks a line. Coloured lines are short and stay whole.
fn rows(line: &str) -> Vec<String> {
    if line.is_empty() || line.contains('\u{1b}') {
        return vec![line.to_string()];
    }
    let mut letters: Vec<char> = Vec::new();
    for letter in line.chars() {
        if letter == '\t' {
            letters.resize((letters.len() / TAB + 1) * TAB, ' ');
        } else {
            letters.push(letter);
        }
    }
    letters.chunks(COLUMNS).map(String::from_iter).collect()
}

fn typed(command: &str) -> String {
    format!("\u{1b}[1;32m$\u{1b}[0m \u{1b}[1m{command}\u{1b}[0m\n")
}

/// The letters of the picture, without digits and white space: times and line breaks differ from
/// run to run.
fn letters(svg: &str) -> String {
    let visible = svg
        .split('<')
        .filter_map(|part| Some(part.split_once('>')?.1));
    let is_kept = |c: &char| !(c.is_whitespace() || c.is_ascii_digit() || *c == '.');
    visible.flat_map(str::chars).filter(is_kept).collect()
}

/// Compares the picture with the commands and outputs of the page.
///
/// # Panics
/// If the kept picture shows other letters.
pub fn check() {
    assert_eq!(
        letters(&page::read(PICTURE)),
        letters(&draw(|shown| shown.output.clone())),
        "{PICTURE} is out of date; {REMEDY}"
    );
}
