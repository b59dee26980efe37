//! `cargo x list` as a user meets it.

use std::path::Path;
use std::process::Command;

use crate::support::{Outcome, Sandbox, x_in};

/// Two problems and a snippet.
fn sandbox() -> Sandbox {
    let wythoff = "//! Luogu P2252. Taking stones.\n//! - judge: luogu\n//! - games: wythoff, two heaps\n//!\n//! Rules.\nfn main() {}\n";
    let kayles =
        "//! Rows.\n//! - games: kayles\n//!\n//! Two rows, no heaps. Not misère.\nfn main() {}\n";
    let snippet = "//! Wythoff's game.\n//!\n//! - Definition: two heaps.\n\n#[snippet(\"wythoff\")]\nfn a() {}\n";
    Sandbox::new()
        .file("problems/src/bin/luogu_p2252.rs", wythoff)
        .file("problems/src/bin/cf1_a.rs", kayles)
        .file("snippets/src/wythoff.rs", snippet)
}

#[test]
fn everything_is_listed_in_two_groups() {
    let listed = sandbox().x("list").exits(0).stdout;
    assert_eq!(
        listed,
        "problems\n  cf1_a        Rows                        kayles\n  \
         luogu_p2252  Luogu P2252. Taking stones  wythoff, two heaps\n\
         snippets\n  wythoff  Wythoff's game\n"
    );
}

#[test]
fn words_find_a_game_however_they_are_typed() {
    let sandbox = sandbox();
    let found = sandbox.x("list WYTHOFF two").exits(0);
    assert!(!found.stdout.contains("cf1_a"), "{found:?}");
    found.prints(&["problems\n  luogu_p2252", "snippets\n  wythoff"]);
    sandbox.x("list misere").exits(0).prints(&["cf1_a"]);
    let ranked = sandbox.x("list two heaps").exits(0).stdout;
    assert!(
        ranked.find("luogu_p2252") < ranked.find("cf1_a"),
        "{ranked}"
    );
}

#[test]
fn nothing_found_exits_with_1_and_a_hint() {
    let sandbox = sandbox();
    let nothing = sandbox.x("list withoff").exits(1);
    assert_eq!(nothing.stdout, "");
    nothing.says(&["no", "did you mean `wythoff`?"]);
    sandbox
        .x("list kayles wythoff")
        .exits(1)
        .says(&["leave one out"]);
    sandbox.x("list !").exits(2).says(&["letters or digits"]);
}

#[test]
fn listing_needs_no_other_program() {
    let sandbox = sandbox();
    let output = Command::new(env!("CARGO_BIN_EXE_x"))
        .args(["list", "wythoff"])
        .current_dir(sandbox.path(""))
        .env("PATH", "")
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}

/// The sandbox with this course.
fn with_course(families: &str) -> Sandbox {
    sandbox()
        .file("snippets/src/lib.rs", "pub mod wythoff;\n")
        .file("problems/course.toml", families)
}

#[test]
fn the_course_is_listed_by_family_with_introductions_and_difficulties() {
    let rows = "//! Rows.\n//! - difficulty: 800\n//! - games: kayles\n";
    let sandbox = with_course(
        "[[family]]\nname = \"Heaps\"\nintroduction = \"\"\"\nTwo heaps?\nCount.\n\"\"\"\n\
         [[family.lesson]]\nroad = [\"cf1_a\"]\n\
         [[family.lesson]]\nmodule = \"wythoff\"\nbeside = [\"luogu_p2252\"]\n",
    )
    .file("problems/src/bin/cf1_a.rs", rows);
    let listed = sandbox.x("list --course").exits(0);
    assert_eq!(
        listed.stdout,
        "Heaps\n  Two heaps?\n  Count.\n\n     800  cf1_a  Rows\n\n  wythoff: Wythoff's game\n    \
         more: luogu_p2252\n"
    );
    listed.says(&["1 modules; 1 problems on the main road, 1 beside it"]);
}

#[test]
fn a_course_that_is_missing_or_names_what_is_not_there_says_so() {
    sandbox()
        .x("list --course")
        .exits(2)
        .says(&["problems/course.toml is missing"]);
    with_course(
        "[[family]]\nname = \"A\"\nintroduction = \"B.\"\n[[family.lesson]]\nroad = [\"cf9\"]\n",
    )
    .x("list --course")
    .exits(2)
    .says(&["in problems/course.toml: `cf9` is no problem"]);
    sandbox()
        .x("list --course nim")
        .exits(2)
        .says(&["cannot be used with"]);
}

/// In the workspace itself.
fn list(words: &str) -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    x_in(root, &format!("list {words}")).exits(0)
}

#[test]
fn the_workspace_is_found_by_what_a_contestant_calls_it() {
    list("wythoff").prints(&["snippets\n  wythoff "]);
    list("two heaps").prints(&["  wythoff "]);
    list("misère").prints(&["snippets\n  misere_nim "]);
    list("grundy's game").prints(&["  octal "]);
}
