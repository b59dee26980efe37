//! The online judges, an entry each.
//!
//! To add a judge, add an entry to [`JUDGES`] and, if it takes Rust, its profile
//! `[judge.<name>]` to `cargo-snippet.toml`: rustc, edition, crates, source limit.

mod page;
mod profile;

pub use profile::Profile;

use page::Page;

/// What the workspace calls judges without an entry, and the profile of those without one.
pub const OTHER: &str = "other";

/// A site that takes solutions.
struct Judge {
    /// As a problem's header and `cargo-snippet.toml` spell it.
    name: &'static str,
    /// Its subdomains belong to it too.
    host: &'static str,
    /// How the names of its problems' binaries begin.
    prefixes: &'static [&'static str],
    /// The binary's name, from a problem's page and title.
    bin: fn(&Page, &str) -> Option<String>,
    /// The submit page, from a problem's page; nothing if the form is on the page itself.
    submit_page: fn(&Page) -> Option<String>,
}

const JUDGES: [Judge; 14] = [
    Judge {
        name: "atcoder",
        host: "atcoder.jp",
        prefixes: &["abc", "arc", "agc", "ahc", "edpc", "typical"],
        bin: |page, _| Some(atcoder_bin(page.word_after("tasks")?)),
        submit_page: |page| match page.words() {
            ["contests", contest, "tasks", task, ..] => Some(format!(
                "https://atcoder.jp/contests/{contest}/submit?taskScreenName={task}"
            )),
            _ => None,
        },
    },
    Judge {
        name: "codeforces",
        host: "codeforces.com",
        prefixes: &["cf", "gym"],
        bin: |page, _| match page.words() {
            ["problemsets", set, "problem", _, problem, ..] => Some(format!("cf_{set}_{problem}")),
            ["problemset", "problem", contest, problem, ..] => codeforces_bin(contest, problem),
            _ => {
                let contest = page.word_after("contest").or(page.word_after("gym"))?;
                codeforces_bin(contest, page.word_after("problem")?)
            }
        },
        submit_page: |page| match page.words() {
            ["problemset", "problem", contest, problem, ..] => Some(format!(
                "https://codeforces.com/problemset/submit/{contest}/{problem}"
            )),
            [kind @ ("contest" | "gym"), contest, "problem", _, ..] => {
                Some(format!("https://codeforces.com/{kind}/{contest}/submit"))
            }
            _ => None,
        },
    },
    Judge {
        name: "library-checker",
        host: "judge.yosupo.jp",
        prefixes: &["library_checker"],
        bin: |page, _| named("library_checker", page.word_after("problem")),
        submit_page: |_| None,
    },
    Judge {
        name: "yukicoder",
        host: "yukicoder.me",
        prefixes: &["yukicoder"],
        bin: |page, _| named("yukicoder", page.word_after("no")),
        submit_page: |page| {
            let is_problem = page.words().first() == Some(&"problems");
            is_problem.then(|| format!("{}/submit", page.url()))
        },
    },
    Judge {
        name: "kattis",
        host: "open.kattis.com",
        prefixes: &["kattis"],
        bin: |page, _| named("kattis", page.problem()),
        submit_page: |page| Some(format!("{}/submit", page.url())),
    },
    Judge {
        name: "luogu",
        host: "luogu.com.cn",
        prefixes: &["luogu"],
        bin: |page, _| named("luogu", page.problem()),
        submit_page: |page| match page.words() {
            ["problem", _] => Some(format!("{}#submit", page.url())),
            _ => None,
        },
    },
    Judge {
        name: "acwing",
        host: "acwing.com",
        prefixes: &["acwing"],
        // The number in a page's address is another one than in the title, "892. Steps".
        bin: |page, title| {
            let in_title = title.split_once('.').map(|(number, _)| number);
            let in_title = in_title.filter(|number| page::is_number(number));
            let words = page.words().iter().copied();
            named(
                "acwing",
                in_title.or(words.clone().find(|word| page::is_number(word))),
            )
        },
        submit_page: |_| None,
    },
    Judge {
        name: "cses",
        host: "cses.fi",
        prefixes: &["cses"],
        bin: |page, _| named("cses", page.word_after("task")),
        submit_page: |page| match page.words() {
            ["problemset", "task", task, ..] => {
                Some(format!("https://cses.fi/problemset/submit/{task}/"))
            }
            _ => None,
        },
    },
    Judge {
        name: "lightoj",
        host: "lightoj.com",
        prefixes: &["lightoj"],
        bin: |page, _| named("lightoj", page.problem()),
        submit_page: |_| None,
    },
    Judge {
        name: "spoj",
        host: "spoj.com",
        prefixes: &["spoj"],
        bin: |page, _| named("spoj", page.problem()),
        submit_page: |page| match page.words() {
            ["problems", problem, ..] => Some(format!("https://www.spoj.com/submit/{problem}/")),
            _ => None,
        },
    },
    Judge {
        name: "hdu",
        host: "acm.hdu.edu.cn",
        prefixes: &["hdu"],
        bin: |page, _| named("hdu", page.word_after("pid")),
        submit_page: |_| None,
    },
    Judge {
        name: "poj",
        host: "poj.org",
        prefixes: &["poj"],
        bin: |page, _| named("poj", page.word_after("id")),
        submit_page: |_| None,
    },
    Judge {
        name: "euler",
        host: "projecteuler.net",
        prefixes: &["euler"],
        bin: |page, _| named("euler", page.problem()),
        submit_page: |_| None,
    },
    Judge {
        name: "jutge",
        host: "jutge.org",
        prefixes: &["jutge"],
        // The language at the end, as in `P61396_en`, is no part of the problem.
        bin: |page, _| named("jutge", page.word_after("problems")?.split('_').next()),
        submit_page: |_| None,
    },
];

