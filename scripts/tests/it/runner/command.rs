//! Tests the messages of `cargo x test`.

use crate::support::{Sandbox, are_all_tried, collection, outcome};

/// Sandbox with one problem, made of its header's fields, the body of its `main`, and a case.
fn with_problem(fields: &str, body: &str, input: &str, answer: &str) -> Sandbox {
    with_more(Sandbox::new(), "cf1_a", fields, body)
        .file("tests/golden/cf1_a/sample-1.in", input)
        .file("tests/golden/cf1_a/sample-1.out", answer)
}

fn with_more(sandbox: Sandbox, bin: &str, fields: &str, body: &str) -> Sandbox {
    let source = format!("//! Title.\n{fields}\nfn main() {{\n{body}\n}}\n");
    sandbox.file(&format!("problems/src/bin/{bin}.rs"), &source)
}

const READ: &str = "let text = std::io::read_to_string(std::io::stdin()).unwrap();
let n: i32 = text.trim().parse().unwrap();";

#[test]
fn standard_error_is_shown_unless_the_answer_is_right() {
    let body = format!("{READ}\ndbg!(n);\nprintln!(\"{{n}}\");");
    let sandbox = with_problem("", &body, "7\n", "7\n");
    let quiet = sandbox.x("test cf1_a").exits(0);
    assert!(!quiet.stdout.contains("n = 7"), "{quiet:#?}");
    for words in ["test cf1_a --stderr", "test cf1_a --case sample-1"] {
        sandbox.x(words).exits(0).prints_only(
            "AC   cf1_a sample-1 _ ms _ MiB\
             \n    standard error:\
             \n      [problems/src/bin/cf1_a.rs:6:1] n = 7\n",
        );
    }
    let sandbox = sandbox.file("tests/golden/cf1_a/sample-1.out", "8\n");
    sandbox.x("test cf1_a").exits(1).prints_only(
        "WA   cf1_a sample-1 _ ms _ MiB\
         \n    line 1 differs\
         \n        line  expected                              got\
         \n    >      1  8                                     7\
         \n    standard error:\
         \n      [problems/src/bin/cf1_a.rs:6:1] n = 7\n",
    );
}

#[test]
fn a_deep_recursion_has_the_stack_of_the_judge_and_of_the_header() {
    let body = "fn deep(n: u64) -> u64 {
            let here = std::hint::black_box([n; 16]);
            if n == 0 { 0 } else { here[7] % 2 + deep(n - 1) }
        }
        println!(\"{}\", deep(200_000));";
    let sandbox = with_problem("", body, "", "100000\n");
    sandbox
        .x("test")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
    let profiles = "[snippet]\nroots = [\"snippets/src\"]\n[judge.small]\nedition = \"2021\"\n\
        source-limit = 65536\nstack = \"20MB\"\n";
    let sandbox = with_more(sandbox, "cf1_a", "//! - judge: small", body)
        .file("cargo-snippet.toml", profiles);
    let outcome = sandbox.x("test").exits(1);
    outcome.prints_only(
        "RE   cf1_a sample-1 _ ms _ MiB\
         \n    stack overflow at _ MiB\
         \n    standard error:\
         \n      thread 'main' (2) has overflowed its stack\
         \n      fatal runtime error: stack overflow, aborting\n",
    );
    let fields = "//! - judge: small\n//! - stack-limit: 12MB";
    let sandbox = with_more(sandbox, "cf1_a", fields, body);
    let outcome = sandbox.x("test").exits(1);
    outcome.prints_only(
        "RE   cf1_a sample-1 _ ms _ MiB\
         \n    stack overflow at _ MiB\
         \n    standard error:\
         \n      thread 'main' (2) has overflowed its stack\
         \n      fatal runtime error: stack overflow, aborting\n",
    );
}

/// The number before `unit` in this line.
fn number_before(unit: &str, line: &str) -> f64 {
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().position(|word| *word == unit);
    words[at.expect("the unit is there") - 1].parse().unwrap()
}

