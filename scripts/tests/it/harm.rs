//! Kills each command that writes at its changing system calls, fills its disk, closes its pipes.
//! Each file is the old or the new one, and the same command goes on where it was stopped.
//!
//! Commands with many calls, or slow ones, are killed at a sample of them; with `HARM=all` at
//! each.

use std::collections::{BTreeMap, BTreeSet};
use std::io::pipe;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::support::{Sandbox, are_all_tried, collection, outcome, x_in};

/// System calls that change a disk.
const CHANGING: &str = "openat,creat,write,pwrite64,ftruncate,fallocate,copy_file_range,sendfile,\
    rename,renameat,renameat2,link,linkat,symlink,symlinkat,unlink,unlinkat,mkdir,mkdirat,rmdir,\
    chmod,fchmod,fchmodat,utimensat,fsync,fdatasync,syncfs";

/// Most kills of a command among all tests.
const SAMPLE: usize = 6;

/// The same in the ordinary run, and of a command that starts a compiler.
const SMALL_SAMPLE: usize = 2;

/// Writes pages of the collection into a folder of this one.
const SITE: &str = r#"
out=$PWD/pages
cd "$COLLECTION" && exec "$0" site --no-explorer --no-bundles --out "$out"
"#;

/// A command that writes, and the files before it.
struct Work {
    words: &'static str,
    sandbox: Sandbox,
    code: i32,
    is_slow: bool,
    before: Tree,
    after: Tree,
}

/// Files with their contents; folders have none.
type Tree = BTreeMap<PathBuf, Option<Vec<u8>>>;

/// Reads a folder. What is built doesn't count.
fn tree(root: &Path) -> Tree {
    let mut tree = Tree::new();
    let mut waiting = vec![root.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(root).unwrap().to_path_buf();
            // The mark of pages has their times.
            let skipped = [".git", ".made-by-cargo-x-site"].map(Path::new);
            let is_skipped = skipped.iter().any(|it| name.ends_with(it));
            if path.is_symlink() || name == Path::new("target") || is_skipped {
                continue;
            }
            if path.is_dir() {
                tree.insert(name, None);
                waiting.push(path);
                continue;
            }
            let bytes = std::fs::read(&path).unwrap();
            let of_drill = name.strip_prefix("drills").ok();
            let of_drill = of_drill.map(|below| undated(below.to_str().unwrap()).into());
            let bytes = if of_drill.is_some() || name.ends_with("contests.jsonl") {
                undated(&String::from_utf8(bytes).unwrap()).into_bytes()
            } else {
                bytes
            };
            tree.insert(of_drill.unwrap_or(name), Some(bytes));
        }
    }
    tree
}

/// Returns the noted tasks, each once. Tasks that come again, after a kill, come as another batch:
/// then its contest is the latest, and has all of them.
fn tasks(noted: &[u8]) -> BTreeSet<String> {
    let task = |line: &str| match line.split_once("\"contest\":\"") {
        Some((before, rest)) => format!("{before}{}", rest.split_once('"').unwrap_or(("", rest)).1),
        None => line.to_string(),
    };
    String::from_utf8_lossy(noted).lines().map(task).collect()
}

/// A text without the times in it, which may have more digits on a busy machine, and have no
/// fraction at a whole second. An attempt may get its date later: the next drill sees to that.
fn undated(text: &str) -> String {
    let mut text = text.replace(|c: char| c.is_ascii_digit(), "0");
    while text.contains("00") {
        text = text.replace("00", "0");
    }
    text.replace("0.0Z", "0Z")
        .replace("attempt-0T0Z", "attempt")
}

