//! Tests that time, memory, stack and output are limited.

use std::time::Duration;

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
