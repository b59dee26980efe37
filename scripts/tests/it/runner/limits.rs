//! Tests that time, memory, stack and output are limited, and that no process survives its limit.

use std::path::Path;
use std::time::{Duration, Instant};

use scripts::runner::Verdict;

use super::Trial;

#[test]
fn a_loop_exceeds_the_time_limit() {
    let report = Trial::new().run("loop { std::hint::black_box(0); }");
    assert_eq!(report.verdict, Verdict::Tle);
    assert!(report.detail.contains("of computing"), "{}", report.detail);
    // The process is stopped slightly after the limit, in processor time, even on a busy machine.
    // Where only whole seconds can be set, it is stopped at the next second.
    let latest = if cfg!(target_os = "linux") {
        1500
    } else {
        2500
    };
    let computed = Duration::from_millis(1000)..Duration::from_millis(latest);
    assert!(computed.contains(&report.time), "{:?}", report.time);
}

#[test]
fn a_sleeper_exceeds_the_time_limit_too() {
    let report = Trial::new().run("sleep(Duration::from_secs(600));");
    assert_eq!(report.verdict, Verdict::Tle);
    assert!(report.detail.contains("on the clock"), "{}", report.detail);
}

#[test]
fn a_sleeping_child_dies_with_its_parent() {
    let marker = format!("{}.25", 90_000 + std::process::id());
    let started = Instant::now();
    let body = format!(r#"Command::new("sleep").arg("{marker}").spawn().unwrap().wait();"#);
    let report = Trial::new().run(&body);
    assert_eq!(report.verdict, Verdict::Tle);
    assert!(started.elapsed() < Duration::from_secs(300));
    assert_gone(&marker);
}

#[test]
fn a_child_left_behind_by_a_right_answer_dies_too() {
    let marker = format!("{}.75", 90_000 + std::process::id());
    let body = format!(r#"Command::new("sleep").arg("{marker}").spawn().unwrap(); print!("1");"#);
    let report = Trial::new().answer("1").run(&body);
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
    assert_gone(&marker);
}

/// Asserts that no process whose command line contains `marker` is left; a killed process may take
/// a moment to end.
fn assert_gone(marker: &str) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !running_with(marker).is_empty() {
        assert!(
            Instant::now() < deadline,
            "still running: {:?}",
            running_with(marker)
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Command lines of running processes that contain `marker`.
fn running_with(marker: &str) -> Vec<String> {
    let Ok(processes) = Path::new("/proc").read_dir() else {
        return Vec::new(); // not Linux: nothing to look at
    };
    let mention = |line: &String| line.contains(marker);
    processes
        .flatten()
        .filter_map(|process| std::fs::read_to_string(process.path().join("cmdline")).ok())
        .filter(mention)
        .collect()
}

#[test]
fn endless_output_is_stopped() {
    // Long lines, because each line is a system call, whose time counts.
    let mut trial = Trial::new();
    trial.problem.time_limit = Duration::from_secs(20);
    let report = trial.run(r#"loop { println!("{}", "again and ".repeat(99)); }"#);
    assert_eq!(report.verdict, Verdict::Ole);
    assert!(
        report.detail.contains("stopped after 32 MiB"),
        "{}",
        report.detail
    );
}

#[test]
fn endless_allocation_exceeds_the_memory_limit() {
    let report = Trial::new().run("let mut v = vec![]; loop { v.push(vec![1u8; 1 << 20]); }");
    assert_eq!(report.verdict, Verdict::Mle, "{}", report.detail);
}

#[test]
fn an_allocation_beyond_the_limit_is_named() {
    let mut trial = Trial::new();
    trial.problem.memory_limit = 64 << 20;
    let report = trial.run("let v = vec![0u8; 2 << 30]; println!(\"{}\", v[line().len()]);");
    assert_eq!(report.verdict, Verdict::Mle, "{}", report.detail);
    let named = "an allocation of 2048 MiB failed: the limit is 64 MiB";
    assert!(report.detail.contains(named), "{}", report.detail);
}

/// Body of a program that recurses to this depth.
fn recursion(depth: &str) -> String {
    format!(
        "fn deep(n: u64, end: u64) -> u64 {{
             let here = std::hint::black_box([n; 16]);
             if n == end {{ 0 }} else {{ here[7] % 2 + deep(n + 1, end) }}
         }}
         println!(\"{{}}\", deep(0, {depth}));"
    )
}

#[test]
fn a_search_on_a_long_path_has_the_judge_s_stack() {
    let report = Trial::new().answer("100000\n").run(&recursion("200_000"));
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
}

#[test]
fn an_overflow_of_the_stack_is_called_so_with_its_size() {
    let mut trial = Trial::new();
    trial.problem.stack_limit = Some(16 << 20);
    let report = trial.run(&recursion("200_000"));
    assert_eq!(report.verdict, Verdict::Re, "{}", report.detail);
    let named = "stack overflow at 16 MiB";
    assert!(report.detail.contains(named), "{}", report.detail);
}

#[test]
fn endless_recursion_is_a_runtime_error() {
    let report = Trial::new().run(
        "fn deep(n: u64) -> u64 { if std::hint::black_box(n) == 0 { 0 } else { 1 + deep(n + 1) } }
         println!(\"{}\", deep(1));",
    );
    assert_eq!(report.verdict, Verdict::Re, "{}", report.detail);
}
