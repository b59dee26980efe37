//! Tests `cargo x test` and `cargo x new` as a user runs them.

use serde_json::Value;

use crate::support::{Sandbox, x_in};
#[cfg(unix)]
use crate::support::{collection, outcome, without_taste};

#[test]
fn right_answers_exit_with_0() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n");
    sandbox
        .x("test")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n")
        .says_only("1 AC in _ s\n");
    sandbox
        .x("test cf1_a --case sample-1")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
}

#[test]
fn a_changed_golden_answer_exits_with_1_and_shows_the_difference() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "4\n");
    sandbox.x("test cf1_a").exits(1).prints_only(
        "WA   cf1_a sample-1 _ ms _ MiB\
         \n    line 1 differs\
         \n        line  expected                              got\
         \n    >      1  4                                     3\n",
    );
}

#[test]
fn an_unknown_problem_exits_with_2_and_suggests_near_names() {
    let sandbox = Sandbox::new().sum_problem("cf15_c", "1\n", "1\n");
    sandbox.x("test cf15c").exits(2).says_only(
        "error: no problem `cf15c` in problems/src/bin (did you mean `cf15_c`?); `cargo x list` \
         shows all\n",
    );
    sandbox.x("test nosuch").exits(2).says_only(
        "error: no problem `nosuch` in problems/src/bin (the nearest are `cf15_c`); `cargo x \
         list` shows all\n",
    );
    sandbox
        .x("test cf15_c --case sampel-1")
        .exits(2)
        .says_only("error: no golden case `sampel-1` (did you mean `sample-1`?)\n");
}

#[test]
fn one_problem_that_does_not_compile_does_not_stop_the_others() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .sum_problem("cf1_b", "1 2\n", "3\n")
        .file(
            "problems/src/bin/cf1_b.rs",
            "//! Broken.\nfn main() { nothing() }\n",
        );
    let outcome = sandbox.x("test").exits(1);
    outcome
        .prints_only(
            "AC   cf1_a sample-1 _ ms _ MiB\n\
             CE   cf1_b sample-1\n",
        )
        .says(&["cannot find function `nothing`"]);
}

#[test]
fn only_what_is_asked_for_is_built() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n").file(
        "problems/src/bin/cf1_b.rs",
        "//! Broken.\nfn main() { nothing() }\n",
    );
    sandbox.x("test cf1_a").exits(0);
}

#[test]
fn a_case_without_an_answer_shows_the_output_and_an_answer_without_a_case_is_an_error() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n");
    let sandbox = sandbox.file("tests/golden/cf1_a/sample-2.in", "40 2\n");
    sandbox
        .x("test")
        .exits(0)
        .prints_only(
            "AC   cf1_a sample-1 _ ms _ MiB\
             \n—    cf1_a sample-2 _ ms _ MiB\
             \n    42\n",
        )
        .says_only("1 AC, 1 — in _ s\n");
    let sandbox = sandbox.file("tests/golden/cf1_a/sample-3.out", "1\n");
    sandbox.x("test").exits(2).says_only(
        "error: tests/golden/cf1_a/sample-3.out: no .in of the same name beside it; add it, or \
         remove this file\n",
    );
}

#[test]
fn the_name_of_a_contest_means_all_its_tasks() {
    let sandbox = Sandbox::new()
        .sum_problem("cf2999_a", "1 2\n", "3\n")
        .sum_problem("cf2999_b", "1 2\n", "3\n")
        .sum_problem("cf29_a", "1 2\n", "3\n");
    let tested = sandbox.x("test cf2999").exits(0);
    let tested = tested.prints_only(
        "AC   cf2999_a sample-1 _ ms _ MiB\n\
         AC   cf2999_b sample-1 _ ms _ MiB\n",
    );
    assert!(!tested.stdout.contains("cf29_a"), "{tested:#?}");
    sandbox.x("paste cf2999").exits(2).says_only(
        "error: `cf2999` begins the names of 2 problems, such as `cf2999_a` and `cf2999_b`; write \
         more of the one you mean\n",
    );
}

