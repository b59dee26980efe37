//! Tests `cargo x test --watch`: a save of the solution leads to a new verdict.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::support::Sandbox;

/// A running watch, and the lines that it prints.
struct Watch {
    child: Child,
    lines: Receiver<String>,
}

impl Watch {
    fn start(sandbox: &Sandbox, words: &str) -> Self {
        Self::of(sandbox.command(words))
    }

    fn of(mut command: Command) -> Self {
        let (said, both) = std::io::pipe().unwrap();
        let child = command
            .stdout(both.try_clone().unwrap())
            .stderr(both)
            .spawn()
            .unwrap();
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(Result::ok) {
                let _ = send.send(line); // nobody listens to the end
            }
        });
        Self { child, lines }
    }

    /// All lines up to the first one that contains `text`.
    fn until(&self, text: &str) -> Vec<String> {
        let deadline = Instant::now() + Duration::from_secs(300);
        let mut seen = Vec::new();
        while !seen.last().is_some_and(|line: &String| line.contains(text)) {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left);
            seen.push(line.unwrap_or_else(|_| panic!("no `{text}` in {seen:#?}")));
        }
        seen
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_save_runs_what_it_touches() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .sum_problem("cf1_b", "1 2\n", "3\n");
    let source = sandbox.path("problems/src/bin/cf1_a.rs");
    let watch = Watch::start(&sandbox, "test --watch");
    let first = watch.until("watching");
    assert!(
        first.iter().any(|line| line.contains("cf1_b sample-1")),
        "{first:#?}"
    );

    let right = std::fs::read_to_string(&source).unwrap();
    std::fs::write(&source, right.replace("numbers.sum", "1 + numbers.sum")).unwrap();
    let second = watch.until("WA   cf1_a");
    assert!(
        !second.iter().any(|line| line.contains("cf1_b")),
        "{second:#?}"
    );

    std::fs::write(&source, "//! Sum.\nfn main() {").unwrap();
    watch.until("CE   cf1_a");
    std::fs::write(&source, &right).unwrap();
    watch.until("AC   cf1_a");

    std::fs::write(sandbox.path("tests/golden/cf1_b/sample-1.in"), "1 3\n").unwrap();
    watch.until("WA   cf1_b");
    // A checker, the library and a manifest also count.
    let write = |path: &str, text: &str| {
        let path = sandbox.path(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    write("tests/checkers/cf1_b.py", "# Checker of nothing.\n");
    watch.until("AC   cf1_b");
    write(
        "problems/src/bin/cf1_a.rs",
        &format!("{right}// as in library\n"),
    );
    watch.until("AC   cf1_a");
    write("library/src/lib.rs", "");
    let by_library = watch.until("AC   cf1_a");
    assert!(
        !by_library.iter().any(|line| line.contains("cf1_b")),
        "{by_library:#?}"
    );
    write(
        "problems/Cargo.toml",
        &format!("{}\n", sandbox.read("problems/Cargo.toml")),
    );
    watch.until("AC   cf1_b");
    println!("{}", watch.until("after the save").concat());

    // A file that is moved there keeps its time, and is a new solution nevertheless.
    write("older.rs", &right.replace("numbers.sum", "2 + numbers.sum"));
    let older = sandbox.path("older.rs");
    let long_ago = std::time::UNIX_EPOCH + Duration::from_secs(1 << 30);
    let file = std::fs::File::options().write(true).open(&older).unwrap();
    file.set_modified(long_ago).unwrap();
    std::fs::rename(older, &source).unwrap();
    watch.until("WA   cf1_a");
}

#[test]
fn a_save_gives_up_the_cases_that_still_run() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n");
    let mut sandbox = sandbox;
    for n in 2..6 {
        sandbox = sandbox
            .file(&format!("tests/golden/cf1_a/sample-{n}.in"), "1\n")
            .file(&format!("tests/golden/cf1_a/sample-{n}.out"), "1\n");
    }
    let right = sandbox.read("problems/src/bin/cf1_a.rs");
    let endless = "//! Sum.\n//! - time-limit: 600s\nfn main() { loop {} }\n";
    let sandbox = sandbox.file("problems/src/bin/cf1_a.rs", endless);
    let watch = Watch::start(&sandbox, "test --watch cf1_a");
    let executable = sandbox.path("target/release/cf1_a");
    while !executable.exists() {
        std::thread::sleep(Duration::from_millis(50));
    }
    std::fs::write(sandbox.path("problems/src/bin/cf1_a.rs"), right).unwrap();
    // Otherwise five cases would run for ten minutes each.
    watch.until("the cases still running are given up");
    let after = watch.until("after the save");
    assert!(
        after.iter().any(|line| line.starts_with("5 AC")),
        "{after:#?}"
    );
}

#[cfg(unix)]
#[test]
fn a_save_ends_the_search_for_the_faulty_line() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "4\n");
    let sandbox = crate::runner::command::slow_compiler(sandbox, 600);
    let mut command = sandbox.command("test --watch cf1_a");
    command.env("RUSTC_WRAPPER", sandbox.path("slow.sh"));
    let watch = Watch::of(command);
    let first = watch.until("compiling with checks");
    let at = |text: &str| first.iter().position(|line| line.starts_with(text));
    assert!(
        at("WA ") < at("1 WA in") && at("WA ").is_some(),
        "{first:#?}"
    );
    std::fs::write(sandbox.path("tests/golden/cf1_a/sample-1.out"), "3\n").unwrap();
    watch.until("AC   cf1_a");
}
