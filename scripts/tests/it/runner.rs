//! Programs that misbehave get the verdict they deserve, and nothing survives them.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use scripts::problem::{Compare, Problem};
use scripts::runner::{Checker, Report, Verdict, build, run_case};
use scripts::workspace::Case;
use tempfile::TempDir;

/// A solution, what it is run on, and what checks it.
struct Trial {
    folder: TempDir,
    problem: Problem,
    checker: Checker,
    input: String,
    answer: String,
}

impl Trial {
    fn new() -> Self {
        let problem = Problem {
            bin: "trial".into(),
            path: PathBuf::new(),
            title: String::new(),
            url: None,
            judge: None,
            games: Vec::new(),
            rules: String::new(),
            difficulty: None,
            time_limit: Duration::from_secs(1),
            memory_limit: 256 << 20,
            compare: Compare::Tokens,
            prose: String::new(),
        };
        let folder = TempDir::new().unwrap();
        let (input, answer) = (String::new(), String::new());
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
        self.answer = answer.to_string();
        self
    }

    fn compare(mut self, how: Compare) -> Self {
        self.problem.compare = how;
        self
    }

    fn checker(mut self, body: &str) -> Self {
        self.checker = Checker::Program(self.program("checker", body));
        self
    }

    fn interactor(mut self, body: &str) -> Self {
        self.checker = Checker::Interactor(self.program("interactor", body));
        self
    }

    /// The report on `fn main() { body }`.
    fn run(&self, body: &str) -> Report {
        let solution = self.program("solution", body);
        let case = Case {
            name: "case".into(),
            input: self.folder.path().join("case.in"),
            output: self.folder.path().join("case.out"),
        };
        std::fs::write(&case.input, &self.input).unwrap();
        std::fs::write(&case.output, &self.answer).unwrap();
        run_case(&self.problem, &case, &solution, &self.checker).unwrap()
    }

    fn program(&self, name: &str, body: &str) -> PathBuf {
        let source = self.folder.path().join(name).with_extension("rs");
        let executable = self.folder.path().join(name);
        let _ = std::fs::remove_file(&executable);
        std::fs::write(&source, format!("{PRELUDE}fn main() {{ {body} }}")).unwrap();
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
fn the_right_answer_is_accepted_and_its_time_and_memory_measured() {
    let report = Trial::new().input("1 2\n").answer("1\n2\n").run(ECHO);
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
    assert!(report.time < Duration::from_millis(500));
    assert!((100 << 10..64 << 20).contains(&report.peak_memory));
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
fn a_loop_exceeds_the_time_limit() {
    let report = Trial::new().run("loop { std::hint::black_box(0); }");
    assert_eq!(report.verdict, Verdict::Tle);
    assert!(report.detail.contains("of computing"), "{}", report.detail);
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

/// No process of this command line is left; a killed one may take a moment to go.
fn assert_gone(marker: &str) {
    let deadline = Instant::now() + Duration::from_secs(5);
    while !running_with(marker).is_empty() {
        assert!(
            Instant::now() < deadline,
            "still running: {:?}",
            running_with(marker)
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Command lines of living processes that mention `marker`.
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
    // Long lines: each is a call of the kernel's, which the time limit counts.
    let report = Trial::new().run(r#"loop { println!("{}", "again and ".repeat(99)); }"#);
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
fn a_panic_is_a_runtime_error_and_shows_its_message() {
    let report = Trial::new().run(r#"panic!("heap 7 is negative");"#);
    assert_eq!(report.verdict, Verdict::Re);
    assert!(
        report.detail.contains("heap 7 is negative"),
        "{}",
        report.detail
    );
}

#[test]
fn endless_recursion_is_a_runtime_error() {
    let report = Trial::new().run(
        "fn deep(n: u64) -> u64 { if std::hint::black_box(n) == 0 { 0 } else { 1 + deep(n + 1) } }
         println!(\"{}\", deep(1));",
    );
    assert_eq!(report.verdict, Verdict::Re, "{}", report.detail);
}

#[test]
fn a_checker_decides_where_many_answers_are_right() {
    let trial = Trial::new().input("10\n").checker(
        r#"let read = |i| std::fs::read_to_string(std::env::args().nth(i).unwrap()).unwrap();
           let sum: u32 = read(2).split_whitespace().map(|t| t.parse::<u32>().unwrap()).sum();
           if sum.to_string() != read(1).trim() { eprintln!("the sum is {sum}"); exit(1); }"#,
    );
    assert_eq!(trial.run(r#"print!("3 7");"#).verdict, Verdict::Ac);
    let report = trial.run(r#"print!("3 8");"#);
    assert_eq!(report.verdict, Verdict::Wa);
    assert!(report.detail.contains("the sum is 11"), "{}", report.detail);
}

/// Guess a number below 100; the interactor answers `low`, `high` or `right`.
fn guessing_game() -> Trial {
    Trial::new().input("42\n").interactor(
        r#"let secret = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
           let secret: u32 = secret.trim().parse().unwrap();
           for _ in 0..7 {
               match line().parse::<u32>() {
                   Ok(guess) if guess == secret => { println!("right"); return; }
                   Ok(guess) => println!("{}", if guess < secret { "low" } else { "high" }),
                   Err(_) => { eprintln!("not a number"); exit(1); }
               }
           }
           eprintln!("seven guesses were not enough");
           exit(1);"#,
    )
}

#[test]
fn an_interactor_and_a_solution_talk() {
    let report = guessing_game().run(
        r#"let (mut low, mut high) = (0, 100);
           loop {
               let guess = (low + high) / 2;
               println!("{guess}");
               match line().as_str() {
                   "right" => break,
                   "low" => low = guess + 1,
                   _ => high = guess,
               }
           }"#,
    );
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.detail);
}

#[test]
fn a_lost_dialogue_is_shown() {
    let report = guessing_game().run(r#"loop { println!("7"); line(); }"#);
    assert_eq!(report.verdict, Verdict::Wa);
    for said in ["seven guesses were not enough", "> 7", "< low"] {
        assert!(report.detail.contains(said), "{said}: {}", report.detail);
    }
}

#[test]
fn a_deadlock_is_called_so() {
    let report = guessing_game().run("line();");
    assert_eq!(report.verdict, Verdict::Tle);
    assert!(report.detail.contains("deadlock"), "{}", report.detail);
}
