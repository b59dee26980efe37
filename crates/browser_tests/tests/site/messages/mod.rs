//! Shows the engine's messages on a page that isn't in English, and lists those that stay in
//! English.

mod requests;

use crate::{Case, Site};
use anyhow::{Result, ensure};
use browser_tests::Page;
use requests::requests;

pub const CASES: &[Case] = &[(
    "messages of the engine are shown, and those left in English are listed",
    messages,
)];

/// Words of rules, names and signs that are the same in all languages.
const SAME: &str = "where divides xor and shr shl mod min max abs gcd popcount squares triangular \
    primes fibonacci powers odd all take coins run Guy Smith XOR Nim nim Nimhoff nimhoff mex odious \
    evil Thue Morse Tartan Lasker Sprague Grundy True False YES Alice Bob First Second win lose";

/// Words of English in a line of a report or of an error.
fn english(line: &str) -> Vec<&str> {
    let (key, said) = line.split_once('\t').unwrap_or(("", line));
    let is_game = ["game", "values", "rule", "same as", "P-positions"].contains(&key);
    // A table, or a rule with its mark.
    let is_data = line.starts_with("  ") || line.starts_with(|it: char| it.is_ascii_digit());
    if is_game || is_data {
        return Vec::new();
    }
    let outside_code = said.split('`').step_by(2);
    let words = outside_code.flat_map(|text| text.split(|it: char| !it.is_ascii_alphabetic()));
    let is_same = |word: &str| SAME.split(' ').any(|same| same == word);
    words
        .filter(|word| word.len() > 2 && !is_same(word))
        .collect()
}

fn messages(page: &mut Page, site: &Site) -> Result<()> {
    // The engine and the table are the same in files.
    if site.url.starts_with("file") {
        return Ok(());
    }
    page.open(&site.page("zh/explore.html"))?;
    page.eval("window.asked = new window.engine.Worked(); 0")?;
    let mut lines = 0;
    let mut left = Vec::new();
    for request in requests() {
        let said = page.eval(&format!(
            "window.asked.ask({request}).then(({{ text, said }}) => text ?? said ?? '')"
        ))?;
        // The page leaves out what to do next on the command line.
        let lines_shown = said.as_str().unwrap_or_default().lines();
        for line in lines_shown.filter(|line| !line.starts_with("next\t")) {
            lines += 1;
            let words = english(line);
            if !words.is_empty() {
                left.push(format!("{line}: {}", words.join(" ")));
            }
        }
    }
    left.sort();
    left.dedup();
    ensure!(lines > 500, "only {lines} lines were shown");
    ensure!(
        left.len() < lines / 20,
        "{} messages stay in English:\n{}",
        left.len(),
        left.join("\n")
    );
    // A missing translation is no failure.
    for line in left {
        eprintln!("not in crates/site/text/engine.zh.toml: {line}");
    }
    Ok(())
}
