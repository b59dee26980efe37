//! Tests that misbehaving programs get the right verdict, and that nothing survives them.

pub mod command;
mod escapes;
#[cfg(unix)]
mod interrupt;
mod judges;
mod limits;
mod together;

use std::path::{Path, PathBuf};
use std::time::Duration;

use scripts::runner::{
    Checker, Convention, Helper, Judge, Report, Verdict, build, launch_through, run_case,
};
use scripts::workspace::cases::Case;
use scripts::workspace::problem::{Compare, Files, Problem};
use tempfile::TempDir;

/// A test run of a solution: problem, checker, input and answer.
struct Trial {
    folder: TempDir,
    problem: Problem,
    checker: Checker,
    input: String,
    answer: Option<String>,
}

impl Trial {
    fn new() -> Self {
        launch_through(Path::new(env!("CARGO_BIN_EXE_cargo-grundy")));
        let problem = Problem {
            bin: "trial".into(),
            time_limit: Duration::from_secs(1),
            memory_limit: 256 << 20,
            ..Problem::default()
        };
        let folder = TempDir::new().unwrap();
        let (input, answer) = (String::new(), Some(String::new()));
        Self {
            folder,
            problem,
            checker: Checker::Comparison,
            input,
            answer,
        }
    }

    fn input(mut self, input: &str) -> Self {
        self.input = input.to_string();
        self
    }

    fn answer(mut self, answer: &str) -> Self {
        self.answer = Some(answer.to_string());
        self
    }

    fn compare(mut self, how: Compare) -> Self {
        self.problem.compare = how;
        self
    }

    fn files(mut self, input: Option<&str>, output: Option<&str>) -> Self {
        let [input, output] = [input, output].map(|file| file.map(str::to_string));
        self.problem.files = Some(Files { input, output });
        self
    }

    fn checker(mut self, body: &str) -> Self {
        self.checker = Checker::Program(self.judge("checker", body, Convention::Testlib));
        self
    }

    fn validator(mut self, body: &str) -> Self {
        self.checker = Checker::Program(self.judge("validator", body, Convention::Feedback));
        self
    }

    fn interactor(mut self, body: &str) -> Self {
        let interactor = self.judge("interactor", body, Convention::Testlib);
        self.checker = Checker::Interactor(interactor, None);
        self
    }

    fn judge(&self, name: &str, body: &str, convention: Convention) -> Judge {
        let program = self.program(name, body).to_str().unwrap().to_string();
        Judge {
            program: Helper {
                text: format!("tests/checkers/{name}.rs"),
                words: vec![program],
            },
            convention,
        }
    }

    /// The report on `fn main() { body }`.
    fn run(&self, body: &str) -> Report {
        self.try_run(body).unwrap()
    }

    fn try_run(&self, body: &str) -> anyhow::Result<Report> {
        let solution = self.program("solution", body);
        let case = Case {
            name: "case".into(),
            input: self.folder.path().join("case.in"),
            output: self.folder.path().join("case.out"),
        };
        std::fs::write(&case.input, &self.input).unwrap();
        if let Some(answer) = &self.answer {
            std::fs::write(&case.output, answer).unwrap();
        }
        run_case(&self.problem, &case, &solution, &self.checker)
    }

    fn program(&self, name: &str, body: &str) -> PathBuf {
        let source = self.folder.path().join(name).with_extension("rs");
        let executable = self.folder.path().join(name);
        let text = format!("{PRELUDE}fn main() {{ {body} }}");
        if std::fs::read_to_string(&source).is_ok_and(|compiled| compiled == text) {
            return executable;
        }
        let _ = std::fs::remove_file(&executable);
        std::fs::write(&source, text).unwrap();
        build::single_file(&source, &executable).unwrap();
        executable
    }
}

const PRELUDE: &str = r#"
    #![allow(unused)]
    use std::io::{stdin, stdout, Read, Write};
    use std::{process::{exit, Command}, thread::sleep, time::Duration};
    fn line() -> String {
        let mut line = String::new();
        stdin().read_line(&mut line).unwrap();
        line.trim().to_string()
    }
"#;

const ECHO: &str =
    r#"let mut s = String::new(); stdin().read_to_string(&mut s).unwrap(); print!("{s}");"#;

