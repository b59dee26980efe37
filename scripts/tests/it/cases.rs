//! Tests of golden cases: written by hand, imported from packages, saved by other programs.

use std::path::Path;

use crate::support::{Sandbox, outcome, x_with_input};

/// Adds a file of `tests/packages`.
fn with_package(sandbox: Sandbox, name: &str) -> Sandbox {
    let packages = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packages");
    std::fs::copy(packages.join(name), sandbox.path(name)).unwrap();
    sandbox
}

/// Adds a file with these bytes.
fn with_bytes(sandbox: Sandbox, path: &str, bytes: &[u8]) -> Sandbox {
    let sandbox = sandbox.file(path, "");
    std::fs::write(sandbox.path(path), bytes).unwrap();
    sandbox
}

fn sum() -> Sandbox {
    Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n")
}

#[cfg(unix)]
#[test]
fn a_case_is_added_from_standard_input_and_changed_in_an_editor() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n");
    let folder = sandbox.path(".");
    let added = x_with_input(&folder, "case cf1_a", "5 6\n---\n11\n").exits(0);
    added.prints_only(
        "tests/golden/cf1_a/own-1.in\n\
         tests/golden/cf1_a/own-1.out\n",
    );
    x_with_input(&folder, "case a big", "7 8\n").exits(0);
    assert!(!sandbox.path("tests/golden/cf1_a/big.out").exists());
    x_with_input(&folder, "case cf1_a big", "7 8\n")
        .exits(2)
        .says_only(
            "error: tests/golden/cf1_a/big.in is there already; add a line `---` and the answer, \
             which it lacks\n",
        );
    x_with_input(&folder, "case cf1_a ../x", "7 8\n")
        .exits(2)
        .says_only(
            "error: `../x` cannot name a case; write letters, digits and `-`, such as `own-1`\n",
        );
    // No file has such a name on Windows.
    x_with_input(&folder, "case cf1_a CON", "7 8\n")
        .exits(2)
        .says(&["`CON` cannot name a case"]);
    x_with_input(&folder, "case cf1_a big", "7 8\n---\n15\n").exits(0);
    assert_eq!(sandbox.read("tests/golden/cf1_a/big.out"), "15\n");
    let sandbox = sandbox.file("edit.sh", "echo 9 9 > $1\necho 18 > $2\n");
    let editor = format!("sh {}", sandbox.path("edit.sh").display());
    let mut x = sandbox.command("case cf1_a big --edit");
    outcome(x.env("VISUAL", "").env("EDITOR", editor)).exits(0);
    assert_eq!(sandbox.read("tests/golden/cf1_a/big.in"), "9 9\n");
    sandbox.x("test cf1_a").exits(0).says_only("3 AC in _ s\n");
}

#[test]
fn a_case_that_lost_its_answer_gets_it() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .file("tests/golden/cf1_a/own-1.in", "5 6\n");
    let folder = sandbox.path(".");
    x_with_input(&folder, "case cf1_a own-1", "7 8\n---\n15\n")
        .exits(2)
        .says(&["own-1.in is there already, with another input and without an answer"]);
    x_with_input(&folder, "case cf1_a own-1", "5 6\n---\n11\n").exits(0);
    assert_eq!(sandbox.read("tests/golden/cf1_a/own-1.out"), "11\n");
    x_with_input(&folder, "case cf1_a own-1", "5 6\n---\n11\n").exits(2);
}

#[test]
fn the_official_cases_of_a_task_are_imported_as_they_are() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .file("ABC/A/in/random_01.txt", "1 1\n")
        .file("ABC/A/out/random_01.txt", "2\n")
        .file("ABC/A/in/sample 02.in", "2 2\n")
        .file("ABC/A/out/sample 02.out", "4\n")
        .file("ABC/A/in/.DS_Store", "");
    let import = "case cf1_a --import ABC/A";
    sandbox.x(import).exits(0).says_only(
        "2 cases, 4 new files\n\
         next: `cargo x test cf1_a`\n",
    );
    assert_eq!(sandbox.read("tests/golden/cf1_a/random_01.in"), "1 1\n");
    assert_eq!(sandbox.read("tests/golden/cf1_a/sample-02.out"), "4\n");
    sandbox.x(import).exits(0).says_only(
        "2 cases, 0 new files\n\
         next: `cargo x test cf1_a`\n",
    );
    sandbox.x("test cf1_a").exits(0).says_only("3 AC in _ s\n");
    let sandbox = sandbox
        .file("ABC/A/out/random_01.txt", "3\n")
        .file("ABC/A/in/aaa.txt", "1\n")
        .file("ABC/A/out/aaa.txt", "1\n");
    sandbox.x(import).exits(2).says_only(
        "error: tests/golden/cf1_a/random_01.out is there already and differs from \
         out/random_01.txt of ABC/A; move one of them away\n",
    );
    assert!(!sandbox.path("tests/golden/cf1_a/aaa.in").exists());
    std::fs::remove_file(sandbox.path("ABC/A/out/random_01.txt")).unwrap();
    sandbox
        .x(import)
        .exits(2)
        .says_only("error: in ABC/A: in/random_01.txt: no answer of this name\n");
    sandbox
        .x("case cf1_a --import ABC")
        .exits(2)
        .says_only("error: in ABC: A/in/random_01.txt: no answer of this name\n");
}

