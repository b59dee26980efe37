//! Online judges: which one a problem is from, and how it is handed in there. `table` lists them.

mod extension;
mod page;
mod profile;
mod table;

pub use extension::Extension;
pub use profile::Profile;

use page::Page;
use table::{JUDGES, Judge};

/// Name for judges without an entry, and of the profile for judges without one.
pub const OTHER: &str = "other";

/// Name and spelling of each judge.
pub fn titles() -> impl Iterator<Item = (&'static str, &'static str)> {
    JUDGES.iter().map(|judge| (judge.name, judge.title))
}

/// Judge of a problem: by the host of its page if it has one, otherwise by the prefix of the
/// binary's name; [`OTHER`] if the table has no such judge. VJudge is chosen only if the name does
/// not tell the original judge.
pub fn name_of(bin: &str, url: Option<&str>) -> &'static str {
    let page = url.and_then(Page::parse);
    let by_page = page.as_ref().map(judge_of);
    let by_name = || {
        let begins = |judge: &&Judge| judge.prefixes.iter().any(|prefix| bin.starts_with(prefix));
        JUDGES.iter().find(begins)
    };
    let judge = match by_page {
        Some(Some(judge)) if judge.name == "vjudge" => by_name().or(Some(judge)),
        Some(judge) => judge,
        None => by_name(),
    };
    judge.map_or(OTHER, |judge| judge.name)
}

/// Binary name for the problem with this page and title, not yet made a valid identifier. None if
/// the page belongs to no known judge.
pub fn bin_of(url: &str, title: &str) -> Option<String> {
    let page = Page::parse(url)?;
    (judge_of(&page)?.bin)(&page, title)
}

/// Submit page that belongs to a problem's page; the page itself if it contains the form, or if the
/// judge is not known.
pub fn submit_page(url: &str) -> String {
    let page = Page::parse(url);
    let submit_page = page.and_then(|page| (judge_of(&page)?.submit_page)(&page));
    submit_page.unwrap_or_else(|| url.to_string())
}

/// Browser extensions that fill in the form for the problem with this page.
pub fn filled_in_by(url: &str) -> &'static [Extension] {
    let page = Page::parse(url);
    let judge = page.as_ref().and_then(judge_of);
    judge.map_or(&[], |judge| judge.filled_in_by)
}

/// Hosts at which cph-ng fills in the form, as in its `domains.ts` of August 2026; of each judge
/// the usual one first. At other addresses of these judges it opens nothing.
const HOSTS_OF_CPH_NG: [&str; 7] = [
    "atcoder.jp",
    "codeforces.com",
    "m1.codeforces.com",
    "m2.codeforces.com",
    "m3.codeforces.com",
    "vjudge.net",
    "www.luogu.com.cn",
];

/// Address of a problem's page at a host that cph-ng knows.
pub fn address_for_cph_ng(url: &str) -> String {
    let address = || {
        let page = Page::parse(url)?;
        if HOSTS_OF_CPH_NG.contains(&page.host()) {
            return None;
        }
        let judge = judge_of(&page)?;
        let is_of_judge = |host: &&&str| judge.hosts.iter().any(|domain| host.ends_with(domain));
        let host = HOSTS_OF_CPH_NG.iter().find(is_of_judge)?;
        Some(url.replacen(page.host(), host, 1))
    };
    address().unwrap_or_else(|| url.to_string())
}

fn judge_of(page: &Page) -> Option<&'static Judge> {
    let is_on = |judge: &&Judge| judge.hosts.iter().any(|host| page.is_on(host));
    JUDGES.iter().find(is_on)
}

#[cfg(test)]
mod tests;