#[test]
fn each_line_of_json_is_as_the_schema_says() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .sum_problem("cf1_b", "1 2\n", "4\n")
        .file("tests/golden/cf1_a/sample-2.in", "40 2\n");
    let tested = sandbox.x("test --message-format json").exits(1);
    let schema = include_str!("../../src/commands/test/message.schema.json");
    let schema: Value = serde_json::from_str(schema).unwrap();
    let fields = schema["properties"].as_object().unwrap();
    let kind = |value: &Value| match value {
        Value::Null => "null",
        Value::String(_) => "string",
        Value::Number(number) if number.is_u64() => "integer",
        Value::Number(_) => "number",
        _ => "none of these",
    };
    let mut verdicts = Vec::new();
    for line in tested.stdout.lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        let message = message.as_object().unwrap();
        let required = schema["required"].as_array().unwrap();
        assert!(
            required
                .iter()
                .all(|it| message.contains_key(it.as_str().unwrap())),
            "{line}"
        );
        for (name, value) in message {
            let types = fields[name]["type"].to_string();
            assert!(
                types.contains(&format!("\"{}\"", kind(value))),
                "{name}: {value}"
            );
            if let Some(values) = fields[name]["enum"].as_array() {
                assert!(values.contains(value), "{name}: {value}");
            }
        }
        verdicts.push(format!("{} {}", message["case"], message["verdict"]));
    }
    assert_eq!(
        verdicts,
        [
            "\"sample-1\" \"AC\"",
            "\"sample-2\" \"—\"",
            "\"sample-1\" \"WA\"",
        ]
    );
}

#[test]
fn capitals_that_alone_differ_are_told_and_may_be_ignored() {
    let solution =
        |fields: &str| format!("//! Wins.\n{fields}fn main() {{\n    println!(\"Yes\");\n}}\n");
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1\n", "YES\n")
        .file("problems/src/bin/cf1_a.rs", &solution(""));
    let remedy = "`//! - compare: tokens nocase`";
    sandbox
        .x("test")
        .exits(1)
        .prints(&["WA", "capitals alone differ", remedy]);
    let sandbox = sandbox.file(
        "problems/src/bin/cf1_a.rs",
        &solution("//! - compare: tokens nocase\n"),
    );
    sandbox
        .x("test")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
    let sandbox = sandbox.file("tests/golden/cf1_a/sample-1.out", "no\n");
    let wrong = sandbox.x("test").exits(1).prints_only(
        "WA   cf1_a sample-1 _ ms _ MiB\
         \n    line 1 differs\
         \n        line  expected                              got\
         \n    >      1  no                                    Yes\n",
    );
    assert!(!wrong.stdout.contains("capitals"), "{wrong:#?}");
}

#[test]
fn an_editor_s_file_is_no_problem_and_nothing_is_near_to_one_letter() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .file("problems/src/bin/.#cf1_a.rs", "me@home.123");
    sandbox.x("test").exits(0).says_only("1 AC in _ s\n");
    let unknown = sandbox.x("test x").exits(2);
    unknown.says_only("error: no problem `x` in problems/src/bin; `cargo x list` shows all\n");
}

/// Sandbox whose problem has a generator of cases with this header and this body of `main`.
fn with_generator(listed: &str, body: &str) -> Sandbox {
    let source = format!(
        "//! Sum.\n{listed}\nfn main() {{\n    let folder = std::env::args().nth(1).unwrap();\n    \
         let write = |name: &str, text: &str| \
         std::fs::write(format!(\"{{folder}}/{{name}}\"), text).unwrap();\n    {body}\n}}\n"
    );
    Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .file("tests/limits/cf1_a.rs", &source)
}

const LISTED: &str = "//! - limit-large: a large sum.";

