//! Parsers never panic, whatever the text: seeds of `scripts/tests/corpus` are mutated, 64 times
//! for each parser. `TESTS=all` does so for a minute, and `FUZZ=3600` for an hour. An input that
//! makes one panic is made small and added to the corpus.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use certificates::Budget;
use explorer::explored::Subject;
use explorer::game::Game;
use explorer::guess::Numbers;
use explorer::positions::Search;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{TestError, TestRunner};
use scripts::commands::case::package::Package;
use scripts::commands::explore::moves::{Moves, States};
use scripts::commands::init::update;
use scripts::commands::new::Task;
use scripts::system::opener::Opener;
use scripts::workspace::Workspace;
use scripts::workspace::config::Config;
use scripts::workspace::contests::Contest;
use scripts::workspace::judge::{self, parse_memory, parse_time};
use scripts::workspace::problem::Problem;
use scripts::workspace::snippets::Library;

use crate::support::{Sandbox, are_all_tried, outcome};

/// Parses bytes that nobody has looked at; may refuse them.
type Parser = fn(&[u8]);

/// Each parser with the folder of its seeds. One that parses a line gets each line of a seed.
const PARSERS: [(&str, Parser); 17] = [
    ("answers", |bytes| {
        let mut search = Search::new(bytes.len() % 2 == 0);
        let _ = search.ask("3 5").map(|()| search.next_lines());
        let _ = search.read(bytes).and_then(|()| search.read_end(true));
    }),
    ("certificates", |bytes| {
        let _ = certificates::check(&text(bytes), &Budget::new(10_000, &|| true));
    }),
    ("checksums", |bytes| {
        let _ = update::listed(&text(bytes));
    }),
    ("commands", |bytes| {
        text(bytes)
            .lines()
            .for_each(|line| drop(Opener::parse(line)));
    }),
    ("contests", |bytes| {
        let sandbox = with("problems/contests.jsonl", bytes);
        let _ = Contest::latest(&Workspace::at(&sandbox.path("")).unwrap()).shown();
    }),
    ("games", |bytes| {
        text(bytes).lines().for_each(|line| drop(Game::parse(line)));
    }),
    ("graphs", |bytes| {
        let _ = Moves::parse(&text(bytes));
    }),
    ("headers", |bytes| {
        let _ = Problem::parse("a", Path::new("a.rs"), &text(bytes));
    }),
    ("library", |bytes| {
        let sandbox = with("snippets/src/a.rs", bytes);
        let _ = Library::read(&Workspace::at(&sandbox.path("")).unwrap());
    }),
    ("pages", |bytes| {
        for text in text(bytes).lines() {
            let _ = (judge::bin_of(text, text), judge::problem_page(text, "A. x"));
            let _ = (judge::words_of(text), judge::submit_page(text));
            let _ = judge::name_of("a", Some(text));
        }
    }),
    ("rules", |bytes| {
        for line in text(bytes).lines() {
            let _ = (
                Subject::parse(line, false, true),
                Subject::parse(line, true, true),
            );
        }
    }),
    ("sequences", |bytes| {
        let _ = Numbers::parse(&text(bytes));
    }),
    ("settings", |bytes| {
        let sandbox = with("settings.toml", bytes);
        let _ = Config::read(&sandbox.path("settings.toml")).map(|it| it.check_harmless());
    }),
    ("states", |bytes| {
        for line in text(bytes).lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let _ = States::parse(&words).map(|states| (states.count(), states.sides()));
        }
    }),
    ("tasks", |bytes| {
        let _ = Task::parse(bytes);
    }),
    ("units", |bytes| {
        for line in text(bytes).lines() {
            let _ = (parse_time(line), parse_memory(line));
        }
    }),
    ("zips", |bytes| {
        let sandbox = with("a.zip", bytes);
        if let Ok(mut package) = Package::open(&sandbox.path("a.zip"), &sandbox.path("")) {
            (0..package.files.len()).for_each(|file| drop(package.read(file)));
        }
    }),
];

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A workspace with these bytes in a file.
fn with(path: &str, bytes: &[u8]) -> Sandbox {
    let sandbox = Sandbox::new().file(path, "");
    std::fs::write(sandbox.path(path), bytes).unwrap();
    sandbox
}

const PIECES: [&[u8]; 26] = [
    b"(",
    b")",
    b"[",
    b"]",
    b"{",
    b"}",
    b"\"",
    b"'",
    b"\\",
    b"-",
    b"..",
    b"^",
    b"%",
    b"#",
    b",",
    b"\n",
    b" ",
    b"0",
    b"99999999999999999999",
    b"1e999",
    b"\0",
    b"\xff",
    b"\xff\xff\xff\xff",
    b"\xef\xbb\xbf",
    "é".as_bytes(),
    "石".as_bytes(),
];

/// One of these seeds with parts removed, repeated, inserted, and taken from another seed.
fn mutated(seeds: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        4 => select(&PIECES).prop_map(<[u8]>::to_vec),
        1 => prop::collection::vec(any::<u8>(), 1..5),
        1 => (select(seeds.clone()), any::<Index>(), 0..40_usize).prop_map(|(seed, at, length)| {
            let rest = &seed[at.index(seed.len() + 1)..];
            rest[..length.min(rest.len())].to_vec()
        }),
        2 => Just(Vec::new()), // stands for what it replaces
    ];
    let times = prop_oneof![8 => 0..3_usize, 1 => Just(300), 1 => Just(3000)];
    let edits = prop::collection::vec((any::<Index>(), 0..6_usize, piece, times), 0..4);
    (select(seeds), edits).prop_map(|(mut bytes, edits)| {
        for (at, length, piece, times) in edits {
            let at = at.index(bytes.len() + 1);
            let end = bytes.len().min(at + length);
            let kept = bytes[at..end].to_vec();
            let new = if piece.is_empty() { kept } else { piece };
            bytes.splice(at..end, new.repeat(times));
        }
        bytes
    })
}

/// Parses mutated seeds for this long, once at least. Returns how many it parsed.
fn attack(name: &str, parse: Parser, time: Duration) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus")
        .join(name);
    let files = std::fs::read_dir(&folder).expect(name);
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    let seeds: Vec<Vec<u8>> = files
        .iter()
        .map(|file| std::fs::read(file).unwrap())
        .collect();
    seeds.iter().for_each(|seed| parse(seed));
    let config = ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(64)
    };
    let started = Instant::now();
    for round in 1.. {
        let parsed = TestRunner::new(config.clone()).run(&mutated(seeds.clone()), |bytes| {
            parse(&bytes);
            Ok(())
        });
        if let Err(TestError::Fail(reason, bytes)) = parsed {
            let file = folder.join(format!("found-{:08x}", crc32fast::hash(&bytes)));
            std::fs::write(&file, bytes).unwrap();
            panic!("{name}: {reason}; the input is {}", file.display());
        }
        if started.elapsed() >= time {
            return round * 64;
        }
    }
    unreachable!()
}

#[test]
fn no_parser_panics() {
    let seconds = std::env::var("FUZZ").map(|it| it.parse().expect("FUZZ is a number of seconds"));
    let seconds = seconds.unwrap_or(if are_all_tried() { 60 } else { 0 });
    let each = Duration::from_secs(seconds) / PARSERS.len() as u32;
    let attack_all = move || {
        for (name, parse) in PARSERS {
            println!("{name}: {} inputs", attack(name, parse, each));
        }
    };
    // As the command does.
    let thread = std::thread::Builder::new().stack_size(64 << 20);
    thread.spawn(attack_all).unwrap().join().unwrap();
}

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
