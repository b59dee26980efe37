//! Runs the property test in a problem's file. Proptest makes the inputs and shrinks them, in one
//! process for each seed.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use super::Plan;
use super::hunt::{Failure, Finding, search};
use crate::runner::{HELPER_LIMITS, build, run_program};
use crate::workspace::Workspace;

/// Number of inputs for each seed. Many, because starting a process costs time; always the same,
/// because the seed alone has to determine the inputs.
const CASES: u64 = 500;

/// Number of seeds tried after a failure: shrinking may end at an input that is not the shortest.
const AFTER: u64 = 8;

/// Runs the properties of the problem's file, seed after seed. Finds the shortest failure.
///
/// # Errors
/// If there is no property, the tests do not compile, or a test does not end.
pub fn test(workspace: &Workspace, plan: &Plan) -> Result<Finding> {
    let bin = &plan.problem.bin;
    let file = workspace.shown(&plan.problem.path);
    let source = fs_err::read_to_string(&plan.problem.path)?;
    let properties = property_names(&source);
    if properties.is_empty() {
        bail!(
            "{file}: no property test; write one like the template of `cargo x new` (a brute force \
             and a `proptest!`), or give --gen and --brute (an interactive problem needs --gen alone)"
        );
    }
    let Some(tests) = build::tests(workspace, bin)? else {
        bail!("the tests of {file} do not compile");
    };
    search(plan, AFTER, |next| run(&tests, &properties, next.seed))
}

/// Runs the properties on the inputs of one seed.
fn run(tests: &Path, properties: &[String], seed: u64) -> Result<Finding> {
    let mut command = Command::new(tests);
    command
        .args(properties)
        .args(["--test-threads", "1"])
        .env("PROPTEST_RNG_SEED", seed.to_string())
        .env("PROPTEST_CASES", CASES.to_string())
        .env("PROPTEST_MAX_SHRINK_ITERS", "1000000")
        .env("PROPTEST_MAX_SHRINK_TIME", "3000")
        .env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true");
    let ran = run_program(&mut command, None, HELPER_LIMITS.patient())?;
    if ran.usage.timed_out || ran.usage.computed_too_long() {
        bail!(
            "seed {seed} did not end within {:?}: the solution or the brute force \
             loops, or the inputs are too large for it",
            HELPER_LIMITS.cpu
        );
    }
    if ran.usage.status.success() {
        return Ok(Finding::Nothing {
            inputs: CASES * properties.len() as u64,
            time: ran.usage.cpu,
        });
    }
    let finding = read(seed, &ran.stdout);
    Ok(finding.unwrap_or_else(|| Finding::Unreadable {
        seed,
        message: format!("{}\n{}\n{}", ran.usage.status, ran.stdout, ran.stderr),
    }))
}

/// Names the functions with drawn arguments: `fn name(x in strategy)`.
pub fn property_names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in source.match_indices("fn ") {
        let rest = &source[at + "fn ".len()..];
        let Some((name, arguments)) = rest.split_once('(') else {
            continue;
        };
        let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_');
        let head = arguments.split(['{', ';']).next().unwrap_or_default();
        if is_name && head.contains(" in ") {
            names.push(name.to_string());
        }
    }
    names
}

/// Reads the input in the failure message of the template's property.
pub fn read_input(stdout: &str) -> Option<String> {
    let (_, rest) = stdout.split_once("Test failed: input:\n")?;
    rest.split_once("expected:\n")
        .map(|(input, _)| input.to_string())
}

/// Reads the failure in the message of the template's property, or else proptest's first message.
fn read(seed: u64, stdout: &str) -> Option<Finding> {
    let parts = stdout
        .split_once("Test failed: input:\n")
        .and_then(|(_, rest)| rest.split_once("expected:\n"))
        .and_then(|(input, rest)| Some((input, rest.split_once("\ngot:\n")?)));
    let Some((input, (expected, rest))) = parts else {
        let (_, message) = stdout.split_once("Test failed: ")?;
        let message = message.split("\nfailures:\n").next()?;
        let message = message.trim_end().to_string();
        return Some(Finding::Unreadable { seed, message });
    };
    let got = rest.split("\n at ").next().unwrap_or(rest); // proptest appends the source line
    let remark = match got {
        "a panic" => "whose message `cargo x test` shows once the input is saved",
        _ => "",
    };
    Some(Finding::Failure(Failure {
        seed,
        size: None,
        input: input.to_string(),
        expected: Some(format!("{expected}\n")),
        got: format!("{got}\n"),
        remark: remark.to_string(),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_are_functions_with_drawn_arguments() {
        let source = include_str!("../new/template/game.txt").replace("{bin}", "cf1_a");
        assert_eq!(property_names(&source), ["cf1_a_agrees_with_a_game_search"]);
        assert!(property_names("fn f(x: u8) { for i in 0..x {} }").is_empty());
    }

    #[test]
    fn the_template_s_message_is_read() {
        let stdout = "thread 't' panicked at b.rs:3:4:\nTest failed: input:\n1\n0\nexpected:\n\
            Second\ngot:\na panic\n at src/a.rs:54.\nminimal failing input: heaps = [0]\n\n\
            failures:\n    tests::x\n";
        let Some(Finding::Failure(failure)) = read(7, stdout) else {
            panic!("not read");
        };
        assert_eq!(failure.input, "1\n0\n");
        assert_eq!(failure.expected.unwrap(), "Second\n");
        assert_eq!(failure.got, "a panic\n");
    }

    #[test]
    fn another_message_is_shown_as_it_is() {
        let stdout = "Test failed: assertion failed.\nminimal failing input: n = 3\n";
        let Some(Finding::Unreadable { message, .. }) = read(7, stdout) else {
            panic!("read");
        };
        assert!(message.ends_with("n = 3"), "{message}");
    }
}