impl Work {
    fn new((words, sandbox): (&'static str, Sandbox)) -> Self {
        let mut work = Self {
            words,
            before: tree(&sandbox.path("")),
            after: Tree::new(),
            code: i32::from(words.starts_with("stress")),
            is_slow: compiles(words) || words == "site",
            sandbox,
        };
        let (_folder, copied) = work.copy();
        let done = outcome(&mut work.command(&copied)).exits(work.code);
        work.after = tree(&copied);
        assert_ne!(work.before, work.after, "{words} writes nothing: {done:?}");
        work
    }

    /// A copy of the files before the command.
    fn copy(&self) -> (TempDir, PathBuf) {
        let folder = TempDir::new().unwrap();
        let root = folder.path().join("copy");
        let from = self.sandbox.path("");
        let copied = Command::new("cp").arg("-a").args([&from, &root]).status();
        assert!(copied.unwrap().success());
        (folder, root)
    }

    fn command(&self, root: &Path) -> Command {
        let mut command = self.sandbox.command(self.words);
        if self.words == "site" {
            let program = command.get_program().to_os_string();
            command = Command::new("sh");
            command.args(["-c", SITE]).arg(program);
            command.current_dir(root).env("COLLECTION", collection());
            return command;
        }
        let target = self.sandbox.path("target");
        command.current_dir(root).env("CARGO_TARGET_DIR", target);
        command
    }

    /// The same command, run by another program with these arguments before it.
    fn run_by(&self, program: &str, arguments: &[&str], root: &Path) -> Command {
        let plain = self.command(root);
        let mut command = Command::new(program);
        command.args(arguments).arg(plain.get_program());
        command.args(plain.get_args()).current_dir(root);
        for (name, value) in plain.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        command
    }

    /// Runs the command under `strace`; true if it ends as it does undisturbed.
    fn traced(&self, root: &Path, arguments: &[&str]) -> bool {
        // What a compiler writes is in the build folder alone: only threads are followed then.
        let follow: &[&str] = if self.is_slow {
            &["-f", "-b", "execve"]
        } else {
            &["-f"]
        };
        let arguments = [&["-qq"], follow, arguments].concat();
        let mut strace = self.run_by("strace", &arguments, root);
        strace.stdout(Stdio::null()).stderr(Stdio::null());
        strace.status().unwrap().code() == Some(self.code)
    }

    /// Returns the calls that change something: name, and number among equal names in a thread.
    fn calls(&self) -> Vec<(String, usize)> {
        let (folder, root) = self.copy();
        let log = folder.path().join("log");
        let traced = format!("trace={CHANGING}");
        assert!(self.traced(&root, &["-e", &traced, "-o", log.to_str().unwrap()]));
        let mut numbers = BTreeMap::new();
        let mut calls = BTreeSet::new();
        for line in std::fs::read_to_string(log).unwrap().lines() {
            let Some((before, _)) = line.split_once('(') else {
                continue;
            };
            let number = numbers.entry(before.to_string()).or_insert(0);
            *number += 1;
            if !line.contains("O_RDONLY") {
                let name = before.split(' ').next_back().unwrap();
                calls.insert((name.to_string(), *number));
            }
        }
        calls.into_iter().collect()
    }

    /// Asserts that each file is an old or a new one.
    fn is_whole(&self, root: &Path, harm: &str, may_be_unfinished: bool) {
        let there = tree(root);
        for (path, contents) in &there {
            let name = path.file_name().unwrap().to_str().unwrap();
            let mut parts = path.iter().map(|part| part.to_str().unwrap());
            let is_unfinished = may_be_unfinished && parts.any(|it| it.starts_with(".grundy-"));
            let mut trees = [&self.before, &self.after].into_iter();
            let is_whole = trees.any(|tree| tree.get(path) == Some(contents));
            // The log is made, and then gets its first line; cargo shortens a copied lock file.
            let first = match name {
                "log.jsonl" => Some(Vec::new()),
                "Cargo.lock" => std::fs::read(collection().join(name)).ok(),
                _ => None,
            };
            // A contest's tasks are noted one by one.
            let is_begun = name == "contests.jsonl"
                && contents.as_ref().is_some_and(|begun| {
                    let whole = self.after[path].as_ref().unwrap();
                    whole.starts_with(begun) && begun.ends_with(b"\n")
                });
            let is_new = first.is_some() && *contents == first || is_begun;
            assert!(
                is_unfinished || is_whole || is_new,
                "{harm}: {} is torn",
                path.display()
            );
        }
        for path in self.before.keys() {
            // Pages are made whole in another folder, and the old ones are moved away before.
            let is_kept = there.contains_key(path)
                || !self.after.contains_key(path)
                || self.words == "site" && !there.contains_key(Path::new("pages"));
            assert!(is_kept, "{harm}: {} is gone", path.display());
        }
    }

    /// Asserts that the same command ends the work, and that no other file is left.
    fn heals(&self, root: &Path, harm: &str) {
        // It may say that all is there already.
        let again = outcome(&mut self.command(root));
        let is_done = [Some(self.code), Some(2)].contains(&again.code);
        assert!(is_done, "{harm}: {again:?}");
        let healed = tree(root);
        let differs = |path: &&PathBuf| match (healed.get(*path), self.after.get(*path)) {
            (Some(Some(healed)), Some(Some(after))) if path.ends_with("contests.jsonl") => {
                tasks(healed) != tasks(after)
            }
            (healed, after) => healed != after,
        };
        let all = healed.keys().chain(self.after.keys());
        let wrong: Vec<_> = all.filter(differs).collect();
        assert!(wrong.is_empty(), "{harm}, run again: {wrong:?}; {again:?}");
    }
}

/// Each command that writes, in a workspace where it has something to write.
fn works() -> Vec<(&'static str, Sandbox)> {
    let task = r#"{"name": "Sum", "group": "g", "url": "https://codeforces.com/contest/7/problem/A",
        "tests": [{"input": "1 2\n", "output": "3\n"}, {"input": "4 5\n", "output": "9\n"}]}"#;
    let batch = format!("[{task},{}]", task.replace("7/problem/A", "8/problem/B"));
    let simple = || Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n");
    let target = "[snippet]\nroots = [\"snippets/src\"]\n[[snippet.target]]\nformat = \"vscode\"\n\
        path = \"snippets.code-snippets\"\n[judge]\n";
    let snippet = "//! Numbers.\nuse cargo_snippet::snippet;\n#[snippet(\"one\")]\n\
        pub fn one() -> u64 {\n    1\n}\n";
    let judge = "[judge.other]\nedition = \"2021\"\nsource-limit = 65536\n";
    let drilled = simple();
    drilled.x("drill cf1_a").exits(0);
    let own = Sandbox::new();
    x_in(collection(), &format!("init {}", own.path("own").display())).exits(0);
    std::fs::write(own.path("own/modules/src/mex.rs"), "// Mine.\n").unwrap();
    std::fs::remove_file(own.path("own/modules/src/nim.rs")).unwrap();
    std::fs::write(own.path("Cargo.toml"), "").unwrap();
    let mut works = vec![
        (
            "new cf15_c --url https://codeforces.com/problemset/problem/15/C",
            simple(),
        ),
        ("new --from task.json", simple().file("task.json", task)),
        (
            "listen --import batch.json",
            simple().file("batch.json", &batch),
        ),
        (
            "case cf1_a --import official",
            simple()
                .file("official/in/a.txt", "5 6\n")
                .file("official/out/a.txt", "11\n"),
        ),
        (
            "snippet --write",
            Sandbox::new()
                .file("cargo-snippet.toml", target)
                .file("snippets/src/numbers.rs", snippet),
        ),
        ("drill cf1_a", simple()),
        ("drill done --grade good", drilled),
        (
            "explore kayles --csv values.csv --plot plot.svg",
            simple().file("values.csv", "old\n"),
        ),
        ("prove n->n-1|n-2 --certificate proof.txt", simple()),
        (
            "paste cf1_a --no-test --out pasted.rs",
            simple().file("cargo-snippet.toml", judge),
        ),
        ("init new", simple().file("Cargo.toml", "")),
        ("init --update own", own),
        (
            "stress cf1_a --gen ./generate --brute ./brute --seed 1 --size 2 --time 0.2 --save",
            program(
                program(simple(), "generate", "echo 1 $2"),
                "brute",
                "echo 7",
            ),
        ),
    ];
    if is_whole_run() {
        let old = Sandbox::new().file("pages/index.html", "old\n");
        works.push(("site", old.file("pages/.made-by-cargo-x-site", "")));
    }
    works
}

