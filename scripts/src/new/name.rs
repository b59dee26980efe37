//! What a problem is called, and which judge it belongs to.

use anyhow::{Result, ensure};

use super::task::Task;

/// How a judge's binaries begin, its host, its name.
const JUDGES: [(&[&str], &str, &str); 14] = [
    (
        &["abc", "arc", "agc", "ahc", "edpc", "typical"],
        "atcoder.jp",
        "atcoder",
    ),
    (&["cf", "gym"], "codeforces.com", "codeforces"),
    (&["library_checker"], "judge.yosupo.jp", "library-checker"),
    (&["yukicoder"], "yukicoder.me", "yukicoder"),
    (&["kattis"], "open.kattis.com", "kattis"),
    (&["luogu"], "luogu.com.cn", "luogu"),
    (&["acwing"], "acwing.com", "acwing"),
    (&["cses"], "cses.fi", "cses"),
    (&["lightoj"], "lightoj.com", "lightoj"),
    (&["spoj"], "spoj.com", "spoj"),
    (&["hdu"], "acm.hdu.edu.cn", "hdu"),
    (&["poj"], "poj.org", "poj"),
    (&["euler"], "projecteuler.net", "euler"),
    (&["jutge"], "jutge.org", "jutge"),
];

/// Codeforces numbers its gym contests from here on.
const FIRST_GYM: u64 = 100_000;

const LONGEST: usize = 60;