#[test]
fn packages_of_the_judges_are_imported_as_they_are() {
    for (package, cases) in [
        ("atcoder_macos.zip", &["a"][..]),
        ("cses.zip", &["1", "2", "10"]),
        ("kattis.zip", &["sample-1", "secret-1"]),
    ] {
        let sandbox = with_package(sum(), package);
        let import = format!("case cf1_a --import {package}");
        let noun = if cases.len() == 1 { "case" } else { "cases" };
        let count = format!("{} {noun}, ", cases.len());
        sandbox.x(&import).exits(0).says(&[&count]);
        for case in cases {
            let answer = sandbox.read(&format!("tests/golden/cf1_a/{case}.out"));
            assert!(["3\n", "4\n"].contains(&&answer[..]), "{case}: {answer}");
        }
        sandbox.x(&import).exits(0).says(&[&count, "0 new files"]);
    }
    let sandbox = with_package(sum(), "cses.zip");
    sandbox.x("case cf1_a --import cses.zip").exits(0);
    sandbox.x("test cf1_a").exits(0).says_only("4 AC in _ s\n");
}

#[test]
fn a_contest_s_zip_gives_the_task_with_the_letter_of_the_title() {
    for (package, name, title, folder) in [
        ("arc065.zip", "arc065_c", "E - Manhattan Compass", "E"),
        (
            "abc233.zip",
            "abc233_h",
            "Ex - Manhattan Christmas Tree",
            "Ex",
        ),
    ] {
        let contest = name.split('_').next().unwrap();
        let task = format!(
            r#"{{"name": "{title}", "group": "AtCoder - {contest}", "tests": [],
                 "url": "https://atcoder.jp/contests/{contest}/tasks/{name}"}}"#
        );
        let sandbox = with_package(Sandbox::new().file("task.json", &task), package);
        sandbox.x("listen --import task.json").exits(0);
        sandbox
            .x(&format!("case {name} --import {package}"))
            .exits(0);
        let golden = sandbox.path(&format!("tests/golden/{name}"));
        let inputs = golden
            .read_dir()
            .unwrap()
            .map(|entry| entry.unwrap().path());
        let inputs: Vec<_> = inputs
            .filter(|path| path.extension().unwrap() == "in")
            .collect();
        assert_eq!(inputs.len(), 1);
        let text = std::fs::read_to_string(&inputs[0]).unwrap();
        assert_eq!(text, format!("input of {folder}\n"));
    }
    // Without a title, the letter at AtCoder isn't certain.
    let sandbox = with_package(
        Sandbox::new().sum_problem("arc065_c", "1", "1"),
        "arc065.zip",
    );
    let refused = sandbox.x("case arc065_c --import arc065.zip").exits(2);
    refused.says_only(
        "error: in arc065.zip: the tasks in it are C, D, E, F, and it isn't certain that one of \
         them is meant; name its folder: `--import arc065.zip/arc065/C`\n",
    );
    sandbox
        .x("case arc065_c --import arc065.zip/arc065/E")
        .exits(0);
    let input = sandbox.read("tests/golden/arc065_c/0_000.in");
    assert_eq!(input, "input of E\n");
}

#[test]
fn what_is_no_package_names_those_that_are() {
    let sandbox = sum().file("a/1.txt", "1").file("b.zip", "no zip");
    let unknown = sandbox.x("case cf1_a --import a").exits(2);
    unknown.says_only(
        "error: in a: there are no cases in a known shape: `in/` and `out/` (AtCoder), `test_in/` \
         and `test_out/` (yukicoder), `data/sample` and `data/secret` with `.in` and `.ans` \
         (Kattis, DOMjudge), `tests/01` and `tests/01.a` (Polygon), or `.in` beside `.out` or \
         `.ans` in any folder (CSES, Codeforces)\n",
    );
    let refused = sandbox.x("case cf1_a --import b.zip").exits(2);
    refused.says_only(
        "error: in b.zip: this is no zip file; unpack it yourself and name the folder: Missing \
         end of central directory\n",
    );
    sandbox
        .x("case cf1_a --import nowhere")
        .exits(2)
        .says_only("error: there is no nowhere; name a folder or a zip file\n");
}

