//! Compares with a brute force in any language, on inputs from a generator or the property test.

use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Context, Error, Result};

use super::failure::Failure;
use super::finding::Finding;
use super::helper::{Helper, succeeded};
use super::hunt::{Hunt, NextInput};
use super::inputs::Inputs;
use super::plan::Plan;
use crate::golden::Case;
use crate::interrupt;
use crate::runner::{Checker, Limits, Verdict, answer, build, run_case, run_program};
use crate::temporary::Temporary;
use crate::workspace::Workspace;

/// Number of inputs tried after a failure, to find a shorter one.
const AFTER: u64 = 100;

/// State shared by all workers.
struct Trial<'a> {
    plan: &'a Plan,
    inputs: Inputs,
    brute: &'a Helper,
    executable: &'a Path,
    checker: Checker,
    hunt: Mutex<Hunt>,
    has_warned: AtomicBool,
}

/// Runs the generator, the brute force and the solution in turn; returns the shortest failure.
///
/// # Errors
/// If one of the programs cannot be run, or the generator or the brute force fails.
pub fn search(
    workspace: &Workspace,
    plan: &Plan,
    generator: Option<&str>,
    brute: &str,
) -> Result<Finding> {
    let bin = &plan.problem.bin;
    let executables = build::problems(workspace, std::slice::from_ref(bin))?;
    let executable = executables.get(bin);
    let brute = &Helper::new(workspace, "brute force", brute)?;
    let trial = Trial {
        plan,
        inputs: match generator {
            Some(program) => Inputs::Program(Helper::new(workspace, "generator", program)?),
            None => Inputs::from_property(workspace, plan)?,
        },
        brute,
        executable: executable.with_context(|| format!("{bin} does not compile"))?,
        checker: Checker::new(workspace, bin)?,
        hunt: Mutex::new(Hunt::new(plan, AFTER)),
        has_warned: AtomicBool::new(false),
    };
    let folder = Temporary::folder().context("no temporary folder")?;
    let worked = thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.jobs)
            .map(|worker| {
                let (trial, folder) = (&trial, folder.as_ref());
                scope.spawn(move || trial.work(&folder.join(worker.to_string())))
            })
            .collect();
        let ends = workers.into_iter().map(|worker| {
            let end = worker.join();
            end.unwrap_or_else(|_| Err(Error::msg("a worker panicked")))
        });
        ends.collect::<Vec<Result<()>>>()
    });
    let hunt = trial.hunt.into_inner().expect("no holder panics");
    let trouble = worked.into_iter().find_map(Result::err);
    Finding::from_hunt(hunt, 1, trouble)
}

impl Trial<'_> {
    /// Tries inputs until the hunt is over; `stem` is the path of this worker's case without
    /// extension.
    fn work(&self, stem: &Path) -> Result<()> {
        let case = Case {
            name: "stress".to_string(),
            input: stem.with_extension("in"),
            output: stem.with_extension("out"),
        };
        loop {
            let next = self.hunt.lock().expect("no holder panics").next();
            let Some(next) = next else { return Ok(()) };
            let failure = self.fails(next, &case);
            if interrupt::has_come() {
                return Ok(()); // a killed run shows nothing
            }
            let mut hunt = self.hunt.lock().expect("no holder panics");
            match failure {
                Ok(None) => {}
                Ok(Some(failure)) => hunt.found(failure)?,
                Err(error) => {
                    hunt.stop();
                    return Err(error);
                }
            }
        }
    }

    /// Failure on the input of this seed and size, if there is one.
    fn fails(&self, next: NextInput, case: &Case) -> Result<Option<Failure>> {
        let input = self.inputs.make(next, self.limits())?;
        self.warn_of(&input, next);
        fs_err::write(&case.input, &input)?;
        let mut brute = self.brute.command();
        let what = format!("the brute force `{}`", self.brute.text);
        let expected = self
            .run_brute(&what, &mut brute, next, &case.input)
            .map_err(|error| self.inputs.with_input(error, next, &input))?;
        fs_err::write(&case.output, &expected)?;
        let report = run_case(&self.plan.problem, case, self.executable, &self.checker)?;
        if report.verdict == Verdict::Ac {
            return Ok(None);
        }
        let got = answer(&self.plan.problem, &case.input, self.executable)?;
        Ok(Some(Failure {
            seed: next.seed,
            size: self.inputs.is_sized().then_some(next.size),
            input,
            expected,
            got,
            remark: format!("\n{}\n{}", report.verdict, report.detail),
        }))
    }

    /// Warns once if an input is not allowed by the statement.
    fn warn_of(&self, input: &str, next: NextInput) {
        let format = self.plan.problem.input.as_ref();
        let Some(Err(breach)) = format.map(|format| format.check(input)) else {
            return;
        };
        if !self.has_warned.swap(true, Ordering::Relaxed) {
            eprintln!(
                "warning: seed {} makes no input of the problem: {breach}",
                next.seed
            );
        }
    }

    fn run_brute(
        &self,
        what: &str,
        brute: &mut Command,
        next: NextInput,
        input: &Path,
    ) -> Result<String> {
        let ran =
            run_program(brute, Some(input), self.limits()).with_context(|| what.to_string())?;
        let mut hunt = self.hunt.lock().expect("no holder panics");
        hunt.computed(next.size, ran.usage.cpu);
        succeeded(what, ran, self.limits())
    }

    /// Limits of a helper for one input.
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
