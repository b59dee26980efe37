//! Names of problem binaries.

use anyhow::{Result, ensure};

use super::task::Task;
use crate::workspace::judge;

const MAX_LENGTH: usize = 60;

/// Checks that a name is a valid crate name, a file name on every system, and easy to type.
///
/// # Errors
/// If the name is invalid; the error shows how to write one.
pub fn check_name(bin: &str) -> Result<()> {
    const OF_RUST: [&str; 5] = ["test", "core", "std", "proc_macro", "self"];
    let is_of_windows = ["con", "prn", "aux", "nul"].contains(&bin)
        || ["com", "lpt"].iter().any(|port| {
            let number = bin.strip_prefix(port);
            number.is_some_and(|it| it.len() == 1 && it.as_bytes()[0].is_ascii_digit())
        });
    ensure!(
        !is_of_windows,
        "`{bin}` is a reserved name on Windows, where no file can have it; choose another, such \
         as `cf15_c`"
    );
    ensure!(
        !OF_RUST.contains(&bin),
        "`{bin}` is a name of Rust's own, which no program can have; choose another, such as \
         `cf15_c`"
    );
    let is_snake = !bin.is_empty()
        && bin.split('_').all(|word| {
            !word.is_empty()
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
        && bin.starts_with(|c: char| c.is_ascii_lowercase());
    ensure!(
        is_snake && bin.len() <= MAX_LENGTH,
        "`{bin}` cannot name a problem; write `<judge><contest>_<problem>` in lower snake case, \
         such as `cf15_c`"
    );
    Ok(())
}

/// Name of a task's binary: by its page if the judge is known, else by its group and title, or by
/// the words of its address if the title isn't ASCII. It always passes [`check_name`].
pub fn of_task(task: &Task) -> String {
    of_page(&task.url, &task.name).unwrap_or_else(|| of_words(task))
}

/// The name with `_<number>` at its end, shortened if need be.
pub fn numbered(bin: &str, number: usize) -> String {
    let end = format!("_{number}");
    let room = bin.len().min(MAX_LENGTH - end.len());
    format!("{}{end}", bin[..room].trim_end_matches('_'))
}

/// Name of the problem on a judge's page; all pages of one problem give the same name.
pub fn of_url(url: &str) -> Option<String> {
    of_page(url, "")
}

/// Name of the problem on a judge's page whose title tells what the address leaves out.
pub fn of_page(url: &str, title: &str) -> Option<String> {
    let name = snake(&judge::bin_of(url, title)?);
    check_name(&name).is_ok().then_some(name)
}

fn of_words(task: &Task) -> String {
    let group = task.group.split(" - ").next().unwrap_or_default();
    let (label, words) = judge::words_of(&task.url).unwrap_or_default();
    let mut judge = snake(group);
    if judge.is_empty() {
        judge = snake(label);
    }
    if !judge.starts_with(|c: char| c.is_ascii_lowercase()) {
        judge = format!("problem_{judge}");
    }
    let (title, address) = (snake(&task.name), snake(&words.join(" ")));
    let problem = if task.name.is_ascii() && !title.is_empty() || address.is_empty() {
        title
    } else {
        address
    };
    let mut whole = snake(&format!("{judge}_{problem}"));
    whole.truncate(MAX_LENGTH);
    let name = whole.trim_end_matches('_');
    check_name(name).map_or_else(|_| format!("{name}_problem"), |()| name.to_string())
}

/// Words of lower-case ASCII letters and digits, joined by `_`.
fn snake(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    words.join("_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_lower_snake_case() {
        for good in ["cf15_c", "gym100500_e", "library_checker_nim_product_64"] {
            check_name(good).unwrap();
        }
        let long = "a".repeat(61);
        for bad in [
            "", "CF15", "cf15-c", "../x", "cf__1", "_a", "15c", "con", "com1", "std", "ö", "a/b",
            &long,
        ] {
            assert!(
                check_name(bad).unwrap_err().to_string().contains("cf15_c"),
                "{bad}"
            );
        }
    }

    #[test]
    fn a_page_tells_the_name() {
        for row in include_str!("pages.tsv").lines().skip(1) {
            let (name, url) = row.split_once('\t').unwrap();
            assert_eq!(of_url(url).as_deref(), Some(name), "{url}");
        }
    }

    #[test]
    fn a_title_in_any_script_gives_a_readable_name() {
        let long = "word ".repeat(20);
        for (group, title, url, name) in [
            (
                "UVa Online Judge",
                "10404 - Bachet's Game",
                "https://onlinejudge.org/index.php?option=com_onlinejudge&problem=1345",
                "uva_10404",
            ),
            (
                "",
                "A: 硕鼠",
                "http://acm.ocrosoft.com/problem.php?cid=3659&pid=0",
                "ocrosoft_3659_0",
            ),
            ("大学", "石", "", "problem"),
            (
                "SSOIER",
                "1006：A+B问题",
                "http://ybt.ssoier.cn:8088/problem_show.php?pid=1006",
                "ssoier_1006",
            ),
            (
                "Baekjoon Online Judge",
                "A/B",
                "https://acm.example.net/problem/1008",
                "baekjoon_online_judge_a_b",
            ),
            ("Con", "石", "", "con_problem"),
        ] {
            let json = serde_json::json!({"group": group, "name": title, "url": url});
            let task = Task::parse(json.to_string().as_bytes()).unwrap();
            assert_eq!(of_task(&task), name);
        }
        let json = serde_json::json!({"name": long});
        let name = of_task(&Task::parse(json.to_string().as_bytes()).unwrap());
        check_name(&name).unwrap();
        let other = numbered(&name, 2);
        check_name(&other).unwrap();
        assert!(other.ends_with("_2"), "{other}");
    }

    #[test]
    fn a_page_of_nowhere_tells_nothing() {
        for url in [
            "",
            "codeforces.com/contest/1/problem/A",
            "file:///etc/passwd",
            "https://codeforces.com/",
            "https://evilcodeforces.com/contest/1/problem/A",
            "https://codeforces.com/contest/../problem/A",
            "https://atcoder.jp/contests/x/tasks/..%2f..%2fx/../石",
            "https://cses.fi/problemset/task/",
        ] {
            let name = of_url(url);
            assert!(
                name.as_ref().is_none_or(|name| check_name(name).is_ok()),
                "{url}: {name:?}"
            );
        }
    }
}
