//! The table of judges.
//!
//! To add a judge, add an entry to `JUDGES` and, if it takes Rust, its profile
//! `[judge.<name>]` to `cargo-snippet.toml`: rustc, edition, crates, source limit, and above it
//! the month and the source. The entry's name finds the profile.

use super::page::{self, Page};

/// Online judge: a site that accepts solutions.
pub struct Judge {
    /// Name as in a problem's header and in `cargo-snippet.toml`.
    pub name: &'static str,
    /// Name in the judge's own spelling.
    pub title: &'static str,
    /// Domains of the judge; their subdomains belong to it, too.
    pub hosts: &'static [&'static str],
    /// Prefixes of the binary names of its problems.
    pub prefixes: &'static [&'static str],
    /// Derives the binary's name from a problem's page and title.
    pub bin: fn(&Page, &str) -> Option<String>,
    /// Derives the submit page from a problem's page; None if the form is on the page itself.
    pub submit_page: fn(&Page) -> Option<String>,
    /// Whether the browser extension cph-submit fills in the submit form.
    pub is_known_to_cph_submit: bool,
}

/// Parts that most judges share: the form is on the problem's page, and no extension fills it in.
const PLAIN: Judge = Judge {
    name: "",
    title: "",
    hosts: &[],
    prefixes: &[],
    bin: |_, _| None,
    submit_page: |_| None,
    is_known_to_cph_submit: false,
};