/// Returns whether a command compiles a solution.
fn compiles(words: &str) -> bool {
    ["paste", "stress"].iter().any(|it| words.starts_with(it))
}

/// Adds a shell script.
fn program(sandbox: Sandbox, name: &str, script: &str) -> Sandbox {
    let sandbox = sandbox.file(name, &format!("#!/bin/sh\n{script}\n"));
    let mode = Command::new("chmod")
        .args(["+x", name])
        .current_dir(sandbox.path(""))
        .status();
    assert!(mode.unwrap().success());
    sandbox
}

/// Returns whether to kill each command at each call, and the one that writes pages. It takes
/// minutes.
fn is_whole_run() -> bool {
    std::env::var("HARM").is_ok_and(|it| it == "all")
}

/// Returns the harms that the command at this place of the list suffers: all with `TESTS=all`,
/// otherwise one, each in its turn.
fn in_turn<T>(at: usize, harms: &[T]) -> &[T] {
    let one = at % harms.len();
    if are_all_tried() {
        harms
    } else {
        &harms[one..=one]
    }
}

#[test]
fn a_kill_at_any_changing_call_tears_no_file() {
    let mut strace = Command::new("strace");
    let tried = strace.args(["-f", "true"]).output();
    if !tried.is_ok_and(|it| it.status.success()) {
        eprintln!("skipped: there is no strace here that may trace");
        return;
    }
    for work in works().into_iter().map(Work::new) {
        let calls = work.calls();
        let most = if work.is_slow || !are_all_tried() {
            SMALL_SAMPLE
        } else {
            SAMPLE
        };
        let step = if is_whole_run() && work.words != "site" {
            1
        } else {
            calls.len().div_ceil(most)
        };
        let mut killed = 0;
        let sample = calls.iter().step_by(step);
        for (name, number) in sample.clone() {
            let (_folder, root) = work.copy();
            let (trace, inject) = (
                format!("trace={name}"),
                format!("inject={name}:signal=KILL:when={number}"),
            );
            killed += usize::from(!work.traced(&root, &["-e", &trace, "-e", &inject]));
            let harm = format!("`{}` after a kill at {name} {number}", work.words);
            work.is_whole(&root, &harm, true);
            work.heals(&root, &harm);
        }
        eprintln!("`{}`: {killed} kills at {} calls", work.words, calls.len());
        // Threads may share their calls in another way, and `stress` make fewer in its time.
        assert!(2 * killed >= sample.count(), "{} ends alive", work.words);
    }
}

