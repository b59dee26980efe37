//! Tests that Ctrl-C and other signals end all processes and leave no files behind.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::Sandbox;

/// Names of temporary files and folders below a folder.
fn temporary_below(folder: &Path) -> Vec<String> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let below = entries.flat_map(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        let mut found = temporary_below(&entry.path());
        found.extend(name.starts_with(".grundy-").then_some(name));
        found
    });
    below.collect()
}

#[test]
fn a_request_to_end_kills_what_runs_and_removes_what_is_temporary() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n").file(
        "tests/limits/cf1_a.rs",
        "//! Cases.\n//! - limit-a: never written\nfn main() {\n    \
             let folder = std::env::args().nth(1).unwrap();\n    \
             std::fs::write(std::path::Path::new(&folder).join(\"begun\"), \"\").unwrap();\n    \
             std::thread::sleep(std::time::Duration::from_secs(600));\n}\n",
    );
    for signal in ["INT", "TERM", "HUP"] {
        let mut x = sandbox.command("test");
        let mut x = x
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let made = sandbox.path("target/x");
        let begun = Instant::now();
        while !has_begun(&made) {
            assert!(
                begun.elapsed() < Duration::from_secs(120),
                "it does not begin"
            );
            assert!(x.try_wait().unwrap().is_none(), "it has ended");
            std::thread::sleep(Duration::from_millis(10));
        }
        let sent = Command::new("kill")
            .args(["-s", signal, &x.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
        assert_eq!(x.wait().unwrap().code(), Some(130), "{signal}");
        assert_eq!(temporary_below(&made), Vec::<String>::new(), "{signal}");
    }
}

/// Compilers aren't confined. `cargo` and the C compiler are a script here that starts a program.
#[cfg(target_os = "linux")]
#[test]
fn a_request_to_end_ends_compilers_and_removes_what_they_leave() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let script =
        "[ \"$3\" = -MF ] && : > \"$4.o\"\nsleep 600 &\necho $! > \"${0%/*}/begun\"\nwait\n";
    let sandbox = sandbox
        .file("game.c", "")
        .file("slow", &format!("#!/bin/sh\n{script}"));
    let (slow, begun) = (sandbox.path("slow"), sandbox.path("begun"));
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(&slow, mode).unwrap();
    for command in ["test cf1_a", "explore --moves game.c"] {
        let mut x = sandbox.command(command);
        let x = x.env("CARGO", &slow).env("CC", &slow);
        let mut x = x.stderr(Stdio::null()).spawn().unwrap();
        let read = || std::fs::read_to_string(&begun).unwrap_or_default();
        let sleeper = loop {
            if let Some(number) = read().strip_suffix('\n') {
                break format!("/proc/{number}/cmdline");
            }
            assert!(x.try_wait().unwrap().is_none(), "{command} has ended");
            std::thread::sleep(Duration::from_millis(10));
        };
        std::fs::remove_file(&begun).unwrap();
        let kill = Command::new("kill").arg(x.id().to_string()).status();
        assert!(kill.unwrap().success());
        assert_eq!(x.wait().unwrap().code(), Some(130), "{command}");
        while std::fs::read(&sleeper).is_ok_and(|words| !words.is_empty()) {
            std::thread::sleep(Duration::from_millis(10));
        }
        let left = temporary_below(&sandbox.path("target"));
        assert_eq!(left, Vec::<String>::new(), "{command}");
    }
}

/// Returns whether the program that writes the cases has started.
fn has_begun(folder: &Path) -> bool {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).any(|path| {
        path.file_name().is_some_and(|name| name == "begun") || path.is_dir() && has_begun(&path)
    })
}

#[test]
fn what_a_killed_command_leaves_in_the_temporary_folder_goes_at_the_next_start() {
    let folder = tempfile::TempDir::new().unwrap();
    let endless = "//! Sum.\n//! - files: a.in a.out\n//! - time-limit: 600s\n\
        fn main() { std::fs::write(\"begun\", \"\").unwrap(); loop {} }\n";
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let right = sandbox.read("problems/src/bin/cf1_a.rs");
    let sandbox = sandbox.file("problems/src/bin/cf1_a.rs", endless);
    let test = || {
        let mut test = sandbox.command("test cf1_a");
        test.env("TMPDIR", folder.path());
        test
    };
    let mut killed = test();
    let killed = killed.stdout(Stdio::null()).stderr(Stdio::null());
    let mut x = killed.spawn().unwrap();
    let begun = Instant::now();
    while !has_begun(folder.path()) {
        assert!(
            begun.elapsed() < Duration::from_secs(120),
            "it does not begin"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
    x.kill().unwrap();
    x.wait().unwrap();
    assert!(!temporary_below(folder.path()).is_empty());
    std::fs::write(sandbox.path("problems/src/bin/cf1_a.rs"), right).unwrap();
    assert!(test().status().unwrap().success());
    assert_eq!(temporary_below(folder.path()), Vec::<String>::new());
}
