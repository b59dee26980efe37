use super::*;

#[test]
fn the_url_tells_the_judge_and_else_the_name_does() {
    let url = Some("https://www.luogu.com.cn/problem/P2252");
    assert_eq!(name_of("cf1_a", url), "luogu");
    assert_eq!(
        name_of("abc1_a", Some("https://example.org/atcoder.jp")),
        "other"
    );
    assert_eq!(name_of("gym100500_e", None), "codeforces");
    assert_eq!(name_of("mine_a", None), "other");
}

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
        assert_eq!(submit_page(problem), submit);
    }
}

#[test]
fn every_judge_of_the_table_names_its_problems_as_it_reads_their_names() {
    for judge in &JUDGES {
        for prefix in judge.prefixes {
            assert_eq!(name_of(&format!("{prefix}1_a"), None), judge.name);
        }
        let root = format!("https://{}/", judge.host);
        assert_eq!(name_of("", Some(&root)), judge.name);
    }
}

#[test]
fn every_profile_is_of_a_judge_of_the_table() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    let workspace = crate::workspace::Workspace::at(root.unwrap());
    for name in workspace.config().unwrap().judge.keys() {
        let is_known = name == OTHER || JUDGES.iter().any(|judge| judge.name == name);
        assert!(
            is_known,
            "cargo-snippet.toml has `[judge.{name}]`; add `{name}` to scripts/src/judge"
        );
    }
}
