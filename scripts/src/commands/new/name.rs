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
        for (url, name) in [
            ("https://codeforces.com/contest/118/problem/A", "cf118_a"),
            (
                "https://codeforces.com/problemset/problem/118/A?locale=en",
                "cf118_a",
            ),
            ("https://codeforces.com/gym/100500/problem/E", "gym100500_e"),
            (
                "https://codeforces.com/problemset/gymProblem/100500/E",
                "gym100500_e",
            ),
            ("https://codeforces.net/contest/118/problem/A", "cf118_a"),
            ("https://m2.codeforces.com/contest/118/problem/A", "cf118_a"),
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
            ("https://cses.fi/241/task/A", "cses241_a"),
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
            (
                "https://acm.hdu.edu.cn/contests/contest_showproblem.php?pid=1003&cid=26",
                "hdu26_1003",
            ),
            ("https://www.spoj.com/problems/PEBBMOV/", "spoj_pebbmov"),
            ("https://jutge.org/problems/P61396_en", "jutge_p61396"),
            ("https://projecteuler.net/problem=301", "euler_301"),
            ("https://vjudge.net/problem/HDU-3642", "hdu_3642"),
            (
                "https://vjudge.net/contest/480959#problem/A",
                "vjudge480959_a",
            ),
            ("https://qoj.ac/problem/8525", "qoj_8525"),
            ("https://qoj.ac/contest/1456/problem/7733", "qoj_7733"),
            (
                "https://www.codechef.com/problems/NIMGAME",
                "codechef_nimgame",
            ),
            (
                "https://www.codechef.com/START01A/problems/ABC",
                "codechef_abc",
            ),
            ("https://toph.co/p/stone-game", "toph_stone_game"),
            (
                "https://leetcode.com/problems/nim-game/",
                "leetcode_nim_game",
            ),
            (
                "https://ac.nowcoder.com/acm/contest/1234/B",
                "nowcoder1234_b",
            ),
            (
                "https://ac.nowcoder.com/acm/problem/19987",
                "nowcoder_19987",
            ),
            ("https://vjudge.net/problem/Gym-100500E", "gym100500_e"),
            ("https://vjudge.net/problem/Aizu-0042", "aoj_0042"),
            ("https://vjudge.net/problem/UVA-10404", "uva_10404"),
            (
                "https://vjudge.net/problem/%E6%B4%9B%E8%B0%B7-P2252",
                "luogu_p2252",
            ),
            (
                "https://vjudge.net/problem/%E9%BB%91%E6%9A%97%E7%88%86%E7%82%B8-1022",
                "bzoj_1022",
            ),
            (
                "https://vjudge.net/problem/OpenJ%5FBailian-4142",
                "openj_bailian_4142",
            ),
            ("https://vjudge.net/problem/URAL-1180", "timus_1180"),
            ("https://nus.kattis.com/problems/hello", "kattis_hello"),
            (
                "https://itu.kattis.com/problems/itu.flights",
                "kattis_itu_flights",
            ),
            ("https://dmoj.ca/problem/ccc07s5", "dmoj_ccc07s5"),
            (
                "https://acm.timus.ru/problem.aspx?space=1&num=1180",
                "timus_1180",
            ),
            ("https://www.acmicpc.net/problem/9655", "boj_9655"),
            (
                "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=show_problem&problem=1345",
                "uva_page_1345",
            ),
            (
                "https://onlinejudge.org/external/104/10404.pdf",
                "uva_10404",
            ),
            (
                "https://uva.onlinejudge.org/external/104/p10404.pdf",
                "uva_10404",
            ),
            (
                "https://www.hackerrank.com/challenges/nim-game-1/problem?isFullScreen=true",
                "hackerrank_nim_game_1",
            ),
            (
                "https://www.hackerrank.com/contests/5-days-of-game-theory/challenges/a-chessboard-game",
                "hackerrank_a_chessboard_game",
            ),
            (
                "http://www.usaco.org/index.php?page=viewproblem2&cpid=574",
                "usaco_574",
            ),
            ("https://loj.ac/p/10241", "loj_10241"),
            ("https://uoj.ac/problem/266", "uoj_266"),
            ("https://uoj.ac/contest/50/problem/495", "uoj_495"),
            ("https://oj.uz/problem/view/IOI18_doll", "ojuz_ioi18_doll"),
            (
                "https://basecamp.eolymp.com/en/problems/1592",
                "eolymp_1592",
            ),
            ("https://www.e-olymp.com/en/problems/1592", "eolymp_1592"),
            (
                "https://tlx.toki.id/problems/osn-2018/1A",
                "tlx_osn_2018_1a",
            ),
            (
                "https://tlx.toki.id/contests/troc-20/problems/C",
                "tlx_troc_20_c",
            ),
            (
                "https://contest.ucup.ac/contest/1456/problem/7733",
                "qoj_7733",
            ),
            (
                "https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_1_A",
                "aoj_alds1_1_a",
            ),
            (
                "https://onlinejudge.u-aizu.ac.jp/courses/lesson/1/ALDS1/1/ALDS1_1_A",
                "aoj_alds1_1_a",
            ),
            (
                "http://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=0042",
                "aoj_0042",
            ),
            (
                "https://onlinejudge.u-aizu.ac.jp/services/room.html#KUPC2020Spring/problems/C",
                "aoj_kupc2020spring_c",
            ),
            (
                "https://onlinejudge.u-aizu.ac.jp/challenges/sources/JOI/Prelim/0652",
                "aoj_0652",
            ),
        ] {
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
