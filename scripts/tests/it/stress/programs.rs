//! Tests of generators and brute forces in any language.

use std::io::Read;
use std::os::fd::{FromRawFd, OwnedFd};
use std::process::{Command, Stdio};

use crate::support::{Outcome, Sandbox, are_all_tried, outcome};

/// Sandbox with a problem that echoes its number, but prints 0 from `wrong` on, and with these
/// shell scripts.
fn echo(wrong: u32, generator: &str, brute: &str) -> Sandbox {
    let source = format!(
        "//! Echo.\nfn main() {{\n    let text = std::io::read_to_string(std::io::stdin()).unwrap();\n    \
         let n: u32 = text.trim().parse().unwrap();\n    \
         println!(\"{{}}\", if n >= {wrong} {{ 0 }} else {{ n }});\n}}\n"
    );
    Sandbox::new()
        .file("problems/src/bin/cf1_a.rs", &source)
        .file("gen.sh", generator)
        .file("brute.sh", brute)
}

const SIZE: &str = "echo $2\n";

/// Command `cargo x stress cf1_a` with both scripts and these words.
fn command(sandbox: &Sandbox, words: &str) -> Command {
    let mut command = sandbox.command("stress cf1_a --seed 1");
    command
        .args(["--gen", "sh gen.sh", "--brute", "sh brute.sh"])
        .args(words.split_whitespace());
    command
}

fn stress(sandbox: &Sandbox, words: &str) -> Outcome {
    outcome(&mut command(sandbox, words))
}

#[test]
fn two_programs_in_any_language_do_as_well() {
    let brute = "#!/bin/sh\nread a b\necho $((a + b))\n";
    let wrong = "//! Sum.\nfn main() {\n    let mut line = String::new();\n    \
        std::io::stdin().read_line(&mut line).unwrap();\n    \
        let n: Vec<i64> = line.split(' ').map(|t| t.trim().parse().unwrap()).collect();\n    \
        println!(\"{}\", if n[0] > 2 { 0 } else { n[0] + n[1] });\n}\n";
    let sandbox = Sandbox::new()
        .file("problems/src/bin/cf1_a.rs", wrong)
        .file("brute.sh", brute)
        .file("gen.sh", "echo $(($2 + $1 % 3)) $1\n");
    let words = "stress cf1_a --seed 1 --time 20 --gen PROGRAM --brute PROGRAM --save";
    let run = |generator: &str, brute: &str| {
        let mut words: Vec<&str> = words.split(' ').collect();
        (words[7], words[9]) = (generator, brute);
        let output = sandbox.command("").args(words).output().unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (code, stdout, stderr) = run("sh gen.sh", "sh brute.sh");
    assert_eq!(code, Some(1), "{stderr}");
    assert!(
        stdout.contains("input\n3 2\n\nexpected, by the brute force\n5\n\ngot\n0"),
        "{stdout}"
    );
    assert_eq!(sandbox.read("tests/golden/cf1_a/stress-1.out"), "5\n");
    let (code, _, stderr) = run("sh none.sh", "sh brute.sh");
    assert_eq!(code, Some(2));
    assert!(
        stderr.contains("the generator `sh none.sh` failed"),
        "{stderr}"
    );
}

#[test]
fn a_slow_brute_force_sees_all_sizes_too() {
    if !are_all_tried() {
        return;
    }
    let sandbox = echo(7, SIZE, "sleep 0.1; cat\n");
    let found = stress(&sandbox, "--time 4").exits(1);
    let (_, shortest) = found.stdout.rsplit_once("input\n").unwrap();
    let size: u32 = shortest.lines().next().unwrap().parse().unwrap();
    assert!((7..=9).contains(&size), "{found:#?}");
    found.says(&["to save the last one", &format!("--size {size} --save`")]);
}

#[test]
fn a_failure_is_seen_again_by_its_seed_and_size() {
    let sandbox = echo(7, SIZE, "cat\n");
    let again = stress(&sandbox, "--size 8 --save --time 0.2").exits(1);
    again.prints(&["input\n8\n", "seed 1, size 8"]);
    assert_eq!(sandbox.read("tests/golden/cf1_a/stress-1.in"), "8\n");
}

#[test]
fn the_first_failure_is_printed_at_once_and_ctrl_c_says_how_to_keep_it() {
    let sandbox = echo(0, "sleep 0.1; echo 77777$2\n", "cat\n");
    let mut running = command(&sandbox, "--time 600 --size 3")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdout = running.stdout.take().unwrap();
    let mut seen = String::new();
    while !seen.contains("seed 1, size 3") {
        let mut bytes = [0; 512];
        let count = stdout.read(&mut bytes).unwrap();
        assert!(count > 0, "{seen}");
        seen += std::str::from_utf8(&bytes[..count]).unwrap();
    }
    assert!(seen.contains("input\n777773\n"), "{seen}");
    let interrupt = Command::new("kill")
        .args(["-INT", &running.id().to_string()])
        .status();
    assert!(interrupt.unwrap().success());
    let ended = running.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(1));
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(said.contains("--seed 1 --size 3 --save"), "{said}");
}

