//! The page where a solution is submitted.

/// The submit page that belongs to a problem's page; the page itself where the judge
/// has the form on it.
pub fn page(url: &str) -> String {
    let bare = url.trim_end_matches('/');
    let parts: Vec<&str> = bare.split('/').skip(2).collect();
    match parts[..] {
        ["codeforces.com", "problemset", "problem", contest, problem] => {
            format!("https://codeforces.com/problemset/submit/{contest}/{problem}")
        }
        [
            "codeforces.com",
            kind @ ("contest" | "gym"),
            contest,
            "problem",
            _,
        ] => {
            format!("https://codeforces.com/{kind}/{contest}/submit")
        }
        ["atcoder.jp", "contests", contest, "tasks", task] => {
            format!("https://atcoder.jp/contests/{contest}/submit?taskScreenName={task}")
        }
        ["cses.fi", "problemset", "task", task] => {
            format!("https://cses.fi/problemset/submit/{task}/")
        }
        ["www.luogu.com.cn", "problem", _] => format!("{bare}#submit"),
        ["www.spoj.com", "problems", problem] => format!("https://www.spoj.com/submit/{problem}/"),
        ["yukicoder.me", "problems", ..] | ["open.kattis.com", ..] => format!("{bare}/submit"),
        _ => url.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::page;

    #[test]
    fn each_judge_has_its_submit_page() {
        for (problem, submit) in [
            (
                "https://codeforces.com/contest/15/problem/C",
                "https://codeforces.com/contest/15/submit",
            ),
            (
                "https://codeforces.com/gym/100500/problem/E",
                "https://codeforces.com/gym/100500/submit",
            ),
            (
                "https://codeforces.com/problemset/problem/15/C",
                "https://codeforces.com/problemset/submit/15/C",
            ),
            (
                "https://atcoder.jp/contests/agc017/tasks/agc017_d",
                "https://atcoder.jp/contests/agc017/submit?taskScreenName=agc017_d",
            ),
            (
                "https://cses.fi/problemset/task/1730",
                "https://cses.fi/problemset/submit/1730/",
            ),
            (
                "https://www.luogu.com.cn/problem/P1247",
                "https://www.luogu.com.cn/problem/P1247#submit",
            ),
            (
                "https://www.spoj.com/problems/PEBBMOV/",
                "https://www.spoj.com/submit/PEBBMOV/",
            ),
            (
                "https://yukicoder.me/problems/no/2",
                "https://yukicoder.me/problems/no/2/submit",
            ),
            (
                "https://open.kattis.com/problems/nim/",
                "https://open.kattis.com/problems/nim/submit",
            ),
            (
                "https://judge.yosupo.jp/problem/aplusb",
                "https://judge.yosupo.jp/problem/aplusb",
            ),
        ] {
            assert_eq!(page(problem), submit);
        }
    }
}
