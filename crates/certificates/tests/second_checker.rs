//! `checker.py` gives the same answers as this crate.

use std::fs;
use std::path::Path;
use std::process::Command;

use certificates::{Budget, Refused, check};

/// Returns certificates of the prover, and forgeries of each.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).expect("a folder of certificates") {
        let path = entry.expect("a file").path();
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let text = fs::read_to_string(&path).expect("text");
        let last = text.matches("state").count() - 1;
        for state in [1, last / 2 + 1] {
            let (plus, minus) = (format!("state {state} +"), format!("state {state} -"));
            let forged = if text.contains(&plus) {
                text.replace(&plus, &minus)
            } else {
                text.replace(&minus, &plus)
            };
            files.push((format!("forged-{state}-{name}"), forged));
        }
        let easier = text.replace("k >= 1", "k >= 2");
        if easier != text {
            files.push((format!("easier-{name}"), easier));
        }
        let blanks = text.replace("numeration ", "numeration  ");
        files.push((format!("blanks-{name}"), blanks));
        files.push((name, text));
    }
    files.extend(sums());
    files
}

/// Returns a certificate of a sum of heaps, with a period and a window, and forgeries of it.
fn sums() -> impl Iterator<Item = (String, String)> {
    let text = include_str!("sum.txt");
    let changes = [
        ("", ""),
        ("takes 1..3", "takes 1 2..3"),
        ("heaps 0 1", "heaps 1 0"),
        ("values 0 1 2 3", "values 0 1 2 3 0 1"),
        ("values 0 1 2 3", "values n/1"),
        ("values 0 1 2 3", "values n/2"),
        ("period 4\nvalues 0 1 2 3", "period 5\nvalues n/1"),
        (
            "takes 1..3\nperiod 4\nvalues 0 1 2 3",
            "takes 1..4\nperiod 5\nvalues n/1",
        ),
        (
            "(a, b - k, c) where",
            "(a, b - k, c) | (a - k, b - k, c) where",
        ),
        ("k <= 3 |", "k <= 3, k <= a |"),
        ("(a - k, b, c)", "(b - k, b, c)"),
        ("(a, b - k, c)", "(a, b - k, c), (a, b, c)"),
        ("2*k <= c", "3*k <= c"),
        ("heaps 0 1", "heaps 0"),
        ("heaps 2", "heaps 1"),
        ("heaps 2", "heaps 3"),
        ("play normal\nclaim sum", "play misere\nclaim sum"),
        ("takes 1..3", "takes 1..4"),
        ("takes 1..3", "takes 1 3"),
        ("takes 1..3", "takes 0..3"),
        ("values 0 1 2 3", "values 0 1 2 2"),
        ("period 4\nvalues 0 1 2 3", "period 3\nvalues 0 1 2"),
        ("period 4\nvalues 0 1 2 3", "period 3\nvalues 0 1 2 3"),
        ("period 4", "period 0"),
        ("window 1 2 1", "window 1 2 0"),
    ];
    let forged = |(at, (from, to)): (usize, (&str, &str))| {
        (format!("sum-{at}.txt"), text.replacen(from, to, 1))
    };
    changes.into_iter().enumerate().map(forged)
}

#[test]
fn both_checkers_give_the_same_answers() {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: there is no python3 to run checker.py");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let files = files();
    let paths = files.iter().map(|(name, text)| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file is written");
        path
    });
    let checker = Path::new(env!("CARGO_MANIFEST_DIR")).join("checker.py");
    let paths: Vec<_> = paths.collect();
    let output = Command::new("python3").arg(checker).args(&paths).output();
    let output = String::from_utf8(output.expect("it runs").stdout).expect("text");
    let mut accepted = 0;
    for ((name, text), line) in files.iter().zip(output.lines()) {
        let expected = match check(text, &Budget::unlimited()) {
            Ok(_) => "accepted",
            Err(Refused::Wrong(_)) => "refused",
            Err(why) => panic!("{name}: {why}"),
        };
        accepted += usize::from(expected == "accepted");
        assert_eq!(line.split('\t').nth(1), Some(expected), "{name}: {line}");
    }
    assert_eq!(output.lines().count(), files.len(), "{output}");
    assert!(
        accepted >= 12 && files.len() >= 3 * accepted,
        "{accepted} of {}",
        files.len()
    );
}
