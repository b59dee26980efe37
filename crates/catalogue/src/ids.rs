//! Names of problems as people and addresses write them: `HDU 2516`, `1498F`,
//! `https://cses.fi/problemset/task/1730`.

use crate::entry::Entry;
use crate::words::letters;

/// What a judge is called beside its name in the names of problems.
const JUDGES: [(&str, &str); 9] = [
    ("codeforces", "cf"),
    ("洛谷", "luogu"),
    ("力扣", "leetcode"),
    ("yosupo", "librarychecker"),
    ("lc", "leetcode"),
    ("pe", "euler"),
    ("projecteuler", "euler"),
    ("aizu", "aoj"),
    ("dp", "edpc"),
];

/// Words of addresses that name no problem.
const NOISE: &str = "https http www com cn net org jp edu me fi in acm judge vjudge vj online onlinejudge atcoder \
                     contest contests problem problems problemset task tasks showproblem php html pid id view show no at en ja zh \
                     project library checker u ac p index description jsp submit question 题 题目 第 問題";

/// Longest name of a problem, in words.
const LONGEST: usize = 6;

/// A text of more words than this is no name.
const SHORT: usize = 12;

/// Returns the words that tell problems apart.
pub fn parts(text: &str) -> Vec<String> {
    let letters = letters(text);
    let words = letters.chunk_by(|a, b| a.is_alphanumeric() && b.is_alphanumeric());
    let words = words.filter(|word| word[0].is_alphanumeric());
    let words = words.map(String::from_iter);
    let words = words.filter(|word| !NOISE.split_ascii_whitespace().any(|it| it == word));
    let plain = |word: String| {
        let known = JUDGES.iter().find(|(name, _)| *name == word);
        known.map_or(word, |it| it.1.to_string())
    };
    words.map(plain).collect()
}

/// Returns what a short text may name: each run of its parts, joined.
pub fn named_in(text: &str) -> Vec<String> {
    let parts = parts(text);
    if parts.len() > SHORT {
        return Vec::new();
    }
    let runs = (0..parts.len()).flat_map(|from| {
        let longest = LONGEST.min(parts.len() - from);
        (1..=longest).map(move |length| from..from + length)
    });
    runs.map(|run| parts[run].concat()).collect()
}

/// Returns the names of a problem: its own without `_`, Codeforces' without the judge, Luogu's
/// `p1247`, and what its address says.
pub fn names(problem: &Entry) -> Vec<String> {
    let own = problem.name.replace('_', "");
    let number = own.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let mut names = Vec::new();
    if own.starts_with("cf") && number.ends_with(|c: char| !c.is_ascii_digit()) {
        names.push(number.to_string());
    }
    if let Some(number) = own.strip_prefix("luogu") {
        names.push(number.to_string());
    }
    names.push(parts(&problem.url).concat());
    names.push(own);
    // A mere number or word names nothing.
    names.retain(|it| it.len() > 2 && it.contains(char::is_alphabetic));
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(name: &str, url: &str) -> Entry {
        Entry {
            name: name.into(),
            url: url.into(),
            ..Entry::default()
        }
    }

    #[test]
    fn a_problem_is_named_in_many_ways() {
        let url = "https://codeforces.com/problemset/problem/1498/F";
        let names = names(&problem("cf1498_f", url));
        let is_named = |text: &str| named_in(text).iter().any(|it| names.contains(it));
        for name in [
            "1498F",
            "1498 f",
            "CF1498F",
            "Codeforces 1498 F",
            "codeforces.com/contest/1498/problem/F",
            "https://codeforces.com/contest/1498/problem/F?locale=ru#x",
            "https://www.luogu.com.cn/problem/CF1498F",
            "vjudge.net/problem/CodeForces-1498F",
            "1498F. Christmas Game",
        ] {
            assert!(is_named(name), "{name}");
        }
        for other in ["1498", "1498E", "14982 F", "F", ""] {
            assert!(!is_named(other), "{other}");
        }
    }
}
