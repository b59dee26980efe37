//! Tests that no process outlives its command, wherever it hides, and that a waiting parent isn't
//! idle.

use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::Stdio;
use std::time::{Duration, Instant};

use scripts::runner::Verdict;

use super::Trial;
#[cfg(target_os = "linux")]
use crate::support::{Sandbox, are_all_tried};

/// Number of seconds that no other process sleeps.
fn marker(fraction: u32) -> String {
    format!("{}.{fraction}", 90_000 + std::process::id())
}

/// Shell command that leaves a process in a session of its own, whose parent has ended. It keeps
/// the streams open.
fn daemon(marker: &str) -> String {
    format!("(setsid sleep {marker} &) &")
}

/// Statement that starts such a process.
fn daemon_in_rust(marker: &str) -> String {
    let shell = daemon(marker);
    format!("std::process::Command::new(\"sh\").args([\"-c\", {shell:?}]).status().unwrap();")
}

/// Command lines of running processes that contain `marker`.
fn running_with(marker: &str) -> Vec<String> {
    let Ok(processes) = Path::new("/proc").read_dir() else {
        return Vec::new(); // not Linux: nothing to look at
    };
    let mention = |line: &String| line.contains(marker) && !line.contains("setsid");
    processes
        .flatten()
        .filter_map(|process| std::fs::read_to_string(process.path().join("cmdline")).ok())
        .filter(mention)
        .collect()
}

