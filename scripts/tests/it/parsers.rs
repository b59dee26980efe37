//! Parsers never panic, and an error is short, whatever the text. Those of rules, paths and zips
//! have such tests in their own files.

use std::path::Path;

use certificates::Budget;
use explorer::game::Game;
use explorer::guess::Numbers;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use scripts::commands::new::Task;
use scripts::workspace::Workspace;
use scripts::workspace::config::Config;
use scripts::workspace::judge;
use scripts::workspace::problem::Problem;
use scripts::workspace::snippets::Library;
use scripts::workspace::units::{parse_memory, parse_time};

use crate::support::{Sandbox, are_all_tried, outcome};

const PIECES: [&str; 24] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "'",
    "\\",
    "-",
    "..",
    "^",
    "%",
    "#",
    ",",
    "\n",
    " ",
    "0",
    "99999999999999999999",
    "1e999",
    "\u{0}",
    "\u{feff}",
    "é",
    "石",
];

/// One of these texts with parts removed, repeated and inserted.
fn mutated(texts: &'static [&'static str]) -> impl Strategy<Value = String> {
    let edit = (
        any::<Index>(),
        0..6_usize,
        select(&PIECES),
        select(&[0, 1, 2, 300]),
    );
    let edits = prop::collection::vec(edit, 0..4);
    (select(texts), edits).prop_map(|(text, edits)| {
        let mut text: Vec<char> = text.chars().collect();
        for (at, length, piece, times) in edits {
            let at = at.index(text.len() + 1);
            let end = text.len().min(at + length);
            let kept: String = text[at..end].iter().collect();
            let new = if length == 0 { piece } else { &kept };
            text.splice(at..end, new.repeat(times).chars().collect::<Vec<_>>());
        }
        text.into_iter().collect()
    })
}

fn config() -> ProptestConfig {
    ProptestConfig::with_cases(if are_all_tried() { 5_000 } else { 64 })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn codes_and_take_sets(text in mutated(&["0.77", "4.007", "take{1,3,4}", "coins{1,2}", "nim"])) {
        let _ = Game::parse(&text);
    }

    #[test]
    fn numbers(text in mutated(&["0 1 2 3", "[0, 1,\n 2]", "1|2\n3|4", "a(n) = {1; 2}", "-5"])) {
        let _ = Numbers::parse(&text);
    }

    #[test]
    fn certificates_of_periods(text in mutated(&[CERTIFICATE])) {
        let _ = certificates::check(&text, &Budget::new(10_000, &|| true));
    }

    #[test]
    fn headers_with_formats_and_limits(text in mutated(&[HEADER])) {
        let _ = Problem::parse("a", Path::new("a.rs"), &text);
        let _ = (parse_time(&text), parse_memory(&text));
    }

    #[test]
    fn tasks(text in mutated(&[TASK])) {
        let _ = Task::parse(text.as_bytes());
    }

    #[test]
    fn pages(text in mutated(&[
        "https://atcoder.jp/contests/abc100/tasks/abc100_a",
        "https://codeforces.com/contest/1770/problem/D?locale=en#x",
        "https://yukicoder.me/problems/no/3%41",
    ])) {
        let _ = (judge::bin_of(&text, &text), judge::problem_page(&text, "A. x"));
        let _ = (judge::words_of(&text), judge::submit_page(&text), judge::name_of("a", Some(&text)));
    }

    #[test]
    fn settings(text in mutated(&[SETTINGS])) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cargo-snippet.toml");
        std::fs::write(&path, text).unwrap();
        let _ = Config::read(&path).map(|config| config.check_harmless());
    }

    #[test]
    fn snippets(text in mutated(&[SNIPPETS])) {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("src")).unwrap();
        let settings = "[snippet]\nroots = [\"src\"]\n[judge]\n";
        std::fs::write(folder.path().join("cargo-snippet.toml"), settings).unwrap();
        std::fs::write(folder.path().join("src/a.rs"), text).unwrap();
        // As the command does.
        let read = move || Library::read(&Workspace::at(folder.path()).unwrap()).map(drop);
        let thread = std::thread::Builder::new().stack_size(64 << 20);
        let _ = thread.spawn(read).unwrap().join().unwrap();
    }
}

const CERTIFICATE: &str = include_str!("../../../crates/certificates/src/tests/files/wythoff.txt");
const HEADER: &str = "//! A.\n//!\n//! - url: https://a.b/c\n//! - games: a (b)\n//! - time-limit: 2 s\n\
    //! - memory-limit: 64 MiB\n//! - compare: 1e-6\n\
    //! - input: n in 1..2*10^5, { a[n] in -9..9 | \"x\" } until end, sum(n) < 2^3\nfn main() {}\n";
const TASK: &str = r#"{"name":"A. x","group":"AtCoder - abc100","url":"https://a.b/c","interactive":
    false,"timeLimit":2000,"tests":[{"input":"1\n","output":"2"}],"batch":{"id":"a","size":2}}"#;
const SETTINGS: &str = "[snippet]\nroots = [\"snippets/src\"]\n[[snippet.target]]\n\
    format = \"vscode\"\npath = \"a.code-snippets\"\n[judge.atcoder]\nedition = \"2024\"\n";
const SNIPPETS: &str = "//! A.\n#[snippet(\"a\", include = \"b\", prefix = \"use c;\")]\n\
    pub fn a<'a>(x: &'a str) -> u8 { x['(' as usize] /* é */ }\n\
    #[snippet]\nimpl<T> B<T> { #![doc = r#\"x\"#] }\n#[cfg(test)] mod tests { fn f() {} }\n";

#[test]
fn errors_of_the_command_are_short_whatever_they_quote() {
    let long = "x".repeat(100_000);
    let header = |format: &str| format!("//! A.\n//!\n//! - input: {format}\nfn main() {{}}\n");
    let solutions = [header(&long), header(&"(".repeat(100_000))];
    let deep = format!(
        "#[snippet(\"a\")]\nconst A: u8 = {}",
        "(".repeat(3000) + &")".repeat(3000)
    );
    let sandbox = |path, text: &str| Sandbox::new().file(path, text);
    let mut runs = vec![
        (sandbox("snippets/src/a.rs", &deep), "snippet a"),
        (
            sandbox("snippets/src/a.rs", &format!("{deep};")),
            "snippet a",
        ),
        (
            sandbox("cargo-snippet.toml", &format!("a = \"{long}")),
            "snippet a",
        ),
        (
            sandbox("cargo-snippet.toml", &"a = [".repeat(100_000)),
            "snippet a",
        ),
        (
            sandbox("task.json", &"[".repeat(100_000)),
            "listen --import task.json",
        ),
        (
            sandbox("task.json", &format!("\"{long}\"")),
            "listen --import task.json",
        ),
    ];
    runs.extend(
        solutions
            .iter()
            .map(|it| (sandbox("problems/src/bin/a.rs", it), "test a")),
    );
    for (sandbox, words) in &runs {
        let run = sandbox.x(words);
        assert!(
            matches!(run.code, Some(1 | 2)) && run.stderr.len() < 1500,
            "{run:#?}"
        );
    }
    for words in ["list", "snippet", "test", "explore", "new"] {
        let run = outcome(Sandbox::new().command(words).arg(&long));
        assert!(
            matches!(run.code, Some(1 | 2)) && run.stderr.len() < 1500,
            "{run:#?}"
        );
    }
}