#[test]
fn a_solution_reads_and_writes_the_files_that_its_judge_names() {
    let trial = |input, output| {
        let trial = Trial::new().input("1 2\n").answer("1\n2\n");
        trial.files(input, output)
    };
    let (input, output) = (Some("a.in"), Some("a.out"));
    let report = trial(input, output).run(r#"std::fs::copy("a.in", "a.out").unwrap();"#);
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
    assert_eq!(trial(input, output).run(ECHO).verdict, Verdict::Wa);
    let report =
        trial(input, None).run(r#"print!("{}", std::fs::read_to_string("a.in").unwrap());"#);
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
    assert_eq!(trial(None, output).run(ECHO).verdict, Verdict::Wa);
}

#[test]
fn the_right_answer_is_accepted_and_its_time_and_memory_measured() {
    let report = Trial::new().input("1 2\n").answer("1\n2\n").run(ECHO);
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
    assert!(report.time < Duration::from_millis(500));
    // The reported memory must be the solution's own: this process holds more.
    let held = vec![1_u8; 64 << 20];
    let report = Trial::new().input("1 2\n").answer("1\n2\n").run(ECHO);
    let peak = report.peak_memory;
    assert!((100 << 10..8 << 20).contains(&peak), "{peak}, {}", held[7]);
}

#[test]
fn a_wrong_answer_shows_the_first_line_that_differs() {
    let report = Trial::new().input("1\n2\n").answer("1\n3\n").run(ECHO);
    assert_eq!(report.verdict, Verdict::Wa);
    assert!(report.detail.contains("line 2"), "{}", report.detail);
}

#[test]
fn white_space_matters_only_where_the_problem_says_so() {
    let trial = || Trial::new().input("1  2\n").answer("1 2\n");
    assert_eq!(trial().run(ECHO).verdict, Verdict::Ac);
    assert_eq!(
        trial().compare(Compare::Exact).run(ECHO).verdict,
        Verdict::Pe
    );
}

#[test]
fn a_panic_is_a_runtime_error_and_shows_its_message() {
    let report = Trial::new().run(r#"panic!("heap 7 is negative");"#);
    assert_eq!(report.verdict, Verdict::Re);
    assert!(
        report.explanation().contains("heap 7 is negative"),
        "{}",
        report.explanation()
    );
}

#[test]
fn the_status_decides_and_not_a_word_on_standard_error() {
    for words in [
        "memory allocation of 8 bytes failed",
        "thread 'main' has overflowed its stack",
    ] {
        let said = format!("eprintln!({words:?}); print!(\"1\");");
        let report = Trial::new().answer("1").run(&said);
        assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
        let report = Trial::new().answer("1").run(&format!("{said} exit(1);"));
        assert_ne!(report.verdict, Verdict::Ac, "{}", report.detail);
    }
}

/// What a solution may do to the files around it, and no answer by another way.
#[cfg(unix)]
#[test]
fn only_what_a_solution_writes_is_its_output() {
    let answer = |trial: &Trial| trial.folder.path().join("case.out").display().to_string();
    let with_file = || {
        let trial = Trial::new().input("7\n").answer("7\n");
        trial.files(Some("a.in"), Some("a.out"))
    };
    for (attack, said) in [
        (
            "std::os::unix::fs::symlink(ANSWER, \"a.out\").unwrap();",
            "cannot be read",
        ),
        (
            "std::fs::hard_link(ANSWER, \"a.out\").unwrap();",
            "is a link",
        ),
        (
            "Command::new(\"mkfifo\").arg(\"a.out\").status().unwrap();",
            "is no regular file",
        ),
        (
            "std::os::unix::fs::symlink(\"/dev/zero\", \"a.out\").unwrap();",
            "cannot be read",
        ),
        (
            "std::fs::create_dir(\"a.out\").unwrap();",
            "is no regular file",
        ),
        ("", "has not written `a.out`"),
    ] {
        let trial = with_file();
        let report = trial.run(&attack.replace("ANSWER", &format!("{:?}", answer(&trial))));
        assert_eq!(report.verdict, Verdict::Wa, "{attack}");
        assert!(report.detail.contains(said), "{attack}: {}", report.detail);
    }
    // Standard output has no name that something else could take.
    let trial = Trial::new().input("7\n").answer("7\n");
    let attack = format!(
        "let path = std::fs::read_link(\"/proc/self/fd/1\").unwrap_or_default();
         let _ = std::fs::remove_file(&path);
         let _ = std::os::unix::fs::symlink({:?}, &path);",
        answer(&trial)
    );
    assert_eq!(trial.run(&attack).verdict, Verdict::Wa);
    // The input's descriptor leads to a copy.
    let trial = Trial::new().input("7\n").answer("7\n");
    let attack = format!("{ECHO} let _ = std::fs::write(\"/proc/self/fd/0\", \"8\");");
    assert_eq!(trial.run(&attack).verdict, Verdict::Ac);
    let input = std::fs::read_to_string(trial.folder.path().join("case.in"));
    assert_eq!(input.unwrap(), "7\n");
}