#[test]
fn cases_too_large_to_keep_are_written_once_and_only_when_asked_for() {
    let body = r#"write("limit-large.in", "4 5"); write("limit-large.out", "9");"#;
    let sandbox = with_generator(LISTED, body);
    sandbox
        .x("test --case sample-1")
        .exits(0)
        .prints_only("AC   cf1_a sample-1 _ ms _ MiB\n");
    assert!(!sandbox.path("target/x/limits").exists());
    for _ in 0..2 {
        sandbox.x("test").exits(0).prints_only(
            "AC   cf1_a sample-1 _ ms _ MiB\n\
             AC   cf1_a limit-large _ ms _ MiB\n",
        );
    }
    let folders = std::fs::read_dir(sandbox.path("target/x/limits")).unwrap();
    assert_eq!(folders.count(), 1);
    let body = body.replace("9", "8");
    let sandbox = sandbox.file(
        "tests/limits/cf1_a.rs",
        &with_generator(LISTED, &body).read("tests/limits/cf1_a.rs"),
    );
    let changed = sandbox.x("test --case limit-large");
    changed.exits(1).prints_only(
        "WA   cf1_a limit-large _ ms _ MiB\
         \n    line 1 differs\
         \n        line  expected                              got\
         \n    >      1  8                                     9\n",
    );
}

