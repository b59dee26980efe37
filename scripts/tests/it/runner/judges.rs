//! Tests of checkers and interactors.

use scripts::runner::{Checker, Convention, Verdict};

use super::Trial;
use crate::support::are_all_tried;

#[test]
fn a_judge_that_loops_is_stopped_and_named() {
    if !are_all_tried() {
        return;
    }
    let trial = Trial::new().interactor("loop { std::hint::black_box(0); }");
    let error = trial.try_run("line();").unwrap_err().to_string();
    assert!(error.starts_with("tests/checkers/interactor.rs"), "{error}");
    assert!(error.contains("does it loop?"), "{error}");
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

#[test]
fn an_interactor_that_fails_is_to_blame_however_the_solution_ends() {
    for (body, status) in [
        ("exit(3);", "exit status: 3"),
        ("std::process::abort();", "signal: 6"),
    ] {
        let trial = Trial::new().interactor(body);
        for _ in 0..5 {
            let error = trial.try_run(r#"assert_eq!(line(), "7");"#).unwrap_err();
            let error = error.to_string();
            assert!(
                error.starts_with("tests/checkers/interactor.rs failed"),
                "{error}"
            );
            assert!(!cfg!(unix) || error.contains(status), "{error}");
        }
    }
}

#[test]
fn a_judge_that_floods_is_cut() {
    if !are_all_tried() {
        return;
    }
    let flood = r#"loop { eprintln!("{}", "no ".repeat(999)); }"#;
    let error = Trial::new()
        .checker(flood)
        .try_run("")
        .unwrap_err()
        .to_string();
    assert!(error.contains("printed too much"), "{}", error.len());
    let wrong = r#"for _ in 0..9999 { eprintln!("{}", "no ".repeat(999)); } exit(1);"#;
    let report = Trial::new().checker(wrong).run("");
    assert_eq!(report.verdict, Verdict::Wa);
    assert!(report.detail.len() < 2000, "{}", report.detail.len());
    let flood = r#"loop { println!("{}", "no ".repeat(999)); }"#;
    let trial = Trial::new().interactor(flood);
    let error = trial
        .try_run("while line().len() > 0 {}")
        .unwrap_err()
        .to_string();
    assert!(error.contains("printed over 32 MiB"), "{}", error.len());
}

#[test]
fn a_solution_stopped_by_a_limit_is_not_judged_by_the_interactor() {
    for code in ["0", "1"] {
        let trial = Trial::new().input(code).interactor(EXITS);
        let report = trial.run("loop { std::hint::black_box(0); }");
        assert_eq!(report.verdict, Verdict::Tle, "{}", report.detail);
        assert!(report.detail.contains("of computing"), "{}", report.detail);
    }
}

/// Reads a line and exits with the status that the input names.
const EXITS: &str = r#"
    let code = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    line();
    exit(code.parse().unwrap());"#;

/// Like [`EXITS`], but closes its output long before its end.
#[cfg(unix)]
const CLOSES: &str = r#"
    extern "C" { fn close(descriptor: i32) -> i32; }
    let code = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    line();
    unsafe { close(1); }
    sleep(Duration::from_millis(200));
    exit(code.parse().unwrap());"#;

#[test]
fn a_solution_that_fails_after_it_was_accepted_has_failed_and_a_refused_one_is_wrong() {
    let mut trial = Trial::new();
    for (code, convention, verdict) in [
        ("0", Convention::Testlib, Verdict::Re),
        ("7", Convention::Testlib, Verdict::Re),
        ("57", Convention::Testlib, Verdict::Re),
        ("1", Convention::Testlib, Verdict::Wa),
        ("42", Convention::Feedback, Verdict::Re),
        ("43", Convention::Feedback, Verdict::Wa),
    ] {
        trial = trial.input(code);
        let interactor = trial.judge("interactor", EXITS, convention);
        trial.checker = Checker::Interactor(interactor, None);
        let report = trial.run("println!(); exit(3);");
        assert_eq!(report.verdict, verdict, "{code}: {}", report.detail);
    }
}

#[cfg(unix)]
#[test]
fn an_interactor_that_closes_its_output_before_it_decides_is_no_other() {
    for (code, verdict) in [("0", Verdict::Re), ("1", Verdict::Wa)] {
        let trial = Trial::new().input(code).interactor(CLOSES);
        let report = trial.run("println!(); exit(3);");
        assert_eq!(report.verdict, verdict, "{code}: {}", report.detail);
    }
}

#[test]
fn without_a_checker_the_kept_answer_judges_what_the_interactor_has_logged() {
    let log = "std::fs::write(std::env::args().nth(2).unwrap(), line()).unwrap();";
    let trial = Trial::new().answer("7\n").interactor(log);
    for (said, verdict) in [("7", Verdict::Ac), ("8", Verdict::Wa), ("", Verdict::Ac)] {
        let report = trial.run(&format!("println!(\"{said}\");"));
        assert_eq!(report.verdict, verdict, "{said}: {}", report.detail);
    }
}

#[test]
fn a_checker_that_answers_as_kattis_asks_is_told_how_to_say_so() {
    for code in [42, 43] {
        let trial = Trial::new().checker(&format!("exit({code});"));
        let error = trial.try_run("").unwrap_err().to_string();
        assert!(
            error.contains("begin it with a comment `Validator"),
            "{error}"
        );
    }
}

/// A game of guessing a number below 100; the interactor answers `low`, `high` or `right`.
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
    // Each reply is below what it replies to.
    let sides = report
        .detail
        .lines()
        .filter_map(|line| line.trim().split_once(' '));
    let sides: Vec<&str> = sides
        .map(|(side, _)| side)
        .filter(|it| [">", "<"].contains(it))
        .collect();
    let alternate = sides.windows(2).all(|pair| pair[0] != pair[1]);
    assert!(alternate && sides.len() > 10, "{}", report.detail);
}

#[test]
fn a_line_written_in_pieces_is_shown_as_one_line() {
    let pieces = "print!(\"lo\"); stdout().flush(); sleep(Duration::from_millis(50)); \
        println!(\"w\"); line(); exit(1);";
    let report = Trial::new()
        .interactor(pieces)
        .run("line(); println!(\"7\");");
    assert!(
        report.detail.ends_with("\n    < low\n    > 7\n"),
        "{}",
        report.detail
    );
}

#[test]
fn a_solution_that_died_before_it_was_refused_is_said_to_have_died() {
    let trial = || Trial::new().interactor("while line() != \"\" {} exit(1);");
    let died = trial().run("println!(\"7\"); exit(3);");
    let how = "    the solution had ended: exit ";
    assert_eq!(died.verdict, Verdict::Wa);
    assert!(died.detail.starts_with(how), "{}", died.detail);
    let lived = trial().run("println!(\"7\");");
    assert!(!lived.detail.contains(how), "{}", lived.detail);
}

#[test]
fn a_deadlock_is_called_so() {
    let report = guessing_game().run("line();");
    assert_eq!(report.verdict, Verdict::Tle);
    assert!(report.detail.contains("deadlock"), "{}", report.detail);
}

#[test]
fn a_log_of_the_interactor_is_compared_with_the_answer() {
    let talk = r#"let guess = line();
        std::fs::write(std::env::args().nth(2).unwrap(), &guess).unwrap();"#;
    let trial = || Trial::new().answer("42\n").interactor(talk);
    assert_eq!(trial().run(r#"println!("42");"#).verdict, Verdict::Ac);
    let mut unanswered = trial();
    unanswered.answer = None;
    assert_eq!(unanswered.run(r#"println!("0");"#).verdict, Verdict::Ac);
    let report = trial().run(r#"println!("0");"#);
    assert_eq!(report.verdict, Verdict::Wa, "{}", report.detail);
    for said in ["line 1 differs", "> 0"] {
        assert!(report.detail.contains(said), "{said}: {}", report.detail);
    }
}

#[test]
fn a_checker_reads_the_log_of_the_interactor_even_an_empty_one() {
    let log = "std::fs::write(std::env::args().nth(2).unwrap(), line()).unwrap();";
    let check = r#"let log = std::fs::read_to_string(std::env::args().nth(2).unwrap()).unwrap();
        eprintln!("a log of {} bytes", log.len());
        exit(i32::from(log.len() != 3));"#;
    let mut trial = Trial::new().answer("never read\n").interactor(log);
    let checker = trial.judge("checker", check, Convention::Testlib);
    let Checker::Interactor(_, place) = &mut trial.checker else {
        unreachable!("it has an interactor");
    };
    *place = Some(checker);
    assert_eq!(trial.run(r#"println!("abc");"#).verdict, Verdict::Ac);
    let report = trial.run("println!();");
    assert_eq!(report.verdict, Verdict::Wa);
    assert!(
        report.detail.contains("a log of 0 bytes"),
        "{}",
        report.detail
    );
}

#[test]
fn an_interactor_that_closes_both_ends_and_hangs_is_to_blame() {
    if !are_all_tried() {
        return;
    }
    let close = r#"
        extern "C" { fn close(descriptor: i32) -> i32; }
        unsafe { close(0); close(1); }
        sleep(Duration::from_secs(600));"#;
    let trial = Trial::new().interactor(close);
    let error = trial.try_run(r#"assert_eq!(line(), "7");"#).unwrap_err();
    let error = error.to_string();
    assert!(error.starts_with("tests/checkers/interactor.rs"), "{error}");
    assert!(error.contains("did not end"), "{error}");
}

#[test]
fn points_are_shown_and_none_are_a_wrong_answer() {
    let trial = Trial::new()
        .checker(r#"eprintln!("points {}", std::fs::read_to_string(std::env::args().nth(2).unwrap()).unwrap()); exit(7);"#);
    let report = trial.run(r#"print!("100 all");"#);
    assert_eq!(report.verdict, Verdict::Pts);
    assert!(
        report.detail.contains("100 points: all"),
        "{}",
        report.detail
    );
    let report = trial.run(r#"print!("0 none");"#);
    assert_eq!(report.verdict, Verdict::Wa);
    assert!(
        report.detail.contains("0 points: none"),
        "{}",
        report.detail
    );
}

#[test]
fn a_validator_of_kattis_reads_the_output_and_writes_feedback() {
    let validator = r#"let read = |i| std::fs::read_to_string(std::env::args().nth(i).unwrap()).unwrap();
        let mut said = String::new();
        stdin().read_to_string(&mut said).unwrap();
        assert_eq!(read(1), "in");
        if said.trim() == read(2).trim() { exit(42); }
        let folder = std::env::args().nth(3).unwrap();
        std::fs::write(folder + "judgemessage.txt", "off by one").unwrap();
        exit(if said == "panic" { 1 } else { 43 });"#;
    let trial = Trial::new().input("in").answer("7\n").validator(validator);
    assert_eq!(trial.run(r#"print!("7");"#).verdict, Verdict::Ac);
    let report = trial.run(r#"print!("8");"#);
    assert_eq!(report.verdict, Verdict::Wa);
    assert!(report.detail.contains("off by one"), "{}", report.detail);
    let error = trial
        .try_run(r#"print!("panic");"#)
        .unwrap_err()
        .to_string();
    assert!(error.contains("validator.rs failed"), "{error}");
}