#[test]
fn a_closed_pipe_ends_no_work() {
    let works = works().into_iter();
    let works = works.filter(|(words, _)| are_all_tried() || !compiles(words));
    for (at, work) in works.map(Work::new).enumerate() {
        for &is_both in in_turn(at, &[true, false]) {
            let (_folder, root) = work.copy();
            let mut command = work.command(&root);
            let (reader, writer) = pipe().unwrap();
            drop(reader);
            command.stderr(writer.try_clone().unwrap());
            if is_both {
                command.stdout(writer);
            }
            let code = command.status().unwrap().code();
            assert_eq!(code, Some(work.code), "{}", work.words);
            assert_eq!(tree(&root), work.after, "{}", work.words);
        }
    }
}

/// Copies a folder to a disk of 3 MB, leaves so many KiB of it free, runs a command there, and
/// copies what is there back.
const ON_A_SMALL_DISK: &str = r#"
mount -t tmpfs -o size=3m none /mnt && cp -a . /mnt || exit 77
dd if=/dev/zero of=/mnt/fill bs=4k 2>/dev/null
truncate -s "-${FREE}K" /mnt/fill
old=$PWD
cd /mnt && "$@"
code=$?
rm /mnt/fill && cp -a . "$old.after"
exit $code
"#;

#[test]
fn a_full_disk_tears_no_file() {
    let mut failed = 0;
    // Cargo writes `Cargo.lock` in place, so commands that compile are left out.
    let works = works().into_iter().filter(|(words, _)| !compiles(words));
    let mut tried = 0;
    for (at, work) in works.map(Work::new).enumerate() {
        for &free in in_turn(at, &[0, 8, 24]) {
            tried += 1;
            let (folder, root) = work.copy();
            let arguments = ["-Urm", "sh", "-c", ON_A_SMALL_DISK, "sh"];
            let ended = outcome(
                work.run_by("unshare", &arguments, &root)
                    .env("FREE", free.to_string()),
            );
            let after = folder.path().join("copy.after");
            if !after.exists() {
                eprintln!("skipped: no disk can be mounted here: {ended:?}");
                return;
            }
            let harm = format!("`{}` with {free} KiB", work.words);
            assert!(matches!(ended.code, Some(0..=2)), "{harm}: {ended:?}");
            if ended.code != Some(work.code) {
                failed += 1;
                assert!(ended.stderr.contains("No space left"), "{harm}: {ended:?}");
            } else {
                assert_eq!(tree(&after), work.after, "{harm}: {ended:?}");
            }
            work.is_whole(&after, &harm, false);
            work.heals(&after, &harm);
        }
    }
    assert!(3 * failed > tried, "{failed} times no room of {tried}");
}
