//! Tests `cargo x snippet` as a user runs it, and compiles every snippet of the workspace alone.

use std::path::Path;
use std::process::Command;

use crate::support::{Sandbox, outcome};
use scripts::runner::in_parallel;
use scripts::system::toolchain;
use scripts::workspace::Workspace;
use scripts::workspace::snippets::Library;

const TWO_SNIPPETS: &str = "//! Numbers.

use cargo_snippet::snippet;

/// Common.
#[snippet(\"gcd\", doc_hidden)]
pub fn gcd(a: u64, b: u64) -> u64 {
    // Euclid.
    if b == 0 { a } else { gcd(b, a % b) }
}

#[snippet(\"lcm\", include = \"gcd\")]
pub fn lcm(a: u64, b: u64) -> u64 {
    a / gcd(a, b) * b
}
";

const GCD: &str = "pub fn gcd(a: u64, b: u64) -> u64 {
    // Euclid.
    if b == 0 { a } else { gcd(b, a % b) }
}
";

fn sandbox() -> Sandbox {
    Sandbox::new().file("snippets/src/numbers.rs", TWO_SNIPPETS)
}

/// Adds this `[[snippet.target]]` to a sandbox.
fn with_target(sandbox: Sandbox, format: &str, path: &str) -> Sandbox {
    let config = format!(
        "[snippet]\nroots = [\"snippets/src\"]\n[[snippet.target]]\nformat = \"{format}\"\npath = \"{path}\"\n[judge]\n"
    );
    sandbox.file("cargo-snippet.toml", &config)
}

#[test]
fn without_names_it_lists_name_lines_and_title() {
    let listed = sandbox().x("snippet").exits(0).stdout;
    assert_eq!(listed, "gcd    4  Numbers\nlcm    3  Numbers\n");
}

#[test]
fn a_name_prints_it_below_a_line_about_it_and_what_it_needs() {
    let sandbox = sandbox();
    let about = "// Numbers. No rights reserved (CC0).\n";
    let expected = format!("{about}{GCD}");
    assert_eq!(sandbox.x("snippet gcd").exits(0).stdout, expected);
    let lcm = "\npub fn lcm(a: u64, b: u64) -> u64 {\n    a / gcd(a, b) * b\n}\n";
    let expected = format!("{about}{GCD}{lcm}");
    assert_eq!(sandbox.x("snippet lcm").exits(0).stdout, expected);
    assert_eq!(sandbox.x("snippet lcm gcd").exits(0).stdout, expected);
}

#[test]
fn every_format_goes_to_stdout() {
    let sandbox = sandbox();
    for (format, begin) in [
        ("vscode", "{\n  \"gcd\": {"),
        ("zed", "{\n  \"gcd\": {"),
        ("ultisnips", "snippet gcd \"Numbers\" bt\npub fn gcd"),
    ] {
        let file = sandbox
            .x(&format!("snippet --format {format}"))
            .exits(0)
            .stdout;
        assert!(file.starts_with(begin) && file.contains("lcm"), "{file}");
        let one = sandbox
            .x(&format!("snippet gcd --format {format}"))
            .exits(0)
            .stdout;
        assert!(one.starts_with(begin) && !one.contains("lcm"), "{one}");
    }
}

#[test]
fn bad_snippets_are_errors_and_nothing_is_printed() {
    for (attribute, item, says) in [
        (
            "#[snippet(\"a\", include = \"nosuch\")]",
            "fn a() {}",
            "no snippet",
        ),
        ("#[snippet(\"a\", include = \"a\")]", "fn a() {}", "a → a"),
        ("#[snippet(\"gcd\")]", "fn a() {}", "choose another name"),
        ("#[snippet]", "impl A {}", "#[snippet(\"name\")]"),
        ("#[snippet]", "fn a( {}", "cargo check"),
    ] {
        let bad = format!("//! Bad.\n{attribute}\n{item}\n");
        let sandbox =
            with_target(sandbox(), "vscode", "out.json").file("snippets/src/z/bad.rs", &bad);
        for command in [
            "snippet",
            "snippet gcd",
            "snippet --format zed",
            "snippet --write",
        ] {
            let outcome = sandbox
                .x(command)
                .exits(2)
                .says(&["snippets/src/z/bad.rs:", says]);
            assert_eq!(outcome.stdout, "");
        }
        assert!(!sandbox.path("out.json").exists());
    }
}