#[cfg(unix)]
#[test]
fn a_link_of_a_package_or_of_the_repository_is_never_followed() {
    use std::os::unix::fs::symlink;
    let sandbox = sum().file("secret/1.txt", "key").file("a/out/1.txt", "1");
    symlink(sandbox.path("secret"), sandbox.path("a/in")).unwrap();
    let refused = sandbox.x("case cf1_a --import a").exits(2);
    refused.says_only(
        "error: in is a link, and what it leads to is no part of the package; nothing was \
         imported\n",
    );
    std::fs::create_dir_all(sandbox.path("tests/golden")).unwrap();
    std::fs::remove_dir_all(sandbox.path("tests/golden/cf1_a")).unwrap();
    symlink(sandbox.path("secret"), sandbox.path("tests/golden/cf1_a")).unwrap();
    let refused = x_with_input(&sandbox.path("."), "case cf1_a", "1\n").exits(2);
    refused.says(&["tests/golden/cf1_a is a link"]);
    assert_eq!(sandbox.path("secret").read_dir().unwrap().count(), 1);
}

#[test]
fn a_stray_file_is_left_out_with_one_note() {
    let mut sandbox = sum();
    for stray in [
        "sample-1.in~",
        "sample-1.in.orig",
        "notes.txt",
        "Thumbs.db",
        ".sample-1.in.swp",
    ] {
        sandbox = sandbox.file(&format!("tests/golden/cf1_a/{stray}"), "old");
    }
    let tested = sandbox.x("test cf1_a").exits(0).says_only(
        "note: tests/golden/cf1_a: left out Thumbs.db, notes.txt, sample-1.in.orig and 1 more; a \
         case is an .in and an .out\n\
         1 AC in _ s\n",
    );
    let note = "note: tests/golden/cf1_a: left out Thumbs.db, notes.txt, sample-1.in.orig and 1 \
        more; a case is an .in and an .out";
    assert_eq!(tested.stderr.matches("left out").count(), 1, "{tested:#?}");
    tested.says(&[note]);
    let sandbox = sandbox.file("tests/golden/cf1_a/b.out", "1");
    let refused = sandbox.x("test cf1_a").exits(2);
    refused.says_only(
        "error: tests/golden/cf1_a/b.out: no .in of the same name beside it; add it, or remove \
         this file\n",
    );
}

#[test]
fn byte_order_marks_and_utf_16_never_reach_a_solution() {
    let utf_16 = |text: &str| -> Vec<u8> {
        let marked = format!("\u{feff}{text}");
        marked.encode_utf16().flat_map(u16::to_le_bytes).collect()
    };
    let mut sandbox = sum();
    for (path, bytes) in [
        (
            "tests/golden/cf1_a/bom.in",
            b"\xef\xbb\xbf1\r\n7\r\n".to_vec(),
        ),
        ("tests/golden/cf1_a/bom.out", b"8\n".to_vec()),
        ("tests/golden/cf1_a/wide.in", utf_16("1\r\n7\r\n")),
        ("tests/golden/cf1_a/wide.out", utf_16("8\n")),
        ("typed", utf_16("2 2\n--- \n4\n")),
        ("a/1.in", utf_16("5\n5\n")),
        ("a/1.ans", b"\xef\xbb\xbf10\n".to_vec()),
        (
            "task.json",
            utf_16(
                r#"{"name": "Sum", "url": "https://cses.fi/problemset/task/1",
                    "tests": [{"input": "\ufeff1\n", "output": "\ufeff1\n"}]}"#,
            ),
        ),
    ] {
        sandbox = with_bytes(sandbox, path, &bytes);
    }
    let mut case = sandbox.command("case cf1_a typed");
    outcome(case.stdin(std::fs::File::open(sandbox.path("typed")).unwrap())).exits(0);
    assert_eq!(sandbox.read("tests/golden/cf1_a/typed.out"), "4\n");
    sandbox.x("case cf1_a --import a").exits(0);
    assert_eq!(sandbox.read("tests/golden/cf1_a/1.in"), "5\n5\n");
    sandbox.x("listen --import task.json").exits(0);
    assert_eq!(sandbox.read("tests/golden/cses_1/sample-1.in"), "1\n");
    sandbox.x("test cf1_a").exits(0).says_only("5 AC in _ s\n");
}
