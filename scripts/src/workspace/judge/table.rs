//! The judges of `judges.toml`, and the patterns in it that name problems and submit pages.

use std::sync::LazyLock;

use serde::Deserialize;

use super::page::{Page, letter_of, number_of};

/// Online judge: a site that accepts solutions. `judges.toml` explains its fields.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Judge {
    /// Name as in a problem's header and in `cargo-snippet.toml`.
    pub name: String,
    /// Name in the judge's own spelling.
    pub title: String,
    pub hosts: Vec<String>,
    #[serde(default)]
    prefixes: Vec<String>,
    #[serde(default)]
    bin: Vec<Rule>,
    #[serde(default)]
    page: Vec<Rule>,
    #[serde(default)]
    submit: Vec<Rule>,
    /// `true` if the browser extension cph-submit fills in the submit form.
    #[serde(default)]
    pub cph_submit: bool,
}

/// Pattern of an address, and the name that it gives.
type Rule = (String, String);

/// The judges in the order of the file.
pub static JUDGES: LazyLock<Vec<Judge>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Table {
        judge: Vec<Judge>,
    }
    let table: Table = toml::from_str(include_str!("judges.toml")).expect("a test reads it");
    table.judge
});

impl Judge {
    /// Prefixes of the binary names of its problems.
    pub fn prefixes(&self) -> Vec<&str> {
        match &self.prefixes[..] {
            [] => vec![&self.name],
            prefixes => prefixes.iter().map(String::as_str).collect(),
        }
    }

    /// Derives the binary's name from a problem's page and title.
    pub fn bin(&self, page: &Page, title: &str) -> Option<String> {
        if self.bin.is_empty() {
            return Some(format!("{}_{}", self.name, page.problem()?));
        }
        first_fitting(&self.bin, page, &page.decoded_words(), title)
    }

    /// Derives the problem's own page from a page that shows several problems; `None` if the page
    /// is the problem's.
    pub fn problem_page(&self, page: &Page, title: &str) -> Option<String> {
        first_fitting(&self.page, page, &page.words(), title)
    }

    /// Derives the submit page from a problem's page; None if the form is on the page itself.
    pub fn submit_page(&self, page: &Page) -> Option<String> {
        first_fitting(&self.submit, page, &page.words(), "")
    }
}

fn first_fitting(rules: &[Rule], page: &Page, words: &[String], title: &str) -> Option<String> {
    rules.iter().find_map(|(pattern, name)| {
        let parts = pattern.split(' ').map(|part| found(part, words));
        let parts = parts.collect::<Option<Vec<_>>>()?;
        let mut name = name.replace("$url", page.url());
        if name.contains("$letter") {
            name = name.replace("$letter", &letter_of(title)?);
        }
        if name.contains("$LETTER") {
            name = name.replace("$LETTER", &letter_of(title)?.to_uppercase());
        }
        if name.contains("$number") {
            name = name.replace("$number", number_of(title)?);
        }
        for (text, i) in parts.concat().into_iter().zip(1..) {
            name = name.replace(&format!("${i}"), text);
        }
        Some(name)
    })
}

/// Texts for `*` and `#` in a part of a pattern, where it first fits.
fn found<'a>(part: &str, words: &'a [String]) -> Option<Vec<&'a str>> {
    let patterns: Vec<&str> = part.trim_start_matches('/').split('/').collect();
    let places = if part.starts_with('/') {
        1
    } else {
        words.len()
    };
    let mut places = words.windows(patterns.len()).take(places);
    places.find_map(|words| {
        let mut found = Vec::new();
        let mut pairs = patterns.iter().zip(words);
        let fit = pairs.all(|(pattern, word)| fits(pattern, word, &mut found));
        fit.then_some(found)
    })
}

/// Returns whether the pattern matches the word. Adds the texts for `*` and `#`.
fn fits<'a>(pattern: &str, word: &'a str, found: &mut Vec<&'a str>) -> bool {
    let mut take = |least: usize, end: Option<usize>, rest: &str| {
        let (text, behind) = word.split_at(end.unwrap_or(word.len()));
        found.push(text);
        text.len() >= least && fits(rest, behind, found)
    };
    let rest = pattern.trim_start_matches('#');
    match pattern.chars().next() {
        None => word.is_empty(),
        Some('#') => {
            let end = word.find(|c: char| !c.is_ascii_digit());
            take(pattern.len() - rest.len(), end, rest)
        }
        Some('*') => take(1, word.find(|c| pattern[1..].starts_with(c)), &pattern[1..]),
        Some(c) => {
            let first = word.chars().next();
            let is_same = first.is_some_and(|first| first.eq_ignore_ascii_case(&c));
            is_same && fits(&pattern[c.len_utf8()..], &word[c.len_utf8()..], found)
        }
    }
}
