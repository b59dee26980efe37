//! Tests `cargo x list` as a user runs it.

use std::path::Path;
use std::process::Command;

use catalogue::{ranked, words};
use scripts::library::Library;
use scripts::list::snippets;
use scripts::workspace::Workspace;

use crate::support::{Outcome, Sandbox, x_in};

/// Sandbox with two problems and a snippet.
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
        "snippets\n  wythoff  Wythoff's game\n\
         problems\n  cf1_a        Rows                        kayles\n  \
         luogu_p2252  Luogu P2252. Taking stones  wythoff, two heaps\n"
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
fn a_name_finds_its_problem_and_nothing_that_has_its_letter() {
    let sandbox = sandbox();
    for name in ["cf1_a", "CF1_A", "cf1_"] {
        let found = sandbox.x(&format!("list {name}")).exits(0).stdout;
        assert_eq!(found, "problems\n  cf1_a  Rows  kayles\n", "{name}");
    }
    sandbox
        .x("list two_heaps")
        .exits(0)
        .prints(&["  wythoff", "  luogu_p2252"]);
}

#[test]
fn nothing_found_exits_with_1_and_a_hint() {
    let sandbox = sandbox();
    let nothing = sandbox.x("list withoff").exits(1);
    assert_eq!(nothing.stdout, "");
    nothing.says(&["no", "did you mean `wythoff`?"]);
    sandbox
        .x("list zebra")
        .exits(1)
        .says(&["nothing has `zebra`\n"]);
    sandbox
        .x("list kayles wythoff")
        .exits(0)
        .prints(&["cf1_a", "luogu_p2252"]);
    sandbox.x("list !").exits(2).says(&["letters or digits"]);
}

#[test]
fn listing_needs_no_other_program() {
    let sandbox = sandbox();
    let output = Command::new(env!("CARGO_BIN_EXE_cargo-grundy"))
        .args(["list", "wythoff"])
        .current_dir(sandbox.path(""))
        .env("PATH", "")
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}

/// Sandbox with two problems, a snippet and this course.
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

/// Runs `cargo x list` in the collection itself.
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

/// Queries by a game's name or by its moves only, and the module that must be found.
const QUERIES: [(&str, &str); 94] = [
    ("cat and mouse", "outcome"),
    ("chomp", "sg_memo"),
    ("nim with a pass", "sg_memo"),
    ("山を二つに分ける", "octal"),
    ("divisors of n", "sg_table"),
    ("mex", "mex"),
    ("smallest missing number", "mex"),
    ("sprague grundy", "sg_table"),
    ("grundy numbers", "sg_table"),
    ("sg function", "sg_memo"),
    ("SG函数", "sg_table"),
    ("find the cycle of a sequence", "period"),
    ("golden ratio", "beatty"),
    ("gcd game", "euclid_game"),
    ("euclid", "euclid_game"),
    ("欧几里得", "euclid_game"),
    ("fibonacci nim", "fibonacci_nim"),
    ("take at most twice the last take", "fibonacci_nim"),
    ("斐波那契博弈", "fibonacci_nim"),
    ("lasker", "lasker_nim"),
    ("take or split a pile", "lasker_nim"),
    ("nim-k", "moore_nim"),
    ("take from at most k piles", "moore_nim"),
    ("nim", "nim"),
    ("xor of piles", "nim"),
    ("取石子", "nim"),
    ("石取り", "nim"),
    ("ニム", "nim"),
    ("尼姆博弈", "nim"),
    ("反Nim", "nim"),
    ("misere nim", "nim"),
    ("last stone loses", "nim"),
    ("anti nim", "nim"),
    ("count positions with xor zero", "nim_count"),
    ("staircase nim", "staircase_nim"),
    ("stairs", "staircase_nim"),
    ("阶梯博弈", "staircase_nim"),
    ("階段ニム", "staircase_nim"),
    ("ladder coins move down", "staircase_nim"),
    ("巴什博弈", "subtraction"),
    ("bash game", "subtraction"),
    ("take 1 to k stones", "subtraction"),
    ("subtraction game", "subtraction"),
    ("remove stones from a set of sizes", "subtraction"),
    ("bachet", "subtraction"),
    ("wythoff", "wythoff"),
    ("威佐夫博弈", "wythoff"),
    ("ワイソフ", "wythoff"),
    ("two piles take same from both", "wythoff"),
    ("queen on a chessboard", "wythoff"),
    ("线性基", "xor_basis"),
    ("linear basis", "xor_basis"),
    ("kayles", "octal_games"),
    ("bowling pins", "octal_games"),
    ("dawson kayles", "octal_games"),
    ("treblecross", "octal_games"),
    ("split heap into two unequal heaps", "octal"),
    ("grundy's game", "octal"),
    ("remove adjacent stones from a row", "octal"),
    ("翻硬币", "coin_turning"),
    ("flip coins", "coin_turning"),
    ("mock turtles", "coin_turning"),
    ("コイン", "coin_turning"),
    ("nim multiplication", "nim_product"),
    ("nim product", "nim_product"),
    ("tartan", "tartan"),
    ("token on a directed acyclic graph", "sg_dag"),
    ("有向图游戏", "sg_dag"),
    ("树上删边", "tree_sg"),
    ("delete edges of a tree", "tree_sg"),
    ("cut branches of a tree", "tree_sg"),
    ("hackenbush", "hackenbush"),
    ("cut edges of a graph", "hackenbush"),
    ("删边游戏", "hackenbush"),
    ("win lose draw", "outcome"),
    ("game with cycles draw", "outcome"),
    ("后退分析", "outcome"),
    ("loopy games", "loopy_sg"),
    ("anti-sg", "misere_sg"),
    ("反SG", "misere_sg"),
    ("every sg", "every_sg"),
    ("token cannot revisit a vertex", "vertex_geography"),
    ("bipartite matching game", "bipartite_geography"),
    ("二分图博弈", "bipartite_geography"),
    ("red blue hackenbush", "red_blue_hackenbush"),
    ("surreal numbers", "dyadic"),
    ("take numbers from both ends", "score_games"),
    ("maximise the score difference", "score_games"),
    ("zero sum matrix", "matrix_game"),
    ("rock paper scissors", "matrix_game"),
    ("minimax", "alpha_beta"),
    ("alpha beta pruning", "alpha_beta"),
    ("fast input", "fast_input"),
    ("shortest win", "retrograde"),
];

#[test]
fn the_right_module_is_among_the_first_three() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = Workspace::at(root).unwrap();
    let library = Library::collect(&workspace).unwrap();
    let entries = snippets(&workspace, &library).unwrap();
    let mut misses = Vec::new();
    for (query, wanted) in QUERIES {
        let mut modules: Vec<String> = Vec::new();
        for entry in ranked(&entries, &words(query)) {
            let file = &library.get(&entry.name).unwrap().file;
            let module = file.file_stem().unwrap().to_str().unwrap().to_string();
            if !modules.contains(&module) {
                modules.push(module);
            }
        }
        modules.truncate(3);
        if !modules.iter().any(|module| module == wanted) {
            misses.push(format!(
                "`{query}`: {} instead of {wanted}",
                modules.join(", ")
            ));
        }
    }
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}

#[test]
fn names_in_other_languages_find_a_game_through_the_command() {
    list("威佐夫博弈").prints(&["snippets\n  wythoff "]);
    list("階段ニム").prints(&["snippets\n  staircase_nim "]);
    list("取火柴游戏").prints(&["luogu_p1247"]);
    list("素因数ゲーム").prints(&["yukicoder_2 "]);
    list("delete edges of a tree").prints(&["  tree_sg "]);
}