/// Asserts that no process whose command line contains `marker` is left. A killed process may take
/// a moment to end.
#[track_caller]
pub fn assert_gone(marker: &str) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !running_with(marker).is_empty() {
        let left = running_with(marker);
        assert!(Instant::now() < deadline, "still running: {left:?}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_sleeping_child_dies_with_its_parent() {
    let marker = marker(25);
    let started = Instant::now();
    let body = format!(r#"Command::new("sleep").arg("{marker}").spawn().unwrap().wait();"#);
    let report = Trial::new().run(&body);
    assert_eq!(report.verdict, Verdict::Tle);
    assert!(started.elapsed() < Duration::from_secs(300));
    assert_gone(&marker);
}

#[test]
fn a_child_left_behind_by_a_right_answer_dies_too() {
    let marker = marker(75);
    let body = format!(r#"Command::new("sleep").arg("{marker}").spawn().unwrap(); print!("1");"#);
    let report = Trial::new().answer("1").run(&body);
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
    assert_gone(&marker);
}

const CHECKER: &str = "//! Checker.\nfn main() { DAEMON }\n";
const INTERACTOR: &str = "//! Interactor.\nfn main() { DAEMON }\n";

#[cfg(target_os = "linux")]
#[test]
fn a_daemon_of_any_kind_of_child_dies_with_it() {
    let began = Instant::now();
    for (kind, fraction) in [("solution", 1), ("checker", 2), ("interactor", 3)] {
        let marker = marker(fraction);
        let daemon = daemon_in_rust(&marker);
        let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
        let sandbox = match kind {
            "solution" => {
                let source = sandbox.read("problems/src/bin/cf1_a.rs");
                let source = source.replacen("fn main() {", &format!("fn main() {{ {daemon}"), 1);
                sandbox.file("problems/src/bin/cf1_a.rs", &source)
            }
            "checker" => sandbox.file(
                "tests/checkers/cf1_a.rs",
                &CHECKER.replace("DAEMON", &daemon),
            ),
            _ => sandbox.file(
                "tests/checkers/cf1_a.rs",
                &INTERACTOR.replace("DAEMON", &daemon),
            ),
        };
        sandbox.x("test cf1_a").exits(0).prints(&["AC "]);
        assert_gone(&marker);
    }
    let marker = marker(4);
    let script = format!("{}\necho 1\n", daemon(&marker));
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1\n", "1\n")
        .file("generate.sh", &script)
        .file("brute.sh", &script);
    sandbox
        .x("stress cf1_a --gen generate.sh --brute brute.sh --time 0.5")
        .exits(0);
    assert_gone(&marker);
    // Nobody has waited for a stream that a daemon kept open.
    assert!(began.elapsed() < Duration::from_secs(120));
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_outlives_a_killed_command() {
    let (child, hidden) = (marker(5), marker(6));
    let daemon = daemon_in_rust(&hidden);
    let source = format!(
        "//! Sleeper.\n//! - time-limit: 600s\nfn main() {{\n    {daemon}\n    \
         std::process::Command::new(\"sleep\").arg({child:?}).status().unwrap();\n}}\n"
    );
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1\n", "1\n")
        .file("problems/src/bin/cf1_a.rs", &source);
    let mut x = sandbox.command("test cf1_a");
    let mut x = x
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let deadline = Instant::now() + Duration::from_secs(120);
    while running_with(&child).is_empty() || running_with(&hidden).is_empty() {
        assert!(Instant::now() < deadline, "it does not begin");
        std::thread::sleep(Duration::from_millis(10));
    }
    x.kill().unwrap();
    x.wait().unwrap();
    assert_gone(&child);
    assert_gone(&hidden);
}

#[cfg(target_os = "linux")]
#[test]
fn a_parent_that_waits_for_a_child_that_computes_is_not_idle() {
    let report = Trial::new().answer("1").run(
        r#"if std::env::args().len() > 1 {
               sleep(Duration::from_millis(900));
               let began = std::time::Instant::now();
               while began.elapsed() < Duration::from_millis(800) { std::hint::black_box(0); }
               return;
           }
           let own = std::env::current_exe().unwrap();
           Command::new(own).arg("child").status().unwrap();
           print!("1");"#,
    );
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
    assert!(
        report.time > Duration::from_millis(100),
        "{:?}",
        report.time
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_child_that_nobody_waits_for_counts() {
    let mut trial = Trial::new().answer("1");
    trial.problem.time_limit = Duration::from_millis(100);
    let report = trial.run(
        r#"if std::env::args().len() > 1 { loop { std::hint::black_box(0); } }
           let own = std::env::current_exe().unwrap();
           Command::new(own).arg("child").spawn().unwrap();
           sleep(Duration::from_millis(900));
           print!("1");"#,
    );
    assert_eq!(report.verdict, Verdict::Tle, "{}", report.detail);
}

/// A program whose child computes, and for which nobody waits: the kernel then forgets its time.
#[cfg(target_os = "linux")]
#[test]
fn the_time_of_children_counts_even_if_their_end_is_ignored() {
    let mut trial = Trial::new().answer("1");
    trial.problem.time_limit = Duration::from_millis(200);
    let report = trial.run(
        r#"extern "C" {
               fn clock() -> i64;
               fn signal(number: i32, handler: usize) -> usize;
           }
           if std::env::args().len() > 1 {
               while unsafe { clock() } < 300_000 {}
               return;
           }
           unsafe { signal(17, 1); }
           let own = std::env::current_exe().unwrap();
           for _ in 0..4 { let _ = Command::new(&own).arg("child").spawn().unwrap().wait(); }
           print!("1");"#,
    );
    assert_eq!(report.verdict, Verdict::Tle, "{report:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn the_memory_of_children_counts_together() {
    let mut trial = Trial::new().answer("1");
    trial.problem.memory_limit = 100 << 20;
    let report = trial.run(
        r#"if std::env::args().len() > 1 {
               let held = vec![1u8; 60 << 20];
               sleep(Duration::from_millis(300));
               exit(i32::from(held[7]) - 1);
           }
           let own = std::env::current_exe().unwrap();
           let start = || Command::new(&own).arg("child").spawn().unwrap();
           for mut child in [start(), start()] { child.wait().unwrap(); }
           print!("1");"#,
    );
    assert_eq!(report.verdict, Verdict::Mle, "{report:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_signal_that_a_program_sends_itself_is_no_limit() {
    for (number, name) in [
        (27, "SIGPROF"),
        (24, "SIGXCPU"),
        (25, "SIGXFSZ"),
        (9, "SIGKILL"),
    ] {
        let report = Trial::new().run(&format!(
            r#"extern "C" {{ fn raise(number: i32) -> i32; }}
               unsafe {{ raise({number}); }}"#
        ));
        assert_eq!(report.verdict, Verdict::Re, "{name}: {report:?}");
        assert!(report.detail.contains(name), "{name}: {}", report.detail);
    }
}

/// A command in a terminal of its own, whose programs would find it as `/dev/tty`.
#[cfg(target_os = "linux")]
#[test]
fn no_program_has_the_user_s_terminal() {
    let reach = r#"if let Ok(mut tty) = std::fs::File::options().write(true).open("/dev/tty") {
        use std::io::Write as _;
        let _ = writeln!(tty, "reached");
        std::process::exit(3);
    }"#;
    let shell = "if (: > /dev/tty) 2> /dev/null; then echo reached > /dev/tty; exit 3; fi\n";
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let source = sandbox.read("problems/src/bin/cf1_a.rs");
    let source = source.replacen("fn main() {", &format!("fn main() {{ {reach}"), 1);
    let sandbox = sandbox
        .file("problems/src/bin/cf1_a.rs", &source)
        .file("tests/checkers/cf1_a.rs", &CHECKER.replace("DAEMON", reach))
        .file("gen.sh", &format!("{shell}echo 1\n"))
        .file("brute.sh", &format!("{shell}cat\n"));
    for words in [
        "test cf1_a",
        "stress cf1_a --gen gen.sh --brute brute.sh --time 0.3",
    ] {
        let x = sandbox.command(words);
        let words: Vec<&str> = [x.get_program()]
            .into_iter()
            .chain(x.get_args())
            .map(|word| word.to_str().unwrap())
            .collect();
        let mut script = std::process::Command::new("script");
        script
            .args(["-qec", &words.join(" "), "/dev/null"])
            .current_dir(sandbox.path(""))
            .stdin(Stdio::null());
        let Ok(ended) = script.output() else {
            eprintln!("skipped: there is no `script` here");
            return;
        };
        let said = String::from_utf8_lossy(&ended.stdout);
        assert!(
            ended.status.success() && !said.contains("reached"),
            "{said}"
        );
    }
}

/// Body of a program that calls the C library.
#[cfg(target_os = "linux")]
fn hostile(calls: &str) -> String {
    format!(
        "//! Attack.\n//! - time-limit: 300ms\nextern \"C\" {{
             fn fork() -> i32; fn setsid() -> i32; fn getppid() -> i32; fn pause() -> i32;
             fn kill(process: i32, signal: i32) -> i32;
             fn ptrace(request: i64, process: i32, a: usize, b: usize) -> i64;
             fn signal(number: i32, handler: usize) -> usize;
             fn setitimer(which: i32, new: *const [i64; 4], old: *mut u8) -> i32;
             fn setrlimit(resource: i32, limits: *const [u64; 2]) -> i32;
         }}\nfn main() {{ unsafe {{ {calls} }} }}\n"
    )
}

/// Stopping and tracing the guard, and ignoring the signals at a limit; with a PID namespace, and
/// among all tests without one.
#[cfg(target_os = "linux")]
#[test]
fn a_program_that_attacks_its_guard_is_ended() {
    use std::process::Command;

    use crate::support::{Outcome, outcome};

    let attacks = [
        "kill(getppid(), 19); loop { pause(); }",
        "ptrace(16, getppid(), 0, 0); loop { pause(); }",
        "let guard = getppid();
         if fork() == 0 { setsid(); ptrace(16, guard, 0, 0); loop { pause(); } }
         std::thread::sleep(std::time::Duration::from_millis(100));",
        "for number in 1..65 { signal(number, 1); }
         setitimer(2, &[0; 4], std::ptr::null_mut());
         setrlimit(0, &[u64::MAX; 2]);
         loop { std::hint::black_box(0); }",
    ];
    let mut sandbox = Sandbox::new();
    for (number, attack) in attacks.iter().enumerate() {
        let bin = format!("cf{}_a", 80_000 + number);
        sandbox = sandbox
            .sum_problem(&bin, "1\n", "1\n")
            .file(&format!("problems/src/bin/{bin}.rs"), &hostile(attack));
    }
    let began = Instant::now();
    let is_over = |tested: Outcome| {
        let tested = tested.exits(1);
        assert_eq!(tested.stdout.matches("TLE ").count(), 4, "{tested:#?}");
        assert_gone(&sandbox.path("target").display().to_string());
    };
    is_over(sandbox.x("test"));
    let mut unshare = Command::new("unshare");
    let script = "echo 0 > /proc/sys/user/max_pid_namespaces && exec \"$@\"";
    unshare.args(["-Ur", "sh", "-c", script, "sh"]);
    let x = sandbox.command("test");
    unshare.arg(x.get_program()).args(x.get_args());
    unshare.current_dir(sandbox.path(""));
    let can = Command::new("unshare").args(["-Ur", "true"]).status();
    if are_all_tried() && can.is_ok_and(|it| it.success()) {
        is_over(outcome(&mut unshare));
    }
    assert!(began.elapsed() < Duration::from_secs(240));
}
