//! Sources of inputs.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Error, Result, bail};
use toml::{Table, Value};

use super::helper::{Helper, succeeded};
use super::hunt::NextInput;
use super::plan::Plan;
use super::property::{property_names, read_input};
use crate::runner::{Limits, build, package, run_program};
use crate::workspace::Workspace;

/// Source that makes an input from a seed and a size.
pub enum Inputs {
    /// Generator, called as `PROGRAM SEED SIZE`, which prints the input.
    Program(Helper),
    /// Strategy of a property test, changed so that it fails on its first input and shows it.
    Property { tests: PathBuf, name: String },
}

impl Inputs {
    /// Inputs from the property test in the problem's file.
    ///
    /// # Errors
    /// If there is no property test, or it does not compile.
    pub fn from_property(workspace: &Workspace, plan: &Plan) -> Result<Self> {
        let (bin, path) = (&plan.problem.bin, &plan.problem.path);
        let file = workspace.shown(path);
        let source = fs_err::read_to_string(path)?;
        let name = property_names(&source).into_iter().next();
        let name = name.with_context(|| {
            format!(
                "{file}: no property test whose inputs --brute could answer; write one as \
                 `cargo x new` does, or give --gen too"
            )
        })?;
        let failing = workspace
            .scratch_dir("stress")
            .join(bin)
            .with_extension("rs");
        write(&failing, &failing_on_every_input(&source))?;
        let target = Table::from_iter([
            ("name".to_string(), Value::from(bin.clone())),
            (
                "path".to_string(),
                Value::from(failing.display().to_string()),
            ),
        ]);
        let target = ("bin", Value::Array(vec![target.into()]));
        let own = format!("{bin}-inputs");
        let folder = package::write(workspace, &own, "problems", target, &failing)?;
        let built = build::package(workspace, &folder, &["test", "--no-run", "--bins"])?;
        let tests = built.into_values().next();
        let tests = tests.with_context(|| format!("the tests of {file} do not compile"))?;
        Ok(Self::Property { tests, name })
    }

    /// Whether the inputs have sizes.
    pub fn is_sized(&self) -> bool {
        matches!(self, Self::Program(_))
    }

    /// Makes the input for this seed and size.
    ///
    /// # Errors
    /// If the program fails, or the property test's message shows no input.
    pub fn make(&self, next: NextInput, limits: Limits) -> Result<String> {
        match self {
            Self::Program(program) => {
                let what = format!("the generator `{}`", program.text);
                let mut command = program.command();
                command.args([next.seed.to_string(), next.size.to_string()]);
                let ran = run_program(&mut command, None, limits).with_context(|| what.clone())?;
                succeeded(&what, ran, limits).map_err(|error| {
                    error.context(format!("seed {}, size {}", next.seed, next.size))
                })
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
                        "the property test `{name}` shows no input; write its message as \
                         `cargo x new` does\n{}",
                        ran.stdout
                    );
                };
                Ok(input)
            }
        }
    }

    /// Adds the input to an error of the brute force.
    pub fn with_input(&self, error: Error, next: NextInput, input: &str) -> Error {
        const LINES: usize = 20;
        let seed = if self.is_sized() {
            format!("seed {}, size {}", next.seed, next.size)
        } else {
            format!("seed {}", next.seed)
        };
        let shown: Vec<&str> = input.lines().take(LINES).collect();
        let more = if input.lines().count() > LINES {
            "\n…"
        } else {
            ""
        };
        Error::msg(format!(
            "{error:#}\n{seed}, input\n{}{more}",
            shown.join("\n")
        ))
    }
}

/// Source of the property test, changed so that every answer counts as wrong.
fn failing_on_every_input(source: &str) -> String {
    source
        .replace(
            "assert_answer::assert_answer",
            "assert_answer::show_input as assert_answer",
        )
        .replace("prop_assert!(", "prop_assert!(false && ")
}

fn write(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs_err::create_dir_all(folder)?;
    }
    Ok(fs_err::write(path, text)?)
}
