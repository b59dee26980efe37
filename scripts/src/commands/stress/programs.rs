//! Compares with a brute force in any language, on inputs from a generator.

use std::cell::Cell;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Error, Result, ensure};

use super::Plan;
use super::hunt::{Failure, Finding, NextInput, search};
use crate::eprintln;
use crate::runner::{
    Checker, HELPER_LIMITS, Helper, Limits, build, run_case, run_program, succeeded,
};
use crate::system::files::temporary::Temporary;
use crate::workspace::Workspace;
use crate::workspace::cases::Case;

/// Number of inputs tried after a failure, to find a shorter one.
const AFTER: u64 = 100;

/// What all tries share.
struct Trial<'a> {
    plan: &'a Plan,
    /// Prints the input, called as `PROGRAM SEED SIZE`.
    generator: Helper,
    /// The brute force; an interactive problem may do without, because its interactor decides.
    brute: Option<Helper>,
    executable: &'a Path,
    checker: Checker,
    /// Folder of the case.
    folder: Temporary,
    has_warned: Cell<bool>,
}

/// Runs the generator, the brute force and the solution in turn. Finds the shortest failure.
///
/// # Errors
/// If one of the programs cannot be run, or the generator or the brute force fails.
pub fn compare(
    workspace: &Workspace,
    plan: &Plan,
    generator: &str,
    brute: Option<&str>,
) -> Result<Finding> {
    let bin = &plan.problem.bin;
    let executables = build::problems(workspace, std::slice::from_ref(bin))?;
    let executable = executables.get(bin);
    let checker = Checker::new(workspace, bin)?;
    ensure!(
        brute.is_some() || matches!(checker, Checker::Interactor(..)),
        "--gen alone compares with nothing; give --brute, a slow but right program, too"
    );
    let brute = brute.map(|brute| Helper::new(workspace, "brute force", brute));
    let trial = Trial {
        plan,
        generator: Helper::new(workspace, "generator", generator)?,
        brute: brute.transpose()?,
        executable: executable.with_context(|| format!("{bin} does not compile"))?,
        checker,
        folder: Temporary::folder().context("no temporary folder")?,
        has_warned: Cell::new(false),
    };
    search(plan, AFTER, |next| trial.attempt(next))
}

impl Trial<'_> {
    /// Compares the solution with the brute force on one input.
    fn attempt(&self, next: NextInput) -> Result<Finding> {
        let stem = self.folder.as_ref().join("case");
        let case = Case {
            name: "stress".to_string(),
            input: stem.with_extension("in"),
            output: stem.with_extension("out"),
        };
        let input = self.input(next)?;
        self.warn_of(&input, next);
        fs_err::write(&case.input, &input)?;
        let answer = self.brute.as_ref().map(|brute| {
            let answer = self.answer(brute, &case.input);
            answer.map_err(|error| with_input(error, next, &input))
        });
        let answer = answer.transpose()?;
        if let Some((expected, _)) = &answer {
            fs_err::write(&case.output, expected)?;
        }
        let report = run_case(&self.plan.problem, &case, self.executable, &self.checker)?;
        if report.verdict.is_fine() {
            let time = answer.map_or(report.time, |(_, time)| time);
            return Ok(Finding::Nothing { inputs: 1, time });
        }
        Ok(Finding::Failure(Failure {
            seed: next.seed,
            size: Some(next.size),
            input,
            expected: answer.map(|(expected, _)| expected),
            remark: format!("\n{}\n{}", report.verdict, report.explanation()),
            got: report.output,
        }))
    }

    /// Makes the input for this seed and size.
    fn input(&self, next: NextInput) -> Result<String> {
        let what = format!("the generator `{}`", self.generator.text);
        let mut command = self.generator.command();
        command.args([next.seed.to_string(), next.size.to_string()]);
        let limits = self.limits();
        let ran = run_program(&mut command, None, limits).with_context(|| what.clone())?;
        succeeded(&what, ran, limits)
            .with_context(|| format!("seed {}, size {}", next.seed, next.size))
    }

    /// Warns once if the statement does not allow an input.
    fn warn_of(&self, input: &str, next: NextInput) {
        let format = self.plan.problem.input.as_ref();
        let Some(Err(breach)) = format.map(|format| format.check(input)) else {
            return;
        };
        if !self.has_warned.replace(true) {
            eprintln!(
                "warning: the problem does not allow the input of seed {}: {breach}",
                next.seed
            );
        }
    }

    /// Returns the brute force's answer, and the processor time it took.
    fn answer(&self, brute: &Helper, input: &Path) -> Result<(String, Duration)> {
        let what = format!("the brute force `{}`", brute.text);
        let ran = run_program(&mut brute.command(), Some(input), self.limits())
            .with_context(|| what.clone())?;
        let time = ran.usage.cpu;
        Ok((succeeded(&what, ran, self.limits())?, time))
    }

    /// Returns the limits of a helper for one input.
    fn limits(&self) -> Limits {
        let cpu = self
            .plan
            .time
            .clamp(Duration::from_secs(1), Duration::from_secs(10));
        Limits {
            cpu,
            wall: cpu * 3,
            output: 64 << 20,
            ..HELPER_LIMITS
        }
    }
}

/// Adds the input to an error of the brute force.
fn with_input(error: Error, NextInput { seed, size }: NextInput, input: &str) -> Error {
    const LINES: usize = 20;
    let shown: Vec<&str> = input.lines().take(LINES).collect();
    let more = if input.lines().count() > LINES {
        "\n…"
    } else {
        ""
    };
    let shown = shown.join("\n");
    Error::msg(format!(
        "{error:#}\nseed {seed}, size {size}, input\n{shown}{more}"
    ))
}