#[test]
fn a_generator_that_does_not_keep_its_word_is_named_with_the_remedy() {
    let whole = r#"write("limit-large.in", "4 5"); write("limit-large.out", "9");"#;
    for (listed, body, complaint) in [
        ("//!", whole, "list the cases that it writes in its header"),
        ("//! - large: a sum.", whole, "`//! - limit-<what>: …`"),
        (LISTED, "", "does not write limit-large.in"),
        (
            LISTED,
            r#"write("limit-large.in", "4");"#,
            "limit-large.out, which its header lists",
        ),
        (
            LISTED,
            &format!(r#"{whole} write("more.in", "");"#),
            "writes more.in; list",
        ),
        (LISTED, r#"panic!("no idea")"#, "no idea"),
        (LISTED, "no code", "tests/limits/cf1_a.rs does not compile"),
    ] {
        let sandbox = with_generator(listed, body);
        // A header is read before anything runs; the rest is an error of the case.
        let tested = sandbox.x("test").exits(2);
        let told = tested.stdout + &tested.stderr;
        for text in ["tests/limits/cf1_a.rs", complaint] {
            assert!(told.contains(text), "no `{text}` in {told}");
        }
        assert_eq!(
            sandbox.x("test --case sample-1").code == Some(0),
            listed == LISTED
        );
    }
}

#[test]
fn a_problem_without_a_case_says_where_to_put_one() {
    let sandbox = Sandbox::new().file("problems/src/bin/cf1_a.rs", "//! A.\nfn main() {}\n");
    sandbox.x("test").exits(2).says_only(
        "error: no golden case in tests/golden/cf1_a; put `sample-1.in` and `sample-1.out` there\n",
    );
    let sandbox = sandbox.sum_problem("cf1_b", "1\n", "1\n");
    sandbox.x("test").exits(0).says_only(
        "skipped cf1_a: no golden case in tests/golden\n\
         1 AC in _ s\n",
    );
    sandbox.x("test cf1_a").exits(2).says_only(
        "error: no golden case in tests/golden/cf1_a; put `sample-1.in` and `sample-1.out` there\n",
    );
    let (old, new) = ("problems/src/bin/cf1_b.rs", "problems/src/bin/cf2_b.rs");
    std::fs::rename(sandbox.path(old), sandbox.path(new)).unwrap();
    let renamed = sandbox.x("test cf2_b").exits(2);
    renamed.says(&["there; if this was cf1_b, rename its folder, too\n"]);
}

#[test]
fn a_header_that_cannot_be_read_is_named_with_its_line() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    let source = "//! A.\n//! - time-limit: soon\nfn main() {}\n";
    let sandbox = sandbox.file("problems/src/bin/cf1_a.rs", source);
    sandbox
        .x("test")
        .exits(2)
        .says(&["cf1_a.rs: line 2: `time-limit: soon`", "such as `2s`"]);
}

#[test]
fn a_new_problem_has_a_file_and_a_golden_folder() {
    let sandbox = Sandbox::new();
    let url = "https://codeforces.com/problemset/problem/15/C";
    sandbox
        .x(&format!("new cf15_c --url {url}"))
        .exits(0)
        .prints_only(
            "problems/src/bin/cf15_c.rs\n\
             tests/golden/cf15_c\n",
        );
    assert!(sandbox.path("tests/golden/cf15_c").is_dir());
    let source = sandbox.read("problems/src/bin/cf15_c.rs");
    assert!(
        source.contains(&format!("//! - url: {url}\n//! - judge: codeforces\n")),
        "{source}"
    );
}

#[test]
fn new_never_overwrites_and_takes_no_bad_name() {
    let mine = "//! Mine.\nfn main() {}\n";
    let sandbox = Sandbox::new().file("problems/src/bin/cf15_c.rs", mine);
    sandbox
        .x("new cf15_c")
        .exits(2)
        .says_only("error: problems/src/bin/cf15_c.rs is there already and stays as it is\n");
    assert_eq!(sandbox.read("problems/src/bin/cf15_c.rs"), mine);
    sandbox.x("new ../x").exits(2).says_only(
        "error: `../x` cannot name a problem; write `<judge><contest>_<problem>` in lower snake \
         case, such as `cf15_c`\n",
    );
}

#[test]
fn outside_a_workspace_the_error_says_so() {
    let nowhere = tempfile::tempdir().unwrap();
    for command in ["test", "new cf1_a", "paste cf1_a"] {
        x_in(nowhere.path(), command).exits(2).says_only(
            "error: no cargo-snippet.toml here or in a folder above; go to your repository, or \
             make one by `cargo x init contests`\n",
        );
    }
    x_in(nowhere.path(), "list kayles")
        .exits(0)
        .prints(&["dudeney_kayles"]);
    x_in(nowhere.path(), "snippet nim")
        .exits(0)
        .prints(&["fn nim_sum"]);
}

#[test]
fn an_unknown_command_is_bad_usage() {
    Sandbox::new().x("tset").exits(2).says_only(
        "error: unrecognized subcommand 'tset'\
         \n\
         \n  tip: some similar subcommands exist: 'site', 'test'\
         \n\
         \nUsage: cargo x <COMMAND>\
         \n\
         \nFor more information, try '--help'.\n",
    );
}

#[test]
fn a_saved_task_becomes_a_problem_with_samples() {
    let task = r#"{"name": "Sum", "url": "https://cses.fi/problemset/task/1",
                   "tests": [{"input": "1 2", "output": "3"}]}"#;
    let sandbox = Sandbox::new().file("task.json", task);
    sandbox
        .x("new --from task.json")
        .exits(0)
        .prints_only(
            "problems/src/bin/cses_1.rs\n\
             tests/golden/cses_1\n",
        )
        .says_only("cses_1: added sample-1; next: `cargo x test cses_1`\n");
    assert_eq!(sandbox.read("tests/golden/cses_1/sample-1.in"), "1 2\n");
    sandbox
        .x("new mine_a --from task.json --url https://a.b/c")
        .exits(0);
    let header = sandbox.read("problems/src/bin/mine_a.rs");
    assert!(header.contains("//! - url: https://a.b/c\n"), "{header}");
    let error = std::fs::read("none.json").unwrap_err();
    sandbox
        .x("new --from none.json")
        .exits(2)
        .says_only(&format!(
            "error: failed to open file `none.json`: {error}\n"
        ));
    sandbox.x("new").exits(2).says_only(
        "error: name the problem, as in `cargo x new cf15_c`, or say where it is: `--url` takes \
         the address of its page, `--from` a file that Competitive Companion sent\n",
    );
}

/// An older compiler is refused before anything is compiled.
#[cfg(unix)]
#[test]
fn a_compiler_that_is_too_old_is_named_with_the_version_that_is_needed() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let rustc = folder.path().join("rustc");
    let script = "#!/bin/sh\nrustc \"$@\" | sed 's/^rustc [0-9.]*/rustc 1.88.0/; \
                  s/^release: .*/release: 1.88.0/'\n";
    std::fs::write(&rustc, script).unwrap();
    std::fs::set_permissions(&rustc, std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut cargo = std::process::Command::new(env!("CARGO"));
    without_taste(&mut cargo);
    cargo
        .args(["x", "list"])
        .current_dir(collection())
        .env("RUSTC", rustc)
        .env("CARGO_TARGET_DIR", folder.path().join("target"));
    let refused = outcome(&mut cargo).exits(101);
    assert_eq!(
        refused.stderr.trim(),
        "error: rustc 1.88.0 is not supported by the following package:\n  \
         launch@1.0.0-rc.1 requires rustc 1.89"
    );
}