#[test]
fn unknown_names_formats_and_folders_are_errors() {
    let sandbox = sandbox();
    sandbox
        .x("snippet gdc")
        .exits(2)
        .says_only("error: no snippet `gdc` (did you mean `gcd`?); `cargo x snippet` shows all\n");
    sandbox.x("snippet --format emacs").exits(2).says_only(
        "error: invalid value 'emacs' for '--format <FORMAT>'\
         \n  [possible values: vscode, ultisnips, zed]\
         \n\
         \nFor more information, try '--help'.\n",
    );
    sandbox.x("snippet --write").exits(2).says_only(
        "error: cargo-snippet.toml has no such `[[snippet.target]]`; add one with `format` and \
         `path`\n",
    );
    let sandbox = with_target(sandbox, "emacs", "a");
    sandbox.x("snippet --write").exits(2).says_only(
        "error: cargo-snippet.toml: no format `emacs`; known are vscode, ultisnips, zed\n",
    );
    let target = "[[snippet.target]]\nformat = \"zed\"\npath = \"a.json\"\n";
    let twice = format!("[snippet]\nroots = [\"snippets/src\"]\n{target}{target}[judge]\n");
    let sandbox = sandbox.file("cargo-snippet.toml", &twice);
    sandbox
        .x("snippet --write")
        .exits(2)
        .says(&["two targets write", "a.json"]);
    assert!(!sandbox.path("a.json").exists());
    let sandbox = sandbox.file(
        "cargo-snippet.toml",
        "[snippet]\nroots = [\"a\"]\n[judge]\n",
    );
    sandbox
        .x("snippet")
        .exits(2)
        .says(&["is no folder", "correct `roots`"]);
}

#[test]
fn targets_are_written_whole_and_again() {
    let sandbox = with_target(sandbox(), "ultisnips", "new/folder/rust.snippets");
    for _ in 0..2 {
        let outcome = sandbox.x("snippet --write").exits(0);
        assert_eq!(outcome.stdout, "new/folder/rust.snippets\n");
    }
    let printed = sandbox.x("snippet --format ultisnips").exits(0).stdout;
    let written = sandbox.read("new/folder/rust.snippets");
    let (mark, rest) = written.split_once('\n').unwrap();
    assert!(
        mark.starts_with("# Written by `cargo x snippet --write`"),
        "{mark}"
    );
    assert_eq!(rest, printed);
    let folder = std::fs::read_dir(sandbox.path("new/folder")).unwrap();
    assert_eq!(folder.count(), 1);
    sandbox
        .x("snippet --write --format zed")
        .exits(2)
        .says_only(
            "error: cargo-snippet.toml has no such `[[snippet.target]]`; add one with `format` \
             and `path`\n",
        );
}

#[test]
fn a_path_out_of_the_repository_is_for_settings_that_are_the_user_s() {
    let path = "~/.config/zed/snippets/rust.json";
    let target = format!("[[snippet.target]]\nformat = \"zed\"\npath = \"{path}\"\n");
    let sandbox = sandbox().file("cargo-snippet.local.toml", &target);
    let home = sandbox.path("home");
    let write = || {
        let mut x = sandbox.command("snippet --write");
        outcome(x.env(if cfg!(windows) { "USERPROFILE" } else { "HOME" }, &home))
    };
    write().exits(2).says_only(
        "error: the folder is no git repository, so cargo-snippet.local.toml may have come with \
         it, and it starts a program or its paths lead out of the repository; if it's yours: `git \
         init`\n",
    );
    sandbox.git("init -q");
    let error = Command::new("no-such-program").spawn().unwrap_err();
    outcome(sandbox.command("snippet --write").env("PATH", &home))
        .exits(2)
        .says_only(&format!(
            "error: only git can tell whether cargo-snippet.local.toml is yours, and it can't be \
             started: install git: {error}\n"
        ));
    write().exits(0);
    assert!(home.join(".config/zed/snippets/rust.json").is_file());
    sandbox.git("add -f cargo-snippet.local.toml");
    write().exits(2).says_only(
        "error: git tracks cargo-snippet.local.toml, so it may be another's, and it starts a \
         program or its paths lead out of the repository; if it's yours: `git rm --cached \
         cargo-snippet.local.toml`\n",
    );
    std::fs::remove_file(sandbox.path("cargo-snippet.local.toml")).unwrap();
    for path in [path, "../rust.json", "/rust.json", "a/../../rust.json"] {
        let sandbox = with_target(self::sandbox(), "zed", path);
        let refused = sandbox.x("snippet --write").exits(2);
        refused.says(&[path, "may lead out", "is for cargo-snippet.local.toml"]);
        assert!(!sandbox.path("../rust.json").exists());
    }
}