/// A name that is a crate name, a file name everywhere and easy to type.
pub fn check_name(bin: &str) -> Result<()> {
    const RESERVED: [&str; 9] = [
        "con",
        "prn",
        "aux",
        "nul",
        "test",
        "core",
        "std",
        "proc_macro",
        "self",
    ];
    let is_snake = !bin.is_empty()
        && bin.split('_').all(|word| {
            !word.is_empty()
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
        && bin.starts_with(|c: char| c.is_ascii_lowercase());
    ensure!(
        is_snake && bin.len() <= LONGEST && !RESERVED.contains(&bin),
        "`{bin}` cannot name a problem; write `<judge><contest>_<problem>` in lower snake case, \
         such as `cf15_c`"
    );
    Ok(())
}

/// By the url's host where there is one, otherwise by how the name begins.
pub fn judge_of(bin: &str, url: Option<&str>) -> &'static str {
    let host = url
        .and_then(|url| Some(split(url)?.0))
        .filter(|host| !is(host, "vjudge.net"));
    let is_from = |(begins, domain, _): &&(&[&str], &str, &str)| match host {
        Some(host) => is(host, domain),
        None => begins.iter().any(|begin| bin.starts_with(begin)),
    };
    JUDGES
        .iter()
        .find(is_from)
        .map_or("other", |&(_, _, judge)| judge)
}

/// The name of a task's binary: by its page where the judge is known, else by its group
/// and title. It always passes `check_name`.
pub fn of_task(task: &Task) -> String {
    if judge_of("", Some(&task.url)) == "acwing"
        && let Some((number, _)) = task.name.split_once('.')
        && number.chars().all(|c| c.is_ascii_digit())
        && check_name(&format!("acwing_{number}")).is_ok()
    {
        return format!("acwing_{number}"); // the page's number is another one
    }
    of_url(&task.url).unwrap_or_else(|| of_words(task))
}

/// The name that a judge's page stands for; two pages of one problem give one name.
pub fn of_url(url: &str) -> Option<String> {
    let (host, path) = split(url)?;
    let words: Vec<&str> = path
        .split(['/', '?', '&', '=', '#'])
        .filter(|word| !word.is_empty())
        .collect();
    let after = |key: &str| {
        let at = words.iter().position(|word| *word == key)?;
        words.get(at + 1).copied()
    };
    let judge = match is(host, "vjudge.net") {
        true => "vjudge",
        false => judge_of("", Some(url)),
    };
    let raw = match judge {
        "atcoder" => of_atcoder(after("tasks")?),
        "codeforces" => match words[..] {
            ["problemsets", set, "problem", _, problem, ..] => format!("cf_{set}_{problem}"),
            ["problemset", "problem", contest, problem, ..] => of_codeforces(contest, problem)?,
            _ => of_codeforces(after("contest").or(after("gym"))?, after("problem")?)?,
        },
        "library-checker" => format!("library_checker_{}", after("problem")?),
        "yukicoder" => format!("yukicoder_{}", after("no")?),
        "cses" => format!("cses_{}", after("task")?),
        "acwing" => format!("acwing_{}", words.iter().find(|word| is_number(word))?),
        "hdu" => format!("hdu_{}", after("pid")?),
        "poj" => format!("poj_{}", after("id")?),
        "jutge" => format!("jutge_{}", after("problems")?.split('_').next()?),
        "vjudge" => of_vjudge(after("problem")?)?,
        "other" => return None,
        judge => format!("{judge}_{}", after("problem").or(after("problems"))?),
    };
    Some(snake(&raw)).filter(|name| check_name(name).is_ok())
}

fn of_atcoder(task: &str) -> String {
    match task.strip_prefix("dp_") {
        Some(problem) => format!("edpc_{problem}"),
        None => task.to_string(),
    }
}

fn of_codeforces(contest: &str, problem: &str) -> Option<String> {
    let number: u64 = contest.parse().ok()?;
    let judge = if number < FIRST_GYM { "cf" } else { "gym" };
    Some(format!("{judge}{number}_{problem}"))
}

/// `HDU-3642`, `CodeForces-118A`, `Gym-100500E`, `AtCoder-abc206_f`.
fn of_vjudge(id: &str) -> Option<String> {
    let (judge, problem) = id.split_once('-')?;
    match judge.to_ascii_lowercase().as_str() {
        "atcoder" => Some(of_atcoder(problem)),
        "codeforces" | "gym" => {
            let letter = problem.find(|c: char| !c.is_ascii_digit())?;
            of_codeforces(&problem[..letter], &problem[letter..])
        }
        judge => Some(format!("{judge}_{problem}")),
    }
}

fn of_words(task: &Task) -> String {
    let group = task.group.split(" - ").next().unwrap_or_default();
    let mut judge = snake(group);
    if !judge.starts_with(|c: char| c.is_ascii_lowercase()) {
        judge = format!("problem_{judge}");
    }
    let title = snake(&task.name);
    let whole = snake(&format!("{judge}_{title}"));
    // Letters that got lost could be all that tells two problems apart.
    let says_all = task.name.is_ascii() && !title.is_empty() && whole.len() <= LONGEST;
    if says_all {
        return whole;
    }
    let tail = format!("{:08x}", checksum(&format!("{} {}", task.url, task.name)));
    let room = whole.len().min(LONGEST - tail.len() - 1);
    snake(&format!("{}_{tail}", &whole[..room]))
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

/// FNV-1a, folded: the same on every machine and in every year.
fn checksum(text: &str) -> u32 {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash ^ hash >> 32) as u32
}

/// Host and what follows it.
fn split(url: &str) -> Option<(&str, &str)> {
    let rest = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"))?;
    Some(rest.split_once('/').unwrap_or((rest, "")))
}

fn is(host: &str, domain: &str) -> bool {
    host == domain
        || host
            .strip_suffix(domain)
            .is_some_and(|sub| sub.ends_with('.'))
}

fn is_number(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_digit())
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
            "", "CF15", "cf15-c", "../x", "cf__1", "_a", "15c", "con", "ö", "a/b", &long,
        ] {
            assert!(
                check_name(bad).unwrap_err().to_string().contains("cf15_c"),
                "{bad}"
            );
        }
    }

    #[test]
    fn the_url_tells_the_judge_and_else_the_name_does() {
        let url = Some("https://www.luogu.com.cn/problem/P2252");
        assert_eq!(judge_of("cf1_a", url), "luogu");
        assert_eq!(
            judge_of("abc1_a", Some("https://example.org/atcoder.jp")),
            "other"
        );
        assert_eq!(judge_of("gym100500_e", None), "codeforces");
        assert_eq!(judge_of("mine_a", None), "other");
    }

    #[test]
    fn a_page_tells_the_name() {
        for (url, name) in [
            ("https://codeforces.com/contest/118/problem/A", "cf118_a"),
            (
                "https://codeforces.com/problemset/problem/118/A?locale=en",
                "cf118_a",
            ),
            ("https://codeforces.com/gym/100500/problem/E", "gym100500_e"),
            (
                "https://codeforces.com/group/MWSDmqGsZm/contest/219856/problem/A",
                "gym219856_a",
            ),
            (
                "https://codeforces.com/problemsets/acmsguru/problem/99999/123",
                "cf_acmsguru_123",
            ),
            (
                "https://atcoder.jp/contests/abc206/tasks/abc206_f",
                "abc206_f",
            ),
            ("https://atcoder.jp/contests/dp/tasks/dp_k", "edpc_k"),
            ("https://www.luogu.com.cn/problem/P2252", "luogu_p2252"),
            ("https://cses.fi/problemset/task/1099/", "cses_1099"),
            (
                "https://judge.yosupo.jp/problem/nim_product_64",
                "library_checker_nim_product_64",
            ),
            ("https://open.kattis.com/problems/guess", "kattis_guess"),
            (
                "https://open.kattis.com/contests/x1/problems/guess",
                "kattis_guess",
            ),
            ("https://yukicoder.me/problems/no/2", "yukicoder_2"),
            ("http://poj.org/problem?id=1704", "poj_1704"),
            ("http://acm.hdu.edu.cn/showproblem.php?pid=1536", "hdu_1536"),
            ("https://www.spoj.com/problems/PEBBMOV/", "spoj_pebbmov"),
            ("https://jutge.org/problems/P61396_en", "jutge_p61396"),
            ("https://projecteuler.net/problem=301", "euler_301"),
            ("https://vjudge.net/problem/HDU-3642", "hdu_3642"),
            ("https://vjudge.net/problem/Gym-100500E", "gym100500_e"),
        ] {
            assert_eq!(of_url(url).as_deref(), Some(name), "{url}");
        }
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
