//! Compares with a brute force in any language, on inputs from a generator.

use std::cell::Cell;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Error, Result};

use super::hunt::{Failure, Hunt, NextInput};
use super::{Finding, Plan};
use crate::eprintln;
use crate::golden::Case;
use crate::interrupt;
use crate::runner::{
    Checker, Helper, Limits, Verdict, answer, build, run_case, run_program, succeeded,
};
use crate::temporary::Temporary;
use crate::workspace::Workspace;

/// Number of inputs tried after a failure, to find a shorter one.
const AFTER: u64 = 100;

/// The programs, and what to do with them.
struct Trial<'a> {
    plan: &'a Plan,
    generator: Helper,
    brute: Helper,
    executable: &'a Path,
    checker: Checker,
    has_warned: Cell<bool>,
}

/// Runs the generator, the brute force and the solution in turn. Finds the shortest failure.
///
/// # Errors
/// If one of the programs cannot be run, or the generator or the brute force fails.
pub fn search(workspace: &Workspace, plan: &Plan, generator: &str, brute: &str) -> Result<Finding> {
    let bin = &plan.problem.bin;
    let executables = build::problems(workspace, std::slice::from_ref(bin))?;
    let executable = executables.get(bin);
    let trial = Trial {
        plan,
        generator: Helper::new(workspace, "generator", generator)?,
        brute: Helper::new(workspace, "brute force", brute)?,
        executable: executable.with_context(|| format!("{bin} does not compile"))?,
        checker: Checker::new(workspace, bin)?,
        has_warned: Cell::new(false),
    };
    let folder = Temporary::folder().context("no temporary folder")?;
    let mut hunt = Hunt::new(plan, AFTER);
    let trouble = trial.work(&folder.as_ref().join("case"), &mut hunt).err();
    Finding::from_hunt(hunt, 1, trouble)
}

impl Trial<'_> {
    /// Tries inputs until the hunt is over. `stem` is the path of the case, without an extension.
    fn work(&self, stem: &Path, hunt: &mut Hunt) -> Result<()> {
        let case = Case {
            name: "stress".to_string(),
            input: stem.with_extension("in"),
            output: stem.with_extension("out"),
        };
        while let Some(next) = hunt.next() {
            let failure = self.fails(next, &case, hunt);
            if interrupt::has_come() {
                return Ok(()); // a killed run shows nothing
            }
            if let Some(failure) = failure? {
                hunt.found(failure)?;
            }
        }
        Ok(())
    }

    /// Returns the failure on the input of this seed and size, if it fails.
    fn fails(&self, next: NextInput, case: &Case, hunt: &mut Hunt) -> Result<Option<Failure>> {
        let input = self.input(next)?;
        self.warn_of(&input, next);
        fs_err::write(&case.input, &input)?;
        let mut brute = self.brute.command();
        let what = format!("the brute force `{}`", self.brute.text);
        let expected = run_program(&mut brute, Some(&case.input), self.limits())
            .with_context(|| what.clone())
            .and_then(|ran| {
                hunt.computed(next.size, ran.usage.cpu);
                succeeded(&what, ran, self.limits())
            })
            .map_err(|error| with_input(error, next, &input))?;
        fs_err::write(&case.output, &expected)?;
        let report = run_case(&self.plan.problem, case, self.executable, &self.checker)?;
        if report.verdict == Verdict::Ac {
            return Ok(None);
        }
        let got = answer(&self.plan.problem, &case.input, self.executable)?;
        Ok(Some(Failure {
            seed: next.seed,
            size: Some(next.size),
            input,
            expected,
            got,
            remark: format!("\n{}\n{}", report.verdict, report.detail),
        }))
    }

    /// Makes the input of this seed and size.
    fn input(&self, next: NextInput) -> Result<String> {
        let what = format!("the generator `{}`", self.generator.text);
        let mut command = self.generator.command();
        command.args([next.seed.to_string(), next.size.to_string()]);
        run_program(&mut command, None, self.limits())
            .with_context(|| what.clone())
            .and_then(|ran| succeeded(&what, ran, self.limits()))
            .with_context(|| next.to_string())
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

    /// Returns the limits of a helper for one input.
    fn limits(&self) -> Limits {
        let cpu = self
            .plan
            .time
            .clamp(Duration::from_secs(1), Duration::from_secs(10));
        Limits {
            cpu,
            wall: cpu * 3,
            address_space: 8 << 30,
            output: 64 << 20,
        }
    }
}

/// Adds the input to an error of the brute force.
fn with_input(error: Error, next: NextInput, input: &str) -> Error {
    const LINES: usize = 20;
    let shown: Vec<&str> = input.lines().take(LINES).collect();
    let more = if input.lines().count() > LINES {
        "\n…"
    } else {
        ""
    };
    Error::msg(format!(
        "{error:#}\n{next}, input\n{}{more}",
        shown.join("\n")
    ))
}