#[test]
fn memory_is_the_solution_s_own_however_much_the_command_holds() {
    let profiles = "[snippet]\nroots = [\"snippets/src\"]\n[judge.other]\nedition = \"2021\"\n\
        source-limit = 65536\n";
    // On Linux, `VmHWM` is the peak of a process's own memory.
    let body = "let status = std::fs::read_to_string(\"/proc/self/status\").unwrap_or_default();
        for line in status.lines().filter(|line| line.starts_with(\"VmHWM\")) {
            eprintln!(\"{line}\");
        }
        println!(\"3\");";
    let sandbox = with_more(Sandbox::with_dependencies(), "own_memory", "", body)
        .file("tests/golden/own_memory/sample-1.in", "")
        .file("tests/golden/own_memory/sample-1.out", "3\n")
        .file("cargo-snippet.toml", profiles);
    for words in ["test own_memory", "test own_memory --bundle"] {
        let outcome = sandbox.x(&format!("{words} --stderr")).exits(0);
        let mebibytes = number_before("MiB", outcome.stdout.lines().next().unwrap());
        assert!(mebibytes > 0.3, "{outcome:#?}");
        let own = outcome.stdout.lines().find(|line| line.contains("VmHWM"));
        assert_eq!(own.is_some(), cfg!(target_os = "linux"), "{outcome:#?}");
        if let Some(own) = own {
            // The command itself uses many times as much. The need of the smallest program depends
            // on the size of the machine's pages.
            let own = number_before("kB", own) / 1024.0;
            assert!(mebibytes < 2.0 * own, "{own} of {outcome:#?}");
        }
    }
}

#[test]
fn an_overflow_behind_a_wrong_answer_is_named_with_its_line() {
    let body = format!("{READ}\nlet square =\nn * n;\nprintln!(\"{{square}}\");");
    let sandbox = with_problem("", &body, "100000\n", "10000000000\n");
    sandbox
        .x("test cf1_a")
        .exits(1)
        .prints_only(
            "WA   cf1_a sample-1 _ ms _ MiB\
             \n    line 1 differs\
             \n        line  expected                              got\
             \n    >      1  10000000000                           1410065408\n",
        )
        .says(
            &["cf1_a sample-1: overflow at problems/src/bin/cf1_a.rs:7: \
         attempt to multiply with overflow"],
        );
    let outcome = sandbox
        .file("tests/golden/cf1_a/sample-1.in", "3\n")
        .x("test cf1_a")
        .exits(1);
    assert!(!outcome.stderr.contains("overflow at"), "{outcome:#?}");
}

/// A compiler that waits this many seconds before it compiles with checks.
#[cfg(unix)]
pub fn slow_compiler(sandbox: Sandbox, seconds: u32) -> Sandbox {
    use std::os::unix::fs::PermissionsExt as _;
    let script =
        format!("#!/bin/sh\ncase \"$*\" in *target/debug*) sleep {seconds};; esac\nexec \"$@\"\n");
    let sandbox = sandbox.file("slow.sh", &script);
    let slow = sandbox.path("slow.sh");
    std::fs::set_permissions(&slow, std::fs::Permissions::from_mode(0o755)).unwrap();
    sandbox
}

/// The dependencies may be compiled for a minute with checks.
#[cfg(unix)]
#[test]
fn a_long_compilation_with_checks_is_announced_below_the_verdict() {
    let sandbox = slow_compiler(with_problem("", "panic!()", "1\n", "1\n"), 2);
    let mut test = sandbox.command("test cf1_a");
    let tested = outcome(test.env("RUSTC_WRAPPER", sandbox.path("slow.sh"))).exits(1);
    let announced = "compiling with checks, to name the faulty line";
    let (before, _) = tested.stderr.split_once(announced).unwrap();
    assert!(before.contains("1 RE in "), "{tested:#?}");
    tested.prints(&["RE "]);
}

/// The command in a terminal, where the user presses Enter.
#[cfg(target_os = "linux")]
#[test]
fn a_key_ends_the_search_for_the_faulty_line() {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::{Command, Stdio};
    let sandbox = slow_compiler(with_problem("", "panic!()", "1\n", "1\n"), 600);
    let x = sandbox.command("");
    let mut script = Command::new("script");
    let words = format!("{} test cf1_a", x.get_program().display());
    script.args(["-qec", &words, "/dev/null"]);
    script
        .current_dir(sandbox.path(""))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    script
        .env_remove("CARGO_TARGET_DIR")
        .env("RUSTC_WRAPPER", sandbox.path("slow.sh"));
    let Ok(mut running) = script.spawn() else {
        eprintln!("skipped: there is no `script` here");
        return;
    };
    let mut lines = BufReader::new(running.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("Enter ends this")));
    let began = std::time::Instant::now();
    running.stdin.take().unwrap().write_all(b"\n").unwrap();
    assert_eq!(running.wait().unwrap().code(), Some(1));
    assert!(began.elapsed().as_secs() < 60);
}

#[test]
fn an_overflow_in_the_own_library_is_named_with_its_caller() {
    let manifest = "[package]\nname = \"problems\"\nedition = \"2021\"\n\
        [dependencies]\nlibrary = { path = \"../library\" }\n";
    let body = format!("{READ}\nprintln!(\"{{}}\", library::boom::boom(n));");
    let sandbox = with_problem("", &body, "3\n", "3000000000\n")
        .file("problems/Cargo.toml", manifest)
        .file(
            "library/Cargo.toml",
            "[package]\nname = \"library\"\nedition = \"2021\"\n",
        )
        .file("library/src/lib.rs", "pub mod boom;\n")
        .file(
            "library/src/boom.rs",
            "pub fn boom(x: i32) -> i32 {\n    x * 1_000_000_000\n}\n",
        );
    let place = "library/src/boom.rs:2, called at problems/src/bin/cf1_a.rs:6";
    sandbox.x("test cf1_a").exits(1).says(&[&format!(
        "overflow at {place}: attempt to multiply with overflow"
    )]);
    let sandbox = sandbox.file(
        "library/src/boom.rs",
        "pub fn boom(x: i32) -> i32 {\n    [1][x as usize]\n}\n",
    );
    let said = format!("the panic comes from {place}");
    sandbox
        .x("test cf1_a")
        .exits(1)
        .prints(&["RE "])
        .says(&[&said]);
}

#[test]
fn input_that_ends_early_names_the_line_that_reads_it() {
    // Without macros of its own, proconio is compiled in an instant.
    let manifest = "[package]\nname = \"problems\"\nedition = \"2021\"\n[dependencies]\n\
        proconio = \"=0.5.0\"\n";
    let lock = std::fs::read_to_string(collection().join("Cargo.lock")).unwrap();
    let sandbox = Sandbox::new()
        .file("problems/Cargo.toml", manifest)
        .file("Cargo.lock", &lock);
    let source = "//! Title.\nuse proconio::input;\n\nfn main() {\n    input! {\n        \
        n: usize,\n        heaps: [u64; n],\n    }\n    println!(\"{}\", heaps.len());\n}\n";
    let sandbox = sandbox
        .file("problems/src/bin/early_end.rs", source)
        .file("tests/golden/early_end/sample-1.in", "3\n1 2\n")
        .file("tests/golden/early_end/sample-1.out", "3\n");
    let outcome = sandbox.x("test early_end").exits(1);
    outcome
        .prints(&["RE "])
        .says(&["the panic comes from problems/src/bin/early_end.rs:5"]);
}

#[test]
fn a_float_that_is_almost_right_is_told_of_compare() {
    let sandbox = with_problem("", "println!(\"0.3333333\");", "", "0.333333333333\n");
    let remedy = "`//! - compare: float 1e-6`";
    sandbox.x("test").exits(1).prints(&["WA ", remedy]);
    let sandbox = with_problem("", "println!(\"10000001\");", "", "10000000\n");
    let outcome = sandbox.x("test").exits(1);
    assert!(!outcome.stdout.contains("compare"), "{outcome:#?}");
}

#[test]
fn an_interactive_problem_needs_an_interactor_and_then_no_answer() {
    let body = "// input_interactive! { n: u32 }\nprintln!(\"42\");";
    // A word in the source decides nothing.
    let sandbox = with_problem("", body, "42\n", "42\n");
    sandbox
        .x("test cf1_a")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
    let remedy = ["write tests/checkers/cf1_a.rs", "//! Interactor"];
    std::fs::remove_file(sandbox.path("tests/golden/cf1_a/sample-1.out")).unwrap();
    sandbox
        .x("test cf1_a")
        .exits(0)
        .prints_only(
            "—    cf1_a sample-1 _ ms _ MiB\
             \n    42\n",
        )
        .says(&remedy);
    let sandbox = with_more(sandbox, "cf1_a", "//! - interactive: true", body);
    sandbox.x("test cf1_a").exits(2).says(&remedy);
    let interactor = "//! Interactor that wants the input back.\nfn main() {\n    \
        let path = std::env::args().nth(1).unwrap();\n    \
        let wanted = std::fs::read_to_string(path).unwrap();\n    \
        let answer = std::fs::read(std::env::args().nth(3).unwrap()).unwrap();\n    \
        assert!(answer.is_empty());\n    \
        let mut said = String::new();\n    \
        std::io::stdin().read_line(&mut said).unwrap();\n    \
        std::process::exit(if said == wanted { 0 } else { 1 });\n}\n";
    let sandbox = sandbox.file("tests/checkers/cf1_a.rs", interactor);
    sandbox
        .x("test cf1_a")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
}

#[test]
fn each_case_has_a_verdict_or_an_error_of_its_own() {
    let checker = "//! Checker.\nfn main() {\n    \
        let input = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();\n    \
        std::process::exit(input.trim().parse().unwrap());\n}\n";
    let mut sandbox =
        with_problem("", "println!();", "0\n", "").file("tests/checkers/cf1_a.rs", checker);
    for (number, status) in (2..).zip(["3", "1", "9"]) {
        sandbox = sandbox
            .file(&format!("tests/golden/cf1_a/sample-{number}.in"), status)
            .file(&format!("tests/golden/cf1_a/sample-{number}.out"), "");
    }
    let tested = sandbox.x("test cf1_a").exits(2);
    let verdicts: Vec<&str> = tested
        .stdout
        .lines()
        .filter(|line| line.contains("cf1_a sample-"))
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    assert_eq!(verdicts, ["AC", "ERR", "WA", "ERR"], "{tested:#?}");
    let failed = "tests/checkers/cf1_a.rs failed: exit status: 3";
    tested.prints(&[failed]).says(&[
        "1 AC, 2 ERR, 1 WA in",
        &format!("error: cf1_a sample-2: {failed}"),
        "1 more",
    ]);
    let json = sandbox.x("test cf1_a --message-format json").exits(2);
    assert_eq!(json.stdout.lines().count(), 4, "{json:#?}");
    json.prints(&["\"verdict\":\"ERR\"", "exit status: 9"]);
    let sandbox = sandbox.file(
        "tests/checkers/cf1_a.rs",
        "//! Checker.\nfn main() { no }\n",
    );
    let json = sandbox.x("test cf1_a --message-format json").exits(2);
    let errors = json.stdout.matches("cf1_a.rs does not compile").count();
    assert_eq!(errors, 4, "{json:#?}");
}

#[test]
fn standard_error_is_shown_whole_and_in_colour_where_it_is_asked_for() {
    let body = "for i in 0..40 { eprintln!(\"line {i} {}\", \"x\".repeat(300)); }
        eprintln!(\"\\x1b[31mred\\x1b[0m\"); println!(\"8\");";
    let sandbox = with_problem("", body, "", "7\n");
    let cut = sandbox.x("test cf1_a").exits(1);
    assert!(!cut.stdout.contains("line 20"), "{cut:#?}");
    cut.prints(&["… 21 lines …", "--stderr` shows all of it"]);
    let whole = sandbox.x("test cf1_a --stderr").exits(1);
    assert!(!whole.stdout.contains('…'), "{whole:#?}");
    whole.prints(&["line 20 ", &"x".repeat(300), "      red\n"]);
    let mut coloured = sandbox.command("test cf1_a --stderr");
    outcome(coloured.env("CLICOLOR_FORCE", "1")).prints(&["\x1b[31mred\x1b[0m"]);
}

#[test]
fn a_solution_that_prints_line_by_line_is_told_once() {
    let many = |print: &str| {
        format!(
            "use std::io::Write as _;
             let mut out = std::io::BufWriter::new(std::io::stdout().lock());
             for i in 0..200_000 {{ {print}; }}
             out.flush().unwrap();"
        )
    };
    let answer: String = (0..200_000).map(|i| format!("{i}\n")).collect();
    let told = "`println!` prints many lines one by one, which is slow, in cf1_a";
    let sandbox = with_problem("", &many("println!(\"{i}\")"), "", &answer);
    sandbox.x("test cf1_a").exits(0).says(&[told]);
    let sandbox = with_problem("", &many("writeln!(out, \"{i}\").unwrap()"), "", &answer);
    let buffered = sandbox.x("test cf1_a").exits(0);
    assert!(!buffered.stderr.contains("one by one"), "{buffered:#?}");
}

#[test]
fn a_tolerance_that_accepts_anything_and_a_statement_of_any_answer_are_told() {
    let fields = "//! - compare: float 1e6\n";
    let sandbox = with_problem(fields, "println!(\"5\");", "", "7\n");
    let warning = "warning: cf1_a: `compare: float 1e6`";
    sandbox.x("test cf1_a").exits(0).says(&[warning]);
    let fields = "//! - rules: If there are several such pairs, print any of them.\n";
    let sandbox = with_problem(fields, "println!(\"5\");", "", "7\n");
    let remedy = "a checker, tests/checkers/cf1_a.rs";
    sandbox.x("test cf1_a").exits(1).prints(&["WA ", remedy]);
}

#[test]
fn a_judge_that_waits_is_named_with_its_case() {
    let sandbox = with_problem("", "println!(\"1\");", "", "1\n").file(
        "tests/checkers/cf1_a.rs",
        "//! Checker.\nfn main() {\n    loop {\n        std::thread::park();\n    }\n}\n",
    );
    sandbox.x("test cf1_a").exits(2).says_only(
        "1 ERR in _ s\n\
         error: cf1_a sample-1: tests/checkers/cf1_a.rs did not end and was stopped: does it wait \
         for input that does not come?\n",
    );
}

#[test]
fn a_task_that_cannot_be_tested_does_not_stop_the_others() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .sum_problem("cf1_e", "1 2\n", "3\n");
    let sandbox = with_more(sandbox, "cf1_d", "", "");
    let (first, last) = ("AC   cf1_a", "AC   cf1_e");
    sandbox
        .x("test a d e")
        .exits(1)
        .prints(&[first, last])
        .says_only(
            "skipped cf1_d: no golden case in tests/golden\n\
             2 AC in _ s\n",
        );
    sandbox.x("test").exits(0).prints(&[first, last]);
    sandbox.x("test d").exits(2).says_only(
        "error: no golden case in tests/golden/cf1_d; put `sample-1.in` and `sample-1.out` there\n",
    );
    let sandbox = with_more(sandbox, "cf1_d", "//! - time-limit: soon", "");
    sandbox
        .x("test")
        .exits(1)
        .prints(&[first, last])
        .says(&["cf1_d.rs: line 2: `time-limit: soon`"]);
    let nothing = with_more(sandbox, "cf1_f", "//! - time-limit: soon", "").x("test d f");
    let nothing = nothing
        .exits(1)
        .says(&["cf1_d.rs: line 2", "cf1_f.rs: line 2"]);
    assert_eq!(nothing.stderr.lines().count(), 2, "{nothing:#?}");
}

#[test]
fn a_letter_means_the_latest_contest() {
    let sandbox = Sandbox::new()
        .sum_problem("abc1_a", "1\n", "1\n")
        .sum_problem("cf2_a", "1\n", "1\n")
        .sum_problem("cf2_b", "1\n", "1\n");
    let unknown = "`a` is the letter of 2 problems, such as `abc1_a` and `cf2_a`";
    sandbox.x("test a").exits(2).says(&[unknown]);
    // What `listen` and `new` write.
    let task = |letter: &str| {
        let url = format!(
            "https://codeforces.com/contest/2/problem/{}",
            letter.to_uppercase()
        );
        format!(
            "{{\"at\":\"2026-11-28T12:00:00Z\",\"contest\":\"cf2_\",\"group\":\"\",\
             \"bin\":\"cf2_{letter}\",\"title\":\"\",\"url\":\"{url}\"}}\n"
        )
    };
    let contest = task("a") + &task("b");
    let sandbox = sandbox.file("problems/contests.jsonl", &contest);
    let outcome = sandbox
        .x("test a")
        .exits(0)
        .prints_only("AC   cf2_a sample-1 _ ms _ MiB\n");
    assert!(!outcome.stdout.contains("abc1_a"), "{outcome:#?}");
    sandbox
        .x("test abc")
        .exits(0)
        .prints_only("AC   abc1_a sample-1 _ ms _ MiB\n");
    let contest = ["cf2_a sample-1", "cf2_b sample-1"];
    sandbox.x("test cf2").exits(0).prints(&contest);
}

#[test]
fn failures_and_the_slowest_stand_at_the_end_of_many_lines() {
    let mut sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n");
    let few = sandbox.x("test").exits(0);
    assert!(!few.stderr.contains("slowest"), "{few:#?}");
    for i in 2..=12 {
        let answer = if i == 3 { "4\n" } else { "3\n" };
        sandbox = sandbox
            .file(&format!("tests/golden/cf1_a/sample-{i}.in"), "1 2\n")
            .file(&format!("tests/golden/cf1_a/sample-{i}.out"), answer);
    }
    let outcome = sandbox.x("test").exits(1);
    let (_, end) = outcome.stderr.split_once("slowest:\n").unwrap();
    let (slowest, failures) = end.split_once("failures:\n").unwrap();
    assert_eq!(slowest.lines().count(), 5, "{end}");
    assert!(failures.starts_with("WA   cf1_a sample-3 "), "{end}");
    assert!(failures.contains("11 AC, 1 WA in "), "{end}");
    assert!(!outcome.stderr.contains('\r') && !outcome.stderr.contains('\u{1b}'));
}

#[test]
fn a_checker_in_cpp_or_python_judges() {
    let sandbox = with_problem("", "println!(\"3 4\");", "7\n", "1 6\n");
    let cpp = "// Checker: two numbers with this sum.\n#include <fstream>\n\
        int main(int, char **words) {\n    std::ifstream in(words[1]), out(words[2]);\n    \
        int sum, a, b;\n    in >> sum;\n    out >> a >> b;\n    return a + b != sum;\n}\n";
    let sandbox = sandbox.file("tests/checkers/cf1_a.cpp", cpp);
    sandbox
        .x("test cf1_a")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
    let sandbox = sandbox.file("tests/checkers/cf1_a.cpp", &cpp.replace("!=", "=="));
    sandbox
        .x("test cf1_a")
        .exits(1)
        .prints_only("WA   cf1_a sample-1 _ ms _ MiB\n");
    let testlib = "#include \"testlib.h\"\nint main(int argc, char **argv) {\n    \
        registerTestlibCmd(argc, argv);\n}\n";
    let sandbox = sandbox.file("tests/checkers/cf1_a.cpp", testlib);
    sandbox.x("test cf1_a").exits(2).says(&[
        "tests/checkers/cf1_a.cpp does not compile",
        "put testlib.h beside it",
    ]);
    std::fs::remove_file(sandbox.path("tests/checkers/cf1_a.cpp")).unwrap();
    let python = "# Checker: two numbers with this sum.\nimport sys\n\
        wanted = int(open(sys.argv[1]).read())\n\
        sys.exit(sum(map(int, open(sys.argv[2]).read().split())) != wanted)\n";
    let sandbox = sandbox.file("tests/checkers/cf1_a.py", python);
    sandbox
        .x("test cf1_a")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
    let sandbox = sandbox.file("tests/golden/cf1_a/sample-1.in", "8\n");
    sandbox
        .x("test cf1_a")
        .exits(1)
        .prints_only("WA   cf1_a sample-1 _ ms _ MiB\n");
}

#[test]
fn repositories_with_one_target_folder_have_their_own_checkers() {
    let target = tempfile::TempDir::new().unwrap();
    let with_checker = |status: i32| {
        let checker =
            format!("// Checker: one answer for all.\nint main() {{ return {status}; }}\n");
        with_problem("", "println!(\"3\");", "7\n", "1\n")
            .file("tests/checkers/cf1_a.cpp", &checker)
    };
    let [lenient, strict] = [0, 1].map(with_checker);
    for (sandbox, status) in [(&lenient, 0), (&strict, 1), (&lenient, 0)] {
        let mut command = sandbox.command("test cf1_a");
        outcome(command.env("CARGO_TARGET_DIR", target.path())).exits(status);
    }
}

#[test]
fn files_of_the_system_and_of_editors_block_nothing() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let mut sandbox = sandbox;
    for name in [".DS_Store", ".sample-1.in.swp", ".tmpAbc"] {
        sandbox = sandbox.file(&format!("tests/golden/cf1_a/{name}"), "");
    }
    sandbox
        .x("test cf1_a")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
}

#[test]
fn a_checker_may_use_the_own_library() {
    let manifest = "[package]\nname = \"problems\"\nedition = \"2021\"\n\
        [dependencies]\nlibrary = { path = \"../library\" }\n";
    let checker = "//! Checker: whatever the library takes.\nuse library::takes;\n\
        fn main() { std::process::exit(i32::from(!takes())) }\n";
    let sandbox = with_problem("", "println!(\"1\");", "1\n", "2\n")
        .file("problems/Cargo.toml", manifest)
        .file(
            "library/Cargo.toml",
            "[package]\nname = \"library\"\nedition = \"2021\"\n",
        )
        .file("library/src/lib.rs", "pub fn takes() -> bool { true }\n")
        .file("tests/checkers/cf1_a.rs", checker);
    sandbox
        .x("test cf1_a")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
    let sandbox = sandbox.file("library/src/lib.rs", "pub fn takes() -> bool { 1 > 2 }\n");
    sandbox
        .x("test cf1_a")
        .exits(1)
        .prints_only("WA   cf1_a sample-1 _ ms _ MiB\n");
}

#[test]
fn limits_and_missing_answers_have_their_verdicts() {
    let fields = "//! - time-limit: 300ms\n//! - memory-limit: 64MB\n";
    let body = "match std::io::read_to_string(std::io::stdin()).unwrap().trim() {\n\
        \"sleep\" => std::thread::sleep(std::time::Duration::from_secs(600)),\n\
        \"memory\" => println!(\"{}\", std::hint::black_box(vec![1u8; 1 << 30]).len()),\n\
        text => println!(\"\\r\\n  {text}\"),\n}";
    let cases = |name: &str| format!("tests/golden/cf1_a/{name}");
    let sandbox = with_problem(fields, body, "other\r\n", "\n\nother")
        .file(&cases("memory.in"), "memory\n")
        .file(&cases("memory.out"), "1\n")
        .file(&cases("none.in"), "none\n")
        .file(&cases("sleep.in"), "sleep\n")
        .file(&cases("sleep.out"), "1\n");
    let tested = sandbox.x("test cf1_a").exits(1);
    for (case, verdict) in [
        ("memory", "MLE"),
        ("none", "—"),
        ("sample-1", "AC"),
        ("sleep", "TLE"),
    ] {
        let mut lines = tested.stdout.lines();
        let line = lines.find(|line| line.contains(&format!("cf1_a {case}")));
        assert!(
            line.is_some_and(|line| line.starts_with(verdict)),
            "{case}: {tested:#?}"
        );
    }
    tested.says_only("1 AC, 1 MLE, 1 TLE, 1 — in _ s\n");
}

#[test]
fn a_busy_machine_makes_no_solution_slower_than_its_limit() {
    if !are_all_tried() {
        return;
    }
    use std::sync::atomic::{AtomicBool, Ordering};
    let body = "let mut x = 1u64;\nfor i in 0..150_000_000u64 {\n\
        x = std::hint::black_box(x.wrapping_mul(i | 1));\n}\nprintln!(\"{}\", x & 1);";
    let sandbox = with_problem("//! - time-limit: 1s\n", body, "", "1\n");
    sandbox.x("test cf1_a").exits(0);
    let is_done = AtomicBool::new(false);
    let tested = std::thread::scope(|scope| {
        for _ in 0..4 * std::thread::available_parallelism().unwrap().get() {
            scope.spawn(|| {
                while !is_done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let tested = sandbox.x("test cf1_a");
        is_done.store(true, Ordering::Relaxed);
        tested
    });
    tested
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
}

#[test]
fn a_solution_that_reads_many_lines_by_input_is_told_once() {
    let source = |from: &str| {
        format!(
            "//! Sum.\nuse proconio::{{input, source::once::OnceSource}};\nfn main() {{\n    \
             let mut all = OnceSource::new(std::io::stdin().lock());\n    let _ = &mut all;\n    \
             input! {{ {from}n: usize, a: [u64; n] }}\n    \
             println!(\"{{}}\", a.iter().sum::<u64>());\n}}\n"
        )
    };
    let many = format!("100001\n{}", "1\n".repeat(100_001));
    let path = "problems/src/bin/cf1_a.rs";
    let mut sandbox = Sandbox::with_dependencies().file(path, &source("from &mut all, "));
    for case in ["few", "many", "more"] {
        let input = if case == "few" { "1\n1\n" } else { &many };
        let answer = input.lines().next().unwrap();
        sandbox = sandbox
            .file(&format!("tests/golden/cf1_a/{case}.in"), input)
            .file(&format!("tests/golden/cf1_a/{case}.out"), answer);
    }
    let all_at_once = sandbox.x("test cf1_a").exits(0);
    assert!(
        !all_at_once.stderr.contains("one by one"),
        "{all_at_once:#?}"
    );
    let by_line = source("").replace(
        "    let mut all = OnceSource::new(std::io::stdin().lock());\n    \
        let _ = &mut all;\n",
        "",
    );
    let sandbox = sandbox.file(path, &by_line);
    let told = sandbox.x("test cf1_a").exits(0);
    assert_eq!(
        told.stderr.matches("reads many lines one by one").count(),
        1,
        "{told:#?}"
    );
    told.says(&["in cf1_a; to read all at once, write `let mut all = proconio::source::once::"]);
}

/// Makes the current folder read-only and runs a command there.
#[cfg(target_os = "linux")]
const READ_ONLY: &str = r#"
mount --bind . . && mount -o remount,bind,ro . || exit 77
cd "$PWD" && exec "$@"
"#;

#[cfg(target_os = "linux")]
#[test]
fn a_read_only_repository_is_built_in_the_cache() {
    let judge = "[judge.other]\nedition = \"2021\"\nsource-limit = 65536\n";
    let sandbox = Sandbox::new().file("cargo-snippet.toml", judge);
    let sandbox = sandbox.sum_problem("cf1_a", "1 2\n", "3\n");
    sandbox.x("test cf1_a").exits(0);
    std::fs::remove_dir_all(sandbox.path("target")).unwrap();
    let cache = tempfile::TempDir::new().unwrap();
    for words in ["test cf1_a", "paste cf1_a"] {
        let plain = sandbox.command(words);
        let mut command = std::process::Command::new("unshare");
        command.args(["-Urm", "sh", "-c", READ_ONLY, "sh"]);
        command.arg(plain.get_program()).args(plain.get_args());
        command
            .current_dir(sandbox.path(""))
            .env("XDG_CACHE_HOME", cache.path());
        command.env_remove("CARGO_TARGET_DIR");
        let ended = outcome(&mut command);
        if ended.code == Some(77) || ended.stderr.contains("unshare") {
            eprintln!("skipped: nothing can be mounted here: {ended:?}");
            return;
        }
        ended.exits(0);
    }
    assert!(!sandbox.path("target").exists());
}
