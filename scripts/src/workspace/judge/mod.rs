//! Online judges: where a problem comes from, and how to submit it there. `judges.toml` lists them.

mod page;
mod table;

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Context as _;
use serde::{Deserialize, Deserializer, de};

use page::Page;
pub use page::{is_letter, letter_of};
use table::{JUDGES, Judge};

/// Stands for every judge that the table doesn't list, and names the profile of judges without one.
pub const OTHER: &str = "other";

/// Compiler and limits of a judge: the table `[judge.<name>]` in `cargo-snippet.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Profile {
    /// Version of rustc, if the judge publishes it.
    pub rustc: Option<String>,
    pub edition: String,
    /// Other editions that the user can choose there.
    #[serde(default)]
    pub other_editions: Vec<String>,
    /// Source limit in bytes.
    pub source_limit: usize,
    /// Stack limit in bytes, if the judge publishes it; written as in a header, `256MB`.
    #[serde(default, deserialize_with = "memory")]
    pub stack: Option<u64>,
    /// Crates available at the judge, with their versions.
    #[serde(default)]
    pub crates: BTreeMap<String, String>,
}

fn memory<'a, D: Deserializer<'a>>(value: D) -> Result<Option<u64>, D::Error> {
    let text = String::deserialize(value)?;
    parse_memory(&text).map(Some).map_err(de::Error::custom)
}

/// Parses a time as a header writes it, such as `1.5s` or `500ms`.
///
/// # Errors
/// If the text does not have this form.
pub fn parse_time(value: &str) -> anyhow::Result<Duration> {
    let (number, seconds_per_unit) = match value.strip_suffix("ms") {
        Some(number) => (number, 1e-3),
        None => (value.strip_suffix('s').unwrap_or_default(), 1.0),
    };
    number
        .trim()
        .parse::<f64>()
        .ok()
        .map(|n| n * seconds_per_unit)
        .filter(|seconds| (0.001..=3600.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .context("write a time between 1ms and 3600s, such as `2s`, `1.5s` or `500ms`")
}

/// Parses a size as a header and a profile write it, such as `256MB`, into bytes.
///
/// # Errors
/// If the text does not have this form.
pub fn parse_memory(value: &str) -> anyhow::Result<u64> {
    let number = value.strip_suffix("MB").unwrap_or_default();
    number
        .trim()
        .parse::<u64>()
        .ok()
        .filter(|megabytes| (1..=1 << 20).contains(megabytes))
        .map(|megabytes| megabytes << 20)
        .context("write a number of megabytes, such as `256MB`")
}

/// Name and spelling of each judge.
pub fn titles() -> impl Iterator<Item = (&'static str, &'static str)> {
    JUDGES.iter().map(|judge| (&*judge.name, &*judge.title))
}

/// Judge of a problem: by the host of its page if it has one, otherwise by the prefix of the
/// binary's name; [`OTHER`] if the table has no such judge. VJudge is chosen only if the name does
/// not tell the original judge.
pub fn name_of(bin: &str, url: Option<&str>) -> &'static str {
    let page = url.and_then(Page::parse);
    let by_page = page.as_ref().map(judge_of);
    let by_name = || {
        let is_prefix = |prefix: &&str| {
            let rest = bin.strip_prefix(prefix);
            rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphabetic()))
        };
        let begins = |judge: &&Judge| judge.prefixes().iter().any(is_prefix);
        JUDGES.iter().find(begins)
    };
    let judge = match by_page {
        Some(Some(judge)) if judge.name == "vjudge" => by_name().or(Some(judge)),
        Some(judge) => judge,
        None => by_name(),
    };
    judge.map_or(OTHER, |judge| &judge.name)
}

/// Binary name for the problem with this page and title, not yet made a valid identifier. None if
/// the page belongs to no known judge.
pub fn bin_of(url: &str, title: &str) -> Option<String> {
    let page = Page::parse(url)?;
    judge_of(&page)?.bin(&page, title)
}

/// Returns the problem's own page, if this page shows several problems and the title tells which
/// one it is; otherwise the page as it is.
pub fn problem_page(url: &str, title: &str) -> String {
    let page = Page::parse(url);
    let found = page.and_then(|page| judge_of(&page)?.problem_page(&page, title));
    found.unwrap_or_else(|| url.to_string())
}

/// Returns whether a page may be one problem's: a known judge's page must tell which one.
pub fn may_be_of_one_problem(url: &str, title: &str) -> bool {
    let judge = Page::parse(url).as_ref().and_then(judge_of);
    judge.is_none() || bin_of(url, title).is_some()
}

/// Short name of the judge in an address, and the words that tell its page from others there. None
/// if it is not a web address.
pub fn words_of(url: &str) -> Option<(&str, Vec<String>)> {
    let page = Page::parse(url)?;
    Some((page.label(), page.telling_words()))
}

/// Submit page that belongs to a problem's page; the page itself if it contains the form, or if the
/// judge is not known.
pub fn submit_page(url: &str) -> String {
    let page = Page::parse(url);
    let submit_page = page.and_then(|page| judge_of(&page)?.submit_page(&page));
    submit_page.unwrap_or_else(|| url.to_string())
}

/// Returns whether the browser extension cph-submit fills in the form for the problem with this
/// page.
pub fn is_filled_in_by_cph_submit(url: &str) -> bool {
    let page = Page::parse(url);
    let judge = page.as_ref().and_then(judge_of);
    judge.is_some_and(|judge| judge.cph_submit)
}

fn judge_of(page: &Page) -> Option<&'static Judge> {
    let is_on = |judge: &&Judge| judge.hosts.iter().any(|host| page.is_on(host));
    JUDGES.iter().find(is_on)
}

#[cfg(test)]
mod tests;
