//! Rule: every file has a header with all fields in the same order.

use std::path::Path;

use catalogue::Header;
use scripts::workspace::problem::Problem;

use super::{assert_none, problems, sources, workspace};

const SNIPPET_FIELDS: [&str; 6] = [
    "Definition",
    "Theorem",
    "Method",
    "Time",
    "Source",
    "Status",
];

fn snippet_complaints(path: &str, source: &str) -> Vec<String> {
    let header = match Header::parse(source) {
        Ok(header) => header,
        Err(error) => return vec![format!("{path}: {error}")],
    };
    let names: Vec<&str> = header
        .fields
        .iter()
        .map(|field| field.name.as_str())
        .collect();
    let mut complaints = Vec::new();
    let required = names.strip_suffix(&["names"]).unwrap_or(&names);
    if required != SNIPPET_FIELDS {
        complaints.push(format!(
            "{path}: the header has the fields {}; write `//! - <field>: …` for {}, in this \
             order and without others between, and `names` last if it has other names",
            names.join(", "),
            SNIPPET_FIELDS.join(", ")
        ));
    }
    for field in header.fields.iter().filter(|field| field.value.is_empty()) {
        let (line, name) = (field.line, &field.name);
        complaints.push(format!("{path}:{line}: `{name}` says nothing; complete it"));
    }
    complaints
}

fn problem_complaints(problem: &Problem) -> Vec<String> {
    let path = workspace().relative(&problem.path).display().to_string();
    let mut complaints = Vec::new();
    let mut demand = |is_right: bool, remedy: &str| {
        if !is_right {
            complaints.push(format!("{path}: {remedy}"));
        }
    };
    let is_web = |url: &String| url.starts_with("https://") || url.starts_with("http://");
    let is_kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let is_judge = |judge: &String| !judge.is_empty() && judge.chars().all(is_kebab);
    let has_games = !problem.games.is_empty() && problem.games.iter().all(|it| !it.is_empty());
    demand(
        problem.url.as_ref().is_some_and(is_web),
        "write `//! - url: https://…` of the problem's page",
    );
    demand(
        problem.judge.as_ref().is_some_and(is_judge),
        "write `//! - judge: <name>` as cargo-snippet.toml spells it",
    );
    demand(
        has_games,
        "write `//! - games: …`, what a searcher would call it, by commas",
    );
    demand(
        problem.rules.ends_with(['.', '?']) && !problem.rules.starts_with(char::is_lowercase),
        "write `//! - rules: …` in whole sentences: what a move is, and who wins",
    );
    demand(
        problem.difficulty.is_some(),
        "write `//! - difficulty: 1600`, on the scale that CONTRIBUTING.md describes",
    );
    demand(
        problem.input.is_some(),
        "write `//! - input: n in 1..10^5, …`, the inputs that the statement allows",
    );
    demand(
        problem.is_from_memory.is_some(),
        "write `//! - statement: checked with …` or `//! - statement: from memory`",
    );
    demand(
        !problem.title.contains("://"),
        "write the title without its url, which has a line of its own",
    );
    demand(
        !problem.prose.is_empty(),
        "write a paragraph below the fields: why the formula holds, and its cost",
    );
    complaints
}

#[test]
fn snippet_headers_have_their_fields_in_order() {
    let complaints = sources("snippets/src")
        .iter()
        .filter(|(path, _)| !path.ends_with("/lib.rs"))
        .flat_map(|(path, source)| snippet_complaints(path, source))
        .collect::<Vec<_>>();
    assert_none(&complaints);
}

#[test]
fn problem_headers_parse_and_name_url_judge_games_and_rules() {
    let complaints = problems();
    let complaints = complaints.iter().flat_map(problem_complaints);
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_snippet_rule_sees_missing_misplaced_and_empty_fields() {
    let good: String = SNIPPET_FIELDS
        .iter()
        .map(|field| format!("//! - {field}: x.\n"))
        .collect();
    let complaints = |fields: &str| snippet_complaints("a.rs", &format!("//! A.\n//!\n{fields}"));
    assert_none(&complaints(&good));
    assert_none(&complaints(&format!("{good}//! - names: x.\n")));
    for bad in [
        format!("//! - names: x.\n{good}"),
        good.replace("//! - Theorem: x.\n", ""),
        good.replace("Theorem", "Theorem (of A)"),
        good.replace("//! - Status: x.", "//! - Status:"),
        good.replace("Source", "Sources"),
        format!("{good}//! - Note: x.\n"),
        good.lines().rev().map(|line| format!("{line}\n")).collect(),
        String::new(),
    ] {
        assert_eq!(complaints(&bad).len(), 1, "{bad}");
    }
    assert_eq!(snippet_complaints("a.rs", "fn a() {}").len(), 1);
}

#[test]
fn the_problem_rule_sees_what_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let complaints = |source: &str| {
        let path = folder.path().join("cf1_a.rs");
        std::fs::write(&path, source).unwrap();
        problem_complaints(&Problem::read("cf1_a", Path::new(&path)).unwrap())
    };
    let good = "//! A.\n//! - url: https://a.b/c\n//! - judge: codeforces\n//! - games: nim\n//! - rules: Take. Who cannot loses.\n//! - difficulty: 800\n\
                //! - input: n in 1..9\n//! - statement: from memory\n//!\n//! Proof.\n";
    assert_none(&complaints(good));
    for (right, wrong) in [
        ("//! - url: https://a.b/c\n", ""),
        ("https", "ftp"),
        ("//! - judge: codeforces\n", ""),
        ("codeforces", "Codeforces Gym"),
        ("//! - games: nim\n", ""),
        ("nim\n", "nim,, kayles\n"),
        ("//! A.", "//! A. <https://a.b/c>"),
        ("//! - rules: Take. Who cannot loses.\n", ""),
        ("Take. Who cannot loses.", "take, and who cannot loses"),
        ("//! - difficulty: 800\n", ""),
        ("//! - input: n in 1..9\n", ""),
        ("//! - statement: from memory\n", ""),
        ("Proof.", ""),
    ] {
        assert_eq!(complaints(&good.replace(right, wrong)).len(), 1, "{right}");
    }
}