#[test]
fn a_brute_force_that_dies_or_loops_is_shown_with_its_input() {
    let place = "seed 1, size 1, input\n1";
    let sandbox = echo(99, SIZE, "echo no >&2; exit 3\n");
    stress(&sandbox, "--time 5").exits(2).says(&[
        "the brute force `sh brute.sh` failed: exit status: 3\nno",
        place,
    ]);
    let sandbox = sandbox.file("brute.sh", "while :; do :; done\n");
    stress(&sandbox, "--time 1")
        .exits(2)
        .says(&["the brute force `sh brute.sh` took over 1s", place]);
    let sandbox = sandbox.file("gen.sh", "echo\n");
    stress(&sandbox, "--time 5")
        .exits(2)
        .says_only("error: seed 1, size 1: the generator `sh gen.sh` printed nothing\n");
    let sandbox = sandbox.file("gen.sh", "exit 4\n");
    stress(&sandbox, "--time 5").exits(2).says_only(
        "error: seed 1, size 1: the generator `sh gen.sh` failed: exit status: 4\n\
         \n",
    );
}

/// A wrong solution whose own slow version makes the same mistake.
const DOUBLE: &str = r#"//! Double.
fn solve(input: &str) -> String {
    let n: u32 = input.trim().parse().unwrap();
    format!("{}\n", if n == 5 { 11 } else { 2 * n })
}

