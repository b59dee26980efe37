//! Compares with a brute force in any language, on inputs from a generator or the property test.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Error, Result, bail, ensure};
use toml::{Table, Value};

use super::Plan;
use super::hunt::{Failure, Finding, NextInput, search, seed_and_size};
use super::property::{property_names, read_input};
use crate::eprintln;
use crate::runner::{
    Checker, HELPER_LIMITS, Helper, Limits, build, package, run_case, run_program, succeeded,
};
use crate::system::files::atomic;
use crate::system::files::temporary::Temporary;
use crate::workspace::Workspace;
use crate::workspace::cases::Case;

/// Number of inputs tried after a failure, to find a shorter one.
const AFTER: u64 = 100;

/// What all tries share.
struct Trial<'a> {
    plan: &'a Plan,
    inputs: Inputs,
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
    generator: Option<&str>,
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
        inputs: match generator {
            Some(program) => Inputs::Program(Helper::new(workspace, "generator", program)?),
            None => Inputs::from_property(workspace, plan)?,
        },
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
        let input = self.inputs.make(next, self.limits())?;
        self.warn_of(&input, next);
        fs_err::write(&case.input, &input)?;
        let answer = self.brute.as_ref().map(|brute| {
            let answer = self.answer(brute, &case.input);
            answer.map_err(|error| self.inputs.with_input(error, next, &input))
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
            size: self.inputs.size(next),
            input,
            expected: answer.map(|(expected, _)| expected),
            remark: format!("\n{}\n{}", report.verdict, report.explanation()),
            got: report.output,
        }))
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
            output: 64 << 20,
            ..HELPER_LIMITS
        }
        .patient()
    }
}

/// What makes an input from a seed and a size.
enum Inputs {
    /// A generator that prints the input, called as `PROGRAM SEED SIZE`.
    Program(Helper),
    /// A property test, changed so that it fails on its first input and shows it.
    Property { tests: PathBuf, name: String },
}

impl Inputs {
    /// Makes the inputs come from the property test in the problem's file.
    ///
    /// # Errors
    /// If there is no property test, or it does not compile.
    fn from_property(workspace: &Workspace, plan: &Plan) -> Result<Self> {
        let (bin, path) = (&plan.problem.bin, &plan.problem.path);
        let file = workspace.shown(path);
        let source = fs_err::read_to_string(path)?;
        let name = property_names(&source).into_iter().next();
        let name = name.with_context(|| {
            format!(
                "{file}: no property test whose inputs --brute could answer; write one like the \
                 template of `cargo x new`, or give --gen, too"
            )
        })?;
        let failing = workspace
            .scratch_dir("stress")
            .join(bin)
            .with_extension("rs");
        atomic::replace(&failing, failing_on_every_input(&source))?;
        let path = failing.display().to_string();
        let target = [("name", bin.clone()), ("path", path)];
        let target = Table::from_iter(target.map(|(key, it)| (key.to_string(), it.into())));
        let target = ("bin", Value::Array(vec![target.into()]));
        let own = format!("{bin}-inputs");
        let folder = package::write(workspace, &own, "problems", target, &failing)?;
        let built = build::package(workspace, &folder, &["test", "--no-run", "--bins"])?;
        let tests = built.into_values().next();
        let tests = tests.with_context(|| format!("the tests of {file} do not compile"))?;
        Ok(Self::Property { tests, name })
    }

    /// Returns the size of an input, if the inputs have sizes.
    fn size(&self, next: NextInput) -> Option<u64> {
        matches!(self, Self::Program(_)).then_some(next.size)
    }

    fn place(&self, next: NextInput) -> String {
        seed_and_size(next.seed, self.size(next))
    }

    /// Makes the input for this seed and size.
    ///
    /// # Errors
    /// If the program fails, or the property test's message shows no input.
    fn make(&self, next: NextInput, limits: Limits) -> Result<String> {
        match self {
            Self::Program(program) => {
                let what = format!("the generator `{}`", program.text);
                let mut command = program.command();
                command.args([next.seed.to_string(), next.size.to_string()]);
                let ran = run_program(&mut command, None, limits).with_context(|| what.clone())?;
                let input = succeeded(&what, ran, limits).and_then(|input| {
                    ensure!(!input.trim().is_empty(), "{what} printed nothing");
                    Ok(input)
                });
                input.with_context(|| self.place(next))
            }
            Self::Property { tests, name } => {
                let mut command = Command::new(tests);
                command
                    .arg(name)
                    .env("PROPTEST_RNG_SEED", next.seed.to_string())
                    .env("PROPTEST_CASES", "1")
                    .env("PROPTEST_MAX_SHRINK_ITERS", "0")
                    .env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true");
                let ran = run_program(&mut command, None, limits)?;
                let Some(input) = read_input(&ran.stdout) else {
                    bail!(
                        "the property test `{name}` shows no input; write its message like the \
                         template of `cargo x new`\n{}",
                        ran.stdout
                    );
                };
                Ok(input)
            }
        }
    }

    /// Adds the input to an error of the brute force.
    fn with_input(&self, error: Error, next: NextInput, input: &str) -> Error {
        const LINES: usize = 20;
        let place = self.place(next);
        let more = input.lines().nth(LINES).map(|_| "…");
        let shown: Vec<&str> = input.lines().take(LINES).chain(more).collect();
        Error::msg(format!("{error:#}\n{place}, input\n{}", shown.join("\n")))
    }
}

/// Changes the source of the property test so that every answer counts as wrong.
fn failing_on_every_input(source: &str) -> String {
    source
        .replace(
            "assert_answer::assert_answer",
            "assert_answer::show_input as assert_answer",
        )
        .replace("prop_assert!(", "prop_assert!(false && ")
}