#[test]
fn a_users_own_snippet_file_is_never_replaced() {
    let sandbox = with_target(sandbox(), "zed", "rust.json").file("rust.json", "{\"mine\": {}}\n");
    sandbox
        .x("snippet --write")
        .exits(2)
        .says(&["rust.json", "stays as it is"]);
    assert_eq!(sandbox.read("rust.json"), "{\"mine\": {}}\n");
}

fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    Library::read(&Workspace::at(root).unwrap()).unwrap()
}

/// Errors of plain `rustc` in these named texts; empty if all compile. Each text is a file and a
/// module of its own, so that it sees nothing of the others; compiling hundreds together takes
/// about as long as compiling one.
fn compile(texts: &[(&str, String)], edition: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let write = |file: &str, text: &str| std::fs::write(folder.path().join(file), text).unwrap();
    let mut modules = String::new();
    for (name, text) in texts {
        let file = format!("{name}.rs");
        write(&file, text);
        // In a module, `crate::gcd` cannot be found by accident.
        modules += &format!("#[path = {file:?}]\npub mod alone_{name};\n");
    }
    write("main.rs", &format!("{modules}\nfn main() {{}}\n"));
    let output = Command::new(toolchain::rustc())
        .args(["--emit=metadata", "-D", "warnings", "-A", "dead_code"])
        .args(["--edition", edition, "main.rs"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    if output.status.success() {
        return String::new();
    }
    format!("{edition}:\n{}\n", String::from_utf8_lossy(&output.stderr))
}

#[test]
fn every_snippet_compiles_alone_without_warnings() {
    let library = library();
    let paste = |snippet| library.paste([snippet]);
    let texts = library
        .iter()
        .map(|snippet| (&*snippet.name, paste(snippet)));
    let texts: Vec<(&str, String)> = texts.collect();
    assert!(texts.len() >= 2);
    let mut complaints = String::new();
    in_parallel(
        &["2021", "2024"],
        |edition| compile(&texts, edition),
        |_, complaint| complaints += &complaint,
    );
    assert!(complaints.is_empty(), "{complaints}");
}

#[test]
fn the_compiler_of_these_tests_finds_what_is_missing() {
    let alone = |text: &str, edition| compile(&[("a", text.into())], edition);
    assert!(alone("fn a() { b() }", "2021").contains("cannot find function `b`"));
    assert!(alone("use std::fmt;", "2021").contains("unused import"));
    assert!(alone("pub use std::fmt;", "2021").is_empty());
    assert_eq!(alone("fn a() {}", "2024"), "");
    for (call, complaint) in [
        ("b()", "cannot find function `b`"),
        ("crate::b()", "cannot find function `b`"),
        ("b::b()", "`b`"),
        ("super::b::b()", "`b`"),
    ] {
        let caller = format!("fn a() {{ {call} }}");
        let beside = compile(&[("a", caller), ("b", "pub fn b() {}".into())], "2021");
        assert!(
            beside.contains("a.rs:1:") && beside.contains(complaint),
            "{beside}"
        );
    }
}

#[test]
fn snippets_pasted_one_after_another_do_not_clash() {
    let library = library();
    let texts = library
        .iter()
        .map(|snippet| library.own_text(snippet) + "\n\n");
    let complaint = compile(&[("all", texts.collect())], "2021");
    assert_eq!(
        complaint, "",
        "rename one of two items, or write a full path instead of an import"
    );
}
