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
    let vjudge = Some("https://vjudge.net/problem/HDU-3642");
    assert_eq!(name_of("hdu_3642", vjudge), "hdu");
    assert_eq!(name_of("uva_10", vjudge), "uva");
    assert_eq!(name_of("uvalive_10", vjudge), "vjudge");
    let kattis = Some("https://itu.kattis.com/problems/itu.flights");
    assert_eq!(name_of("kattis_itu_flights", kattis), "kattis");
}

#[test]
fn the_extension_fills_in_two_judges_forms() {
    for (page, is_filled_in) in [
        ("https://codeforces.com/gym/100500/problem/E", true),
        ("https://cses.fi/problemset/task/1730", true),
        ("https://atcoder.jp/contests/abc206/tasks/abc206_f", false),
        ("https://www.luogu.com.cn/problem/P2252", false),
        ("https://a.b/c", false),
    ] {
        assert_eq!(is_filled_in_by_cph_submit(page), is_filled_in, "{page}");
    }
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
fn a_page_of_several_problems_leads_to_the_one_of_the_title() {
    for (page, title, own) in [
        (
            "https://codeforces.com/contest/1/problems?locale=en",
            "A. Theatre Square",
            "https://codeforces.com/contest/1/problem/A",
        ),
        (
            "https://codeforces.com/gym/100500/problems",
            "Codeforces. E1. Chill Zone",
            "https://codeforces.com/gym/100500/problem/E1",
        ),
        (
            "https://codeforces.com/contest/1/problems",
            "Theatre Square",
            "https://codeforces.com/contest/1/problems",
        ),
        (
            "https://codeforces.com/contest/1293/problem/0",
            "A. New Start",
            "https://codeforces.com/contest/1293/problem/0",
        ),
        ("https://a.b/problems", "A. Nim", "https://a.b/problems"),
    ] {
        assert_eq!(problem_page(page, title), own);
    }
}

#[test]
fn every_judge_of_the_table_names_its_problems_as_it_reads_their_names() {
    for judge in &*JUDGES {
        for prefix in judge.prefixes() {
            assert_eq!(name_of(&format!("{prefix}1_a"), None), judge.name);
        }
        for host in &judge.hosts {
            for host in [host.clone(), host.to_uppercase()] {
                assert_eq!(name_of("", Some(&format!("https://{host}/"))), judge.name);
            }
        }
    }
}

/// Text of this workspace's configuration.
fn configuration() -> String {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    std::fs::read_to_string(root.unwrap().join("cargo-snippet.toml")).unwrap()
}

#[test]
fn every_profile_is_of_a_judge_of_the_table() {
    let config: crate::workspace::config::Config = toml::from_str(&configuration()).unwrap();
    for name in config.judge.keys() {
        let is_known = name == OTHER || JUDGES.iter().any(|judge| judge.name == *name);
        assert!(
            is_known,
            "cargo-snippet.toml has `[judge.{name}]`; add `{name}` to scripts/src/workspace/judge/judges.toml"
        );
    }
}

/// Judges for which the profile `other` is meant: they take no Rust, or nobody has said which.
const WITHOUT_PROFILE: [&str; 21] = [
    "boj",
    "codechef",
    "codingame",
    "dmoj",
    "eolymp",
    "euler",
    "hackerrank",
    "hdu",
    "jutge",
    "leetcode",
    "loj",
    "nowcoder",
    "ojuz",
    "poj",
    "qoj",
    "timus",
    "tlx",
    "toph",
    "uoj",
    "usaco",
    "uva",
];

#[test]
fn every_judge_has_a_profile_or_is_known_to_have_none() {
    let config: crate::workspace::config::Config = toml::from_str(&configuration()).unwrap();
    for judge in &*JUDGES {
        let name = judge.name.as_str();
        let has_profile = config.judge.contains_key(name);
        assert!(
            has_profile != WITHOUT_PROFILE.contains(&name),
            "give cargo-snippet.toml `[judge.{name}]`, or `{name}` to WITHOUT_PROFILE: one of both"
        );
    }
}

/// Returns whether a comment reads `2026-05: https://…` or `2026-05, unconfirmed: no source…`.
fn is_dated_with_its_source(comment: &str) -> bool {
    let (date, source) = comment.split_once(':').unwrap_or_default();
    let month = date.split(',').next().unwrap_or_default();
    let is_month = |(year, month): (&str, &str)| {
        (2025..2100).contains(&year.parse().unwrap_or(0))
            && (1..=12).contains(&month.parse().unwrap_or(0))
    };
    month.split_once('-').is_some_and(is_month)
        && (source.contains("https://") || source.contains("no source"))
}

#[test]
fn every_profile_is_dated_and_names_its_source() {
    let text = configuration();
    let lines: Vec<&str> = text.lines().collect();
    let mut profiles = 0;
    for (i, line) in lines.iter().enumerate() {
        let profile = line.strip_prefix("[judge.").filter(|it| !it.contains('.'));
        let Some(profile) = profile else { continue };
        profiles += 1;
        let above = lines[..i].iter().rev().take_while(|it| it.starts_with('#'));
        let above: Vec<&str> = above.map(|it| it.trim_start_matches(['#', ' '])).collect();
        let comment: String = above.into_iter().rev().collect::<Vec<_>>().join(" ");
        assert!(
            is_dated_with_its_source(&comment),
            "cargo-snippet.toml: write `# <year>-<month>: <source>` above `[judge.{profile}`"
        );
    }
    assert!(profiles > 10, "{profiles}");
}

#[test]
fn judges_have_the_crates_that_they_publish() {
    let config: crate::workspace::config::Config = toml::from_str(&configuration()).unwrap();
    for (judge, crate_name, version) in [
        ("atcoder", "nalgebra", "0.34.0"),
        ("atcoder", "im-rc", "15.1.0"),
        ("atcoder", "glidesort", "0.1.2"),
        ("yukicoder", "num", "0.4.3"),
    ] {
        let crates = &config.judge[judge].crates;
        assert_eq!(
            crates.get(crate_name).map(String::as_str),
            Some(version),
            "{crate_name}"
        );
    }
    let luogu = &config.judge["luogu"];
    assert_eq!(
        (luogu.edition.as_str(), luogu.rustc.as_deref()),
        ("2024", Some("1.88.0"))
    );
}