fn main() {
    print!("{}", solve(&std::io::read_to_string(std::io::stdin()).unwrap()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn agrees_with_the_slow_way(n in 1..8u32) {
            let input = format!("{n}\n");
            let (expected, got) = (solve(&input), solve(&input));
            prop_assert!(got == expected, "input:\n{input}expected:\n{expected}\ngot:\n{got}\n");
        }
    }
}
"#;

#[test]
fn a_brute_force_alone_answers_what_the_property_test_draws() {
    let written =
        r#"prop_assert!(got == expected, "input:\n{input}expected:\n{expected}\ngot:\n{got}\n")"#;
    assert!(DOUBLE.contains(written));
    let with_helper = DOUBLE
        .replace(written, "assert_answer!(input, expected, got)")
        .replace("use super", "use assert_answer::assert_answer;\nuse super");
    for source in [DOUBLE, &with_helper] {
        let sandbox = Sandbox::with_dependencies()
            .file("problems/src/bin/stress_double.rs", source)
            .file("brute.sh", "read n; echo $((n + n))\n");
        let mut command = sandbox.command("stress stress_double --seed 1 --time 30 --brute");
        outcome(command.arg("sh brute.sh"))
            .exits(1)
            .prints(&["input\n5\n\nexpected, by the brute force\n10\n\ngot\n11\n"]);
    }
}

#[test]
fn a_terminal_shows_how_far_it_is() {
    if !are_all_tried() {
        return;
    }
    let sandbox = echo(9999, SIZE, "cat\n");
    let (mut ours, theirs) = terminal();
    let mut command = command(&sandbox, "--time 2");
    let status = command.stderr(theirs).stdout(Stdio::null()).status();
    assert!(status.unwrap().success());
    drop(command); // the last one who could write to it
    let mut said = Vec::new();
    let _ = ours.read_to_end(&mut said); // Linux ends it with an error
    let said = String::from_utf8_lossy(&said);
    assert!(said.matches(" inputs, size ").count() > 1, "{said}");
    assert!(said.contains("all right"), "{said}");
}

/// Both ends of a terminal.
fn terminal() -> (std::fs::File, OwnedFd) {
    let (mut ours, mut theirs) = (0, 0);
    use std::ptr::null_mut;
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the call writes two descriptors, which nothing else owns.
    unsafe {
        let opened = nix::libc::openpty(
            &raw mut ours,
            &raw mut theirs,
            null_mut(),
            null_mut(),
            null_mut(),
        );
        assert_eq!(opened, 0);
        (
            std::fs::File::from_raw_fd(ours),
            OwnedFd::from_raw_fd(theirs),
        )
    }
}

#[test]
fn source_files_are_compiled_or_interpreted_and_quotes_count() {
    let sandbox = echo(7, SIZE, "cat\n")
        .file("my gen.py", "import sys\nprint(sys.argv[2])\n")
        .file(
            "brute.rs",
            "fn main() { print!(\"{}\", std::io::read_to_string(std::io::stdin()).unwrap()) }\n",
        )
        .file(
            "brute.cpp",
            "#include <iostream>\nint main() { int n; std::cin >> n; std::cout << n; }\n",
        );
    let run = |generator: &str, brute: &str| {
        let mut command = sandbox.command("stress cf1_a --seed 1 --size 8 --time 0.2");
        outcome(command.args(["--gen", generator, "--brute", brute]))
    };
    for (generator, brute) in [
        ("my gen.py", "brute.rs"),
        ("python3 'my gen.py'", "brute.cpp"),
        ("gen.sh", "brute.sh"),
    ] {
        run(generator, brute).exits(1).prints(&["\ngot\n0\n"]);
    }
    run("sh 'gen.sh", "brute.sh")
        .exits(2)
        .says_only("error: the generator `sh 'gen.sh` has an open quote; close it\n");
}

#[test]
fn helpers_of_one_name_are_told_apart_by_their_folders_and_contents() {
    let generator = "fn main() { println!(\"{}\", std::env::args().nth(2).unwrap()); }\n";
    let brute =
        "fn main() { print!(\"{}\", std::io::read_to_string(std::io::stdin()).unwrap()); }\n";
    let sandbox = echo(u32::MAX, SIZE, "cat\n")
        .file("gen/main.rs", generator)
        .file("brute/main.rs", brute);
    let words = "stress cf1_a --time 0.2 --gen gen/main.rs --brute brute/main.rs";
    sandbox.x(words).exits(0);
    // A file with the time of the earlier one, as after a checkout.
    let path = sandbox.path("brute/main.rs");
    let time = std::fs::metadata(&path).unwrap().modified().unwrap();
    let sandbox = sandbox.file(
        "brute/main.rs",
        &brute.replace("print!(\"{}\"", "print!(\"7{}\""),
    );
    let file = std::fs::File::options().write(true).open(&path).unwrap();
    file.set_modified(time).unwrap();
    sandbox.x(words).exits(1);
}

#[test]
fn a_generator_may_leave_out_the_last_line_end() {
    if !are_all_tried() {
        return;
    }
    let sandbox = echo(u32::MAX, "printf $2\n", "cat\n");
    stress(&sandbox, "--time 0.2").exits(0).says(&["all right"]);
}

/// Runs `stress` with this brute force, all others being right.
fn with_brute(sandbox: &Sandbox, brute: &str) -> Command {
    let mut command = sandbox.command("stress cf1_a --seed 1 --size 8 --time 0.2");
    command.args(["--gen", "gen.sh", "--brute", brute]);
    command
}

/// A file with a time long ago: one that was saved while it compiled isn't trusted.
fn old_file(sandbox: Sandbox, path: &str, text: &str) -> Sandbox {
    let sandbox = sandbox.file(path, text);
    let file = std::fs::File::options()
        .write(true)
        .open(sandbox.path(path));
    let time = std::time::SystemTime::UNIX_EPOCH;
    file.unwrap().set_modified(time).unwrap();
    sandbox
}

#[test]
fn a_helper_is_compiled_again_whenever_a_file_changes_that_went_into_it() {
    for (brute, main, included, parts) in [
        (
            "brute.cpp",
            "#include <cstdio>\n#include \"more/x.h\"\n\
             int main() { int n; scanf(\"%d\", &n); printf(\"%d\\n\", f(n)); }\n",
            "more/x.h",
            [
                "inline int f(int n) { return n; }\n",
                "inline int f(int n) { return -n; }\n",
            ],
        ),
        (
            "brute.rs",
            "#[path = \"more/y.rs\"]\nmod y;\nfn main() {\n    \
             let text = std::io::read_to_string(std::io::stdin()).unwrap();\n    \
             println!(\"{}\", y::f(text.trim().parse().unwrap()));\n}\n",
            "more/y.rs",
            [
                "pub fn f(n: i32) -> i32 { n }\n",
                "pub fn f(n: i32) -> i32 { -n }\n",
            ],
        ),
        (
            "brute.java",
            "import more.Z;\npublic class Main { public static void main(String[] a) {\n    \
             System.out.println(Z.f(new java.util.Scanner(System.in).nextInt())); } }\n",
            "more/Z.java",
            [
                "package more; public class Z { public static int f(int n) { return n; } }\n",
                "package more; public class Z { public static int f(int n) { return -n; } }\n",
            ],
        ),
    ] {
        if !brute.ends_with("cpp") && !are_all_tried() {
            continue;
        }
        let compilers = [("cpp", "g++"), ("rs", "rustc"), ("java", "javac")];
        let (_, compiler) = compilers
            .into_iter()
            .find(|it| brute.ends_with(it.0))
            .unwrap();
        if Command::new(compiler).arg("--version").output().is_err() {
            eprintln!("skipped: there is no {compiler} here");
            continue;
        }
        let sandbox = echo(u32::MAX, SIZE, "");
        let sandbox = old_file(sandbox, brute, main);
        let mut sandbox = old_file(sandbox, included, parts[0]);
        for status in [0, 0] {
            outcome(&mut with_brute(&sandbox, brute)).exits(status);
        }
        sandbox = old_file(sandbox, included, parts[1]);
        outcome(&mut with_brute(&sandbox, brute)).exits(1);
    }
}

#[test]
fn a_brute_force_in_c_or_in_the_cpp_of_today_is_compiled() {
    if !are_all_tried() {
        return;
    }
    let sandbox = echo(u32::MAX, SIZE, "")
        .file(
            "brute.c",
            "#include <math.h>\n#include <stdio.h>\n\
             int main(void) { int n; scanf(\"%d\", &n); printf(\"%.0f\\n\", cbrt(n) * sqrt(n) / sqrt(n) / cbrt(n) * n); }\n",
        )
        .file(
            "brute20.cpp",
            "#include <bit>\n#include <iostream>\n#include <ranges>\n\
             int main() { unsigned n; std::cin >> n; \
             std::cout << n + std::popcount(0u) << \"\\n\"; }\n",
        )
        .file(
            "flags.cpp",
            "#include <iostream>\nint main() { int n; std::cin >> n; std::cout << n + ADD; }\n",
        );
    outcome(&mut with_brute(&sandbox, "brute.c")).exits(0);
    outcome(&mut with_brute(&sandbox, "brute20.cpp")).exits(0);
    for (add, status) in [("0", 0), ("1", 1)] {
        let mut command = with_brute(&sandbox, "flags.cpp");
        command.env("CXX", "g++ -std=c++20");
        command.env("CXXFLAGS", format!("-DADD='{add} + 0'"));
        outcome(&mut command).exits(status);
    }
    let mut command = with_brute(&sandbox, "brute20.cpp");
    let error = Command::new("no-such-compiler").spawn().unwrap_err();
    outcome(command.env("CXX", "no-such-compiler"))
        .exits(2)
        .says_only(&format!(
            "error: the brute force `brute20.cpp`: cannot start `no-such-compiler`: {error}\n"
        ));
}

#[cfg(unix)]
#[test]
fn a_file_that_is_there_is_run_or_it_is_said_why_not() {
    use std::os::unix::fs::PermissionsExt as _;
    let sandbox = echo(u32::MAX, SIZE, "")
        .file("cat", "#!/bin/sh\ncat\n")
        .file("lost", "#!/no/such/interpreter\n")
        .file("plain", "cat\n");
    for name in ["cat", "lost"] {
        let mode = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(sandbox.path(name), mode).unwrap();
    }
    outcome(&mut with_brute(&sandbox, "cat")).exits(0);
    for (brute, said) in [
        ("lost", "names an interpreter that isn't here"),
        ("plain", "make it executable"),
        ("missing", "no such program in the PATH"),
    ] {
        let ended = outcome(&mut with_brute(&sandbox, brute)).exits(2);
        ended.says(&[said]);
    }
}

#[test]
fn an_interactive_problem_needs_no_brute_force() {
    let interactor = "# Interactor: wants the size.\nimport sys\n\
        sys.exit(input() != open(sys.argv[1]).read().strip())\n";
    let words = "stress cf1_a --seed 1 --gen gen.sh --time 0.2";
    let talker = |wrong: u32| {
        let source = echo(wrong, SIZE, "").read("problems/src/bin/cf1_a.rs");
        let source = source.replace(
            "let text = std::io::read_to_string(std::io::stdin()).unwrap();",
            "let text = \"1\";",
        );
        echo(wrong, "echo 1\n", "").file("problems/src/bin/cf1_a.rs", &source)
    };
    talker(9).x(words).exits(2).says_only(
        "error: --gen alone compares with nothing; give --brute, a slow but right program, too\n",
    );
    let right = talker(9).file("tests/checkers/cf1_a.py", interactor);
    right.x(words).exits(0).says(&["all right"]);
    let wrong = talker(1).file("tests/checkers/cf1_a.py", interactor);
    let failed = wrong.x(&format!("{words} --save")).exits(1);
    assert!(!failed.stdout.contains("brute force"), "{failed:#?}");
    failed.prints_only(
        "input\
         \n1\
         \n\
         \nWA\
         \n    the last exchanges (> solution, < interactor):\
         \n    > 0\
         \n\
         \nseed 1, size 1\n",
    );
    assert!(!wrong.path("tests/golden/cf1_a/stress-1.out").exists());
}

#[test]
fn few_inputs_are_a_warning() {
    let slow = echo(u32::MAX, "sleep 0.4; echo $2\n", "cat\n");
    stress(&slow, "--time 0.5")
        .exits(0)
        .says(&["warning: ", " inputs show little"]);
}