/// Shows the problems of other judges on pages of its own.
const VJUDGE: &str = "vjudge.net";

/// Codeforces numbers its gym contests from here on.
const FIRST_GYM: u64 = 100_000;

/// The judge of a problem: by the host of its page if it has one, otherwise by how the
/// binary's name begins; [`OTHER`] if it is none of the table.
pub fn name_of(bin: &str, url: Option<&str>) -> &'static str {
    let page = url.and_then(Page::parse);
    let page = page.filter(|page| !page.is_on(VJUDGE));
    let judge = match page {
        Some(page) => judge_of(&page),
        None => JUDGES.iter().find(|judge| {
            let mut prefixes = judge.prefixes.iter();
            prefixes.any(|prefix| bin.starts_with(prefix))
        }),
    };
    judge.map_or(OTHER, |judge| judge.name)
}

/// What the binary of the problem with this page and title is called, before it is spelled
/// as a name; nothing if the page is none of a known judge's problem.
pub fn bin_of(url: &str, title: &str) -> Option<String> {
    let page = Page::parse(url)?;
    if page.is_on(VJUDGE) {
        return vjudge_bin(page.word_after("problem")?);
    }
    (judge_of(&page)?.bin)(&page, title)
}

/// The submit page that belongs to a problem's page; the page itself if the judge has the
/// form on it, or is not known.
pub fn submit_page(url: &str) -> String {
    let page = Page::parse(url);
    let submit_page = page.and_then(|page| (judge_of(&page)?.submit_page)(&page));
    submit_page.unwrap_or_else(|| url.to_string())
}

fn judge_of(page: &Page) -> Option<&'static Judge> {
    JUDGES.iter().find(|judge| page.is_on(judge.host))
}

/// `<judge>_<problem>`
fn named(judge: &str, problem: Option<&str>) -> Option<String> {
    Some(format!("{judge}_{}", problem?))
}

fn atcoder_bin(task: &str) -> String {
    match task.strip_prefix("dp_") {
        Some(problem) => format!("edpc_{problem}"),
        None => task.to_string(),
    }
}

fn codeforces_bin(contest: &str, problem: &str) -> Option<String> {
    let number: u64 = contest.parse().ok()?;
    let judge = if number < FIRST_GYM { "cf" } else { "gym" };
    Some(format!("{judge}{number}_{problem}"))
}

/// `HDU-3642`, `CodeForces-118A`, `Gym-100500E`, `AtCoder-abc206_f`.
fn vjudge_bin(id: &str) -> Option<String> {
    let (judge, problem) = id.split_once('-')?;
    match judge.to_ascii_lowercase().as_str() {
        "atcoder" => Some(atcoder_bin(problem)),
        "codeforces" | "gym" => {
            let letter = problem.find(|c: char| !c.is_ascii_digit())?;
            codeforces_bin(&problem[..letter], &problem[letter..])
        }
        judge => Some(format!("{judge}_{problem}")),
    }
}

#[cfg(test)]
mod tests;
