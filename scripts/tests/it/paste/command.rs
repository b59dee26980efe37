//! Tests `cargo x paste` as a user runs it.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Command, Stdio};

use scripts::system::toolchain;

use crate::support::{Outcome, Sandbox, are_all_tried, outcome};

const SUM: &str = "problems/src/bin/cf1_a.rs";
const URL: &str = "https://codeforces.com/problemset/problem/1/A";

/// Sandbox with several judges and the problem `cf1_a`, which prints the sum of its input.
fn sandbox() -> Sandbox {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n");
    let fields = format!("//! Sum.\n//! - url: {URL}\n//! - judge: codeforces\n");
    let solution = sandbox.read(SUM).replacen("//! Sum.\n", &fields, 1);
    let judges = "[snippet]\nroots = []\n\
        [judge.codeforces]\nedition = \"2021\"\nsource-limit = 65536\n\
        [judge.tiny]\nedition = \"2021\"\nsource-limit = 100\n\
        [judge.other]\nedition = \"2021\"\nsource-limit = 65536\n";
    sandbox
        .file(SUM, &solution)
        .file("cargo-snippet.toml", judges)
}

/// Runs a command with these shell scripts first in `PATH`.
fn x_with_programs(sandbox: &Sandbox, words: &str, scripts: &[(&str, &str)]) -> Outcome {
    let programs = sandbox.path("programs");
    fs::create_dir_all(&programs).unwrap();
    for (name, script) in scripts {
        let program = programs.join(name);
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let mut path = OsString::from(programs);
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap());
    outcome(sandbox.command(words).env("PATH", path))
}

impl Outcome {
    #[track_caller]
    fn prints_nothing(self) -> Self {
        assert_eq!(self.stdout, "", "{self:#?}");
        self
    }
}

#[test]
fn one_file_that_bare_rustc_compiles_is_printed() {
    let sandbox = sandbox();
    let pasted = sandbox.x("paste cf1_a").exits(0);
    let pasted = pasted.says(&["bytes for codeforces; "]);
    let sandbox = sandbox.file("a.rs", &pasted.stdout).file("in", "20 22\n");
    let mut rustc = Command::new(toolchain::rustc());
    let compiled = rustc.args(["--edition=2021", "-O", "a.rs"]);
    let compiled = compiled.current_dir(sandbox.path("")).output().unwrap();
    assert!(compiled.status.success(), "{compiled:?}");
    assert_eq!(compiled.stderr, b"");
    let mut program = Command::new(sandbox.path("a"));
    let printed = program.stdin(fs::File::open(sandbox.path("in")).unwrap());
    assert_eq!(printed.output().unwrap().stdout, b"42\n");
}

#[test]
fn nothing_but_the_judge_s_name_is_added_to_a_solution_without_crates() {
    let sandbox = sandbox();
    let bundle = format!(
        "{}// Bundled by `cargo x paste` for codeforces.\n",
        sandbox.read(SUM)
    );
    for _ in 0..2 {
        assert_eq!(sandbox.x("paste cf1_a --no-test").stdout, bundle);
    }
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let sandbox = sandbox();
    fs::create_dir(sandbox.path("new")).unwrap();
    sandbox
        .x("paste cf1_a --out new/a.rs")
        .exits(0)
        .prints_nothing();
    let written = sandbox.read("new/a.rs");
    assert!(written.ends_with("for codeforces.\n"), "{written}");
    sandbox
        .x("paste cf1_a --judge tiny --out new/a.rs")
        .exits(1);
    assert_eq!(sandbox.read("new/a.rs"), written);
    assert_eq!(fs::read_dir(sandbox.path("new")).unwrap().count(), 1);
}

#[test]
fn a_stream_is_written_into_and_a_link_leads_to_its_file() {
    if !are_all_tried() {
        return;
    }
    let sandbox = sandbox().file("a.rs", "");
    let (link, file) = (sandbox.path("link.rs"), sandbox.path("a.rs"));
    std::os::unix::fs::symlink(file, &link).unwrap();
    let paste = |out: &str| {
        sandbox
            .x(&format!("paste cf1_a --no-test --out {out}"))
            .exits(0)
    };
    let printed = paste("/dev/stdout").stdout;
    assert!(printed.contains("fn main()"), "{printed}");
    paste("link.rs").prints_nothing();
    assert!(link.is_symlink());
    assert_eq!(sandbox.read("a.rs"), printed);
}

#[test]
fn a_file_of_windows_is_bundled_as_any_other() {
    let sandbox = sandbox();
    let pasted = sandbox.x("paste cf1_a").exits(0).stdout;
    let windows = format!("\u{feff}{}", sandbox.read(SUM)).replace('\n', "\r\n");
    let of_windows = sandbox.file(SUM, &windows).x("paste cf1_a").exits(0).stdout;
    assert_eq!(of_windows, pasted);
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let sandbox = sandbox();
    sandbox
        .x("paste cf1_a --no-test --out Cargo.toml/a.rs")
        .exits(2)
        .says(&["cannot write Cargo.toml/a.rs: "]);
    sandbox
        .x("paste cf1_a --no-test --out problems")
        .exits(2)
        .says(&["cannot write problems: "]);
    sandbox
        .x("paste cf1_a --no-test --out nwe/a.rs")
        .exits(2)
        .says(&["cannot write nwe/a.rs: there is no folder nwe; `mkdir -p nwe` makes it"]);
    assert!(!sandbox.path("nwe").exists());
}