pub const JUDGES: [Judge; 22] = [
    Judge {
        name: "atcoder",
        title: "AtCoder",
        hosts: &["atcoder.jp"],
        prefixes: &["abc", "arc", "agc", "ahc", "edpc", "typical"],
        bin: |page, _| Some(atcoder_bin(page.word_after("tasks")?)),
        submit_page: |page| match page.words() {
            ["contests", contest, "tasks", task, ..] => Some(format!(
                "https://atcoder.jp/contests/{contest}/submit?taskScreenName={task}"
            )),
            _ => None,
        },
        ..PLAIN
    },
    Judge {
        name: "codeforces",
        title: "Codeforces",
        hosts: &["codeforces.com", "codeforces.net"],
        prefixes: &["cf", "gym"],
        bin: |page, title| match page.words() {
            ["problemsets", set, "problem", _, problem, ..] => Some(format!("cf_{set}_{problem}")),
            ["problemset", "problem" | "gymProblem", contest, problem, ..] => {
                codeforces_bin(contest, problem)
            }
            // The complete problemset: one address for all problems of a contest.
            ["contest" | "gym", contest, "problems", ..] => {
                codeforces_bin(contest, &page::letter_of(title)?)
            }
            _ => {
                let contest = page.word_after("contest").or(page.word_after("gym"))?;
                codeforces_bin(contest, page.word_after("problem")?)
            }
        },
        submit_page: |page| match page.words() {
            ["problemset", "problem", contest, problem, ..] => Some(format!(
                "https://codeforces.com/problemset/submit/{contest}/{problem}"
            )),
            ["problemset", "gymProblem", contest, ..] => {
                Some(format!("https://codeforces.com/gym/{contest}/submit"))
            }
            [
                kind @ ("contest" | "gym"),
                contest,
                "problem" | "problems",
                ..,
            ] => Some(format!("https://codeforces.com/{kind}/{contest}/submit")),
            _ => None,
        },
        is_known_to_cph_submit: true,
    },
    Judge {
        name: "library-checker",
        title: "Library Checker",
        hosts: &["judge.yosupo.jp"],
        prefixes: &["library_checker"],
        bin: |page, _| named("library_checker", page.word_after("problem")),
        ..PLAIN
    },
    Judge {
        name: "yukicoder",
        title: "yukicoder",
        hosts: &["yukicoder.me"],
        prefixes: &["yukicoder"],
        bin: |page, _| named("yukicoder", page.word_after("no")),
        submit_page: |page| {
            let is_problem = page.words().first() == Some(&"problems");
            is_problem.then(|| format!("{}/submit", page.url()))
        },
        ..PLAIN
    },
    Judge {
        name: "kattis",
        title: "Kattis",
        hosts: &["open.kattis.com"],
        prefixes: &["kattis"],
        bin: |page, _| named("kattis", page.problem()),
        submit_page: |page| Some(format!("{}/submit", page.url())),
        ..PLAIN
    },
    Judge {
        name: "luogu",
        title: "Luogu",
        hosts: &["luogu.com.cn", "luogu.com", "luogu.org"],
        prefixes: &["luogu"],
        bin: |page, _| named("luogu", page.problem()),
        submit_page: |page| match page.words() {
            ["problem", _] => Some(format!("{}#submit", page.url())),
            _ => None,
        },
        ..PLAIN
    },
    Judge {
        name: "acwing",
        title: "AcWing",
        hosts: &["acwing.com"],
        prefixes: &["acwing"],
        // The number in a page's address differs from the number in its title, "892. Steps".
        bin: |page, title| {
            let in_title = page::number_of(title);
            let words = page.words().iter().copied();
            named(
                "acwing",
                in_title.or(words.clone().find(|word| page::is_number(word))),
            )
        },
        ..PLAIN
    },
    Judge {
        name: "cses",
        title: "CSES",
        hosts: &["cses.fi"],
        prefixes: &["cses"],
        bin: |page, _| match page.words() {
            ["problemset", "task", task, ..] => named("cses", Some(task)),
            [contest, "task", task, ..] => Some(format!("cses{contest}_{task}")),
            _ => None,
        },
        submit_page: |page| match page.words() {
            ["problemset", "task", task, ..] => {
                Some(format!("https://cses.fi/problemset/submit/{task}/"))
            }
            _ => None,
        },
        is_known_to_cph_submit: true,
    },
    Judge {
        name: "lightoj",
        title: "LightOJ",
        hosts: &["lightoj.com"],
        prefixes: &["lightoj"],
        bin: |page, _| named("lightoj", page.problem()),
        ..PLAIN
    },
    Judge {
        name: "spoj",
        title: "SPOJ",
        hosts: &["spoj.com"],
        prefixes: &["spoj"],
        bin: |page, _| named("spoj", page.problem()),
        submit_page: |page| match page.words() {
            ["problems", problem, ..] => Some(format!("https://www.spoj.com/submit/{problem}/")),
            _ => None,
        },
        ..PLAIN
    },
    Judge {
        name: "aoj",
        title: "AOJ",
        hosts: &["u-aizu.ac.jp"],
        prefixes: &["aoj"],
        bin: |page, _| match page.words() {
            ["services", "room.html", room, "problems", problem, ..] => {
                Some(format!("aoj_{room}_{problem}"))
            }
            ["courses", "lesson", _, _, _, problem, ..]
            | ["challenges", "sources", _, _, problem, ..]
            | ["problems", problem, ..] => named("aoj", Some(problem)),
            _ => named("aoj", page.word_after("id")),
        },
        ..PLAIN
    },
    // VJudge shows the problems of other judges and keeps their names, but not in its contests.
    Judge {
        name: "vjudge",
        title: "Virtual Judge",
        hosts: &["vjudge.net", "vjudge.net.cn"],
        prefixes: &["vjudge"],
        bin: |page, _| match page.words() {
            ["contest", contest, "problem", letter, ..] => {
                Some(format!("vjudge{contest}_{letter}"))
            }
            ["problem", problem, ..] => vjudge_bin(problem),
            _ => None,
        },
        ..PLAIN
    },
    Judge {
        name: "qoj",
        title: "QOJ",
        hosts: &["qoj.ac"],
        prefixes: &["qoj"],
        bin: |page, _| named("qoj", page.word_after("problem")),
        ..PLAIN
    },
    Judge {
        name: "codechef",
        title: "CodeChef",
        hosts: &["codechef.com"],
        prefixes: &["codechef"],
        bin: |page, _| named("codechef", page.problem()),
        submit_page: |page| {
            let problem = page.problem()?;
            Some(format!("https://www.codechef.com/submit/{problem}"))
        },
        ..PLAIN
    },
    Judge {
        name: "toph",
        title: "Toph",
        hosts: &["toph.co"],
        prefixes: &["toph"],
        bin: |page, _| named("toph", page.word_after("p")),
        ..PLAIN
    },
    Judge {
        name: "leetcode",
        title: "LeetCode",
        hosts: &["leetcode.com", "leetcode.cn"],
        prefixes: &["leetcode"],
        bin: |page, title| named("leetcode", page::number_of(title).or(page.problem())),
        ..PLAIN
    },
    // `/acm/contest/<contest>/<letter>` or `/acm/problem/<number>`.
    Judge {
        name: "nowcoder",
        title: "Nowcoder",
        hosts: &["nowcoder.com"],
        prefixes: &["nowcoder"],
        bin: |page, _| match page.words() {
            ["acm", "contest", contest, letter, ..] => Some(format!("nowcoder{contest}_{letter}")),
            _ => named("nowcoder", page.problem()),
        },
        ..PLAIN
    },
    Judge {
        name: "hdu",
        title: "HDU",
        hosts: &["acm.hdu.edu.cn"],
        prefixes: &["hdu"],
        bin: |page, _| match page.word_after("cid") {
            Some(contest) => Some(format!("hdu{contest}_{}", page.word_after("pid")?)),
            None => named("hdu", page.word_after("pid")),
        },
        ..PLAIN
    },
    Judge {
        name: "poj",
        title: "POJ",
        hosts: &["poj.org"],
        prefixes: &["poj"],
        bin: |page, _| named("poj", page.word_after("id")),
        ..PLAIN
    },
    Judge {
        name: "euler",
        title: "Project Euler",
        hosts: &["projecteuler.net"],
        prefixes: &["euler"],
        bin: |page, _| named("euler", page.problem()),
        ..PLAIN
    },
    Judge {
        name: "jutge",
        title: "Jutge",
        hosts: &["jutge.org"],
        prefixes: &["jutge"],
        // The language at the end, as in `P61396_en`, is not part of the problem's name.
        bin: |page, _| named("jutge", page.word_after("problems")?.split('_').next()),
        ..PLAIN
    },
    Judge {
        name: "codingame",
        title: "CodinGame",
        hosts: &["codingame.com"],
        prefixes: &["codingame"],
        bin: |page, _| named("codingame", page.problem()),
        ..PLAIN
    },
];

/// Least number of a gym contest on Codeforces.
const FIRST_GYM: u64 = 100_000;

/// Name `<judge>_<problem>` of a binary.
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

/// `HDU-3642`, `Aizu-0042`, `CodeForces-118A`, `Gym-100500E`, `AtCoder-abc206_f`.
fn vjudge_bin(id: &str) -> Option<String> {
    let (judge, problem) = id.split_once('-')?;
    match judge.to_ascii_lowercase().as_str() {
        "atcoder" => Some(atcoder_bin(problem)),
        "codeforces" | "gym" => {
            let letter = problem.find(|c: char| !c.is_ascii_digit())?;
            codeforces_bin(&problem[..letter], &problem[letter..])
        }
        "aizu" => Some(format!("aoj_{problem}")),
        // 洛谷
        "luogu" | "%e6%b4%9b%e8%b0%b7" => Some(format!("luogu_{problem}")),
        judge => Some(format!("{judge}_{problem}")),
    }
}