#[test]
fn the_first_clipboard_that_works_gets_the_text() {
    let sandbox = sandbox();
    let without_display = ("wl-copy", "echo 'no display' >&2; exit 1");
    let sum = sandbox.read(SUM).replace("Sum.", "Σ, «summed».");
    let sandbox = sandbox.file(SUM, &sum);
    let pasted = x_with_programs(
        &sandbox,
        "paste cf1_a --copy",
        &[
            without_display,
            ("xclip", "echo $@ > xclip.words; cat > xclip.text"),
        ],
    );
    let pasted = pasted.exits(0).says(&["copied by xclip"]);
    assert_eq!(sandbox.read("xclip.text"), pasted.stdout);
    assert_eq!(sandbox.read("xclip.words"), "-selection clipboard\n");
    assert!(pasted.stdout.contains("Σ, «summed»."));
}

#[test]
fn without_a_clipboard_the_text_is_still_printed() {
    let sandbox = sandbox();
    let none = ["wl-copy", "xclip", "xsel", "pbcopy"].map(|program| (program, "exit 1"));
    x_with_programs(&sandbox, "paste cf1_a --no-test --copy", &none)
        .exits(1)
        .prints(&["fn main()"])
        .says(&["error: no clipboard here; install wl-copy, xclip or xsel, or use --out FILE"]);
}

#[test]
fn the_submit_page_is_opened() {
    let sandbox = sandbox();
    let browser = [("xdg-open", "echo $@ > opened")];
    let page = "https://codeforces.com/problemset/submit/1/A";
    x_with_programs(&sandbox, "paste cf1_a --no-test --open", &browser)
        .exits(0)
        .says(&[&format!("opened {page}")]);
    assert_eq!(sandbox.read("opened"), format!("{page}\n"));
}

#[test]
fn without_a_browser_the_submit_page_is_named() {
    if !are_all_tried() {
        return;
    }
    let sandbox = sandbox();
    let none = ["xdg-open", "open", "wslview"].map(|program| (program, "exit 3"));
    x_with_programs(&sandbox, "paste cf1_a --no-test --open", &none)
        .exits(1)
        .prints(&["fn main()"])
        .says(&["error: no browser here; open https://codeforces.com/problemset/submit/1/A"]);
}

#[test]
fn a_problem_without_a_url_has_no_page_to_open() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    sandbox
        .x("paste cf1_a --open")
        .exits(2)
        .prints_nothing()
        .says(&["cf1_a.rs: no page to open; add `//! - url: https://…`"]);
}

#[test]
fn an_unknown_judge_or_problem_exits_with_2_and_suggests_near_names() {
    let sandbox = sandbox();
    sandbox.x("paste cf1_a --judge codforces").exits(2).says(&[
        "no judge `codforces` in cargo-snippet.toml, which has codeforces, other, tiny",
        "did you mean `codeforces`?",
    ]);
    sandbox
        .x("paste cf1a")
        .exits(2)
        .says(&["no problem `cf1a`", "did you mean `cf1_a`?"]);
}

#[test]
fn a_judge_without_a_profile_is_bundled_for_as_any_other() {
    if !are_all_tried() {
        return;
    }
    let sandbox = sandbox();
    let hdu = sandbox.read(SUM).replace("codeforces\n", "hdu\n");
    sandbox
        .file(SUM, &hdu)
        .x("paste cf1_a --no-test")
        .exits(0)
        .prints(&["for other.\n"])
        .says(&["no profile of `hdu` in cargo-snippet.toml: bundled as for `other`"]);
}

#[test]
fn a_wrong_golden_case_keeps_the_bundle_back() {
    let sandbox = sandbox().file("tests/golden/cf1_a/sample-1.out", "4\n");
    sandbox
        .x("paste cf1_a")
        .exits(1)
        .prints_nothing()
        .says(&["the bundle fails its golden cases", "WA sample-1"]);
    sandbox
        .x("paste cf1_a --no-test")
        .exits(0)
        .prints(&["fn main()"]);
}

#[test]
fn no_test_skips_only_the_samples() {
    let sandbox = sandbox().file(SUM, "//! Sum.\nfn main() { nothing() }\n");
    sandbox
        .x("paste cf1_a --no-test")
        .exits(1)
        .prints_nothing()
        .says(&["cannot find function `nothing`"]);
}

#[test]
fn a_bundle_over_the_judge_s_limit_is_kept_back() {
    sandbox()
        .x("paste cf1_a --judge tiny")
        .exits(1)
        .prints_nothing()
        .says(&[
            "problems/src/bin/cf1_a.rs alone has",
            "bytes, tiny takes 100; shorten it",
        ]);
}

#[test]
fn a_bracket_without_its_partner_is_shown_as_rustc_shows_it() {
    sandbox()
        .file(
            SUM,
            "//! Sum.\nfn main() {\n    println!(\"{}\", (1 + 2);\n}\n",
        )
        .x("paste cf1_a")
        .exits(1)
        .prints_nothing()
        .says(&[
            "problems/src/bin/cf1_a.rs does not compile",
            "mismatched closing delimiter",
            "cf1_a.rs:3:",
        ]);
}

#[test]
fn a_run_that_was_killed_leaves_nothing_after_the_next() {
    let sandbox = sandbox().file("target/x/paste/killed/lock", "");
    sandbox.x("paste cf1_a --no-test").exits(0);
    let left = fs::read_dir(sandbox.path("target/x/paste"))
        .unwrap()
        .count();
    assert_eq!(left, 0);
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    if !are_all_tried() {
        return;
    }
    let sandbox = sandbox();
    let mut x = sandbox.command("paste cf1_a --no-test");
    let mut x = x
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(x.stdout.take());
    let output = x.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{stderr}");
    assert!(!stderr.contains("Broken pipe"), "{stderr}");
}
