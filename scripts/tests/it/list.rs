//! Tests `cargo x list` as a user runs it.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use catalogue::{Entry, Index, Kind};
use scripts::commands::list::index;
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
    found.prints_only(
        "snippets\
         \n  wythoff  Wythoff's game\
         \nproblems\
         \n  luogu_p2252  Luogu P2252. Taking stones  wythoff, two heaps\n",
    );
    sandbox.x("list misere").exits(0).prints_only(
        "problems\
         \n  cf1_a  Rows  kayles\n",
    );
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
    sandbox.x("list two_heaps").exits(0).prints_only(
        "snippets\
         \n  wythoff  Wythoff's game\
         \nproblems\
         \n  luogu_p2252  Luogu P2252. Taking stones  wythoff, two heaps\
         \n  cf1_a        Rows                        kayles\n",
    );
}

#[test]
fn nothing_found_exits_with_1_and_a_hint() {
    let sandbox = sandbox();
    let nothing = sandbox.x("list withoff").exits(1);
    assert_eq!(nothing.stdout, "");
    nothing.says_only("nothing has `withoff` (did you mean `wythoff`?)\n");
    sandbox
        .x("list zebra")
        .exits(1)
        .says_only("nothing has `zebra`\n");
    sandbox
        .x("list https://codeforces.com/contest/9999/problem/Z")
        .exits(1)
        .says_only(
            "no problem has this address; `cargo grundy new --url \
             https://codeforces.com/contest/9999/problem/Z` makes a file for it\n",
        );
    sandbox.x("list kayles wythoff").exits(0).prints_only(
        "snippets\
         \n  wythoff  Wythoff's game\
         \nproblems\
         \n  cf1_a        Rows                        kayles\
         \n  luogu_p2252  Luogu P2252. Taking stones  wythoff, two heaps\n",
    );
    sandbox
        .x("list !")
        .exits(2)
        .says_only("error: `!` is no word; write letters or digits\n");
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
         [[family.lesson]]\nmodules = [\"wythoff\"]\nbeside = [\"luogu_p2252\"]\n",
    )
    .file("problems/src/bin/cf1_a.rs", rows);
    let listed = sandbox.x("list --course").exits(0);
    assert_eq!(
        listed.stdout,
        "Heaps\n  Two heaps?\n  Count.\n\n     800  cf1_a  Rows\n\n  wythoff: Wythoff's game\n    \
         more: luogu_p2252\n"
    );
    listed.says_only("1 modules; 1 problems on the main road, 1 beside it\n");
}

#[test]
fn a_course_that_is_missing_or_names_what_is_not_there_says_so() {
    sandbox().x("list --course").exits(2).says_only(
        "error: problems/course.toml is missing or names no family; CONTRIBUTING.md says what it \
         holds\n",
    );
    with_course(
        "[[family]]\nname = \"A\"\nintroduction = \"B.\"\n[[family.lesson]]\nroad = [\"cf9\"]\n",
    )
    .x("list --course")
    .exits(2)
    .says_only(
        "error: in problems/course.toml: `cf9` is no problem and no module; correct the name or \
         remove it\n",
    );
    sandbox().x("list --course nim").exits(2).says_only(
        "error: the argument '--course' cannot be used with '[WORDS]...'\n\
         \n\
         Usage: cargo x list --course [WORDS]...\n\
         \n\
         For more information, try '--help'.\n",
    );
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
    list("misère").prints(&["snippets\n  nim ", "misere_nim, nim"]);
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

/// Questions from contests and forums in our own words, and modules that answer them.
const QUESTIONS: [(&str, &str); 25] = [
    (
        "several heaps, take 1 to 9 stones from one of them",
        "subtraction",
    ),
    ("several heaps, take 1, 3 or 4", "subtraction"),
    ("two heaps, take up to 1000 from one", "subtraction"),
    ("two heaps, take a square number of stones", "subtraction"),
    ("take at most half of a heap", "sg_table period"),
    (
        "take 2i stones from one heap and put i on the other",
        "sg_memo wythoff",
    ),
    (
        "take at most one stone from each of three heaps",
        "sg_memo moore_nim",
    ),
    (
        "take any number from one heap, or one from both",
        "wythoff generalized_wythoff",
    ),
    (
        "take from both heaps, the numbers differ by at most 1",
        "generalized_wythoff",
    ),
    ("take 1, 2 or half of the heap", "sg_table sg_memo"),
    (
        "take at most three times what the previous player took",
        "multiple_nim",
    ),
    (
        "take a prime number of stones minus one",
        "subtraction sg_table",
    ),
    (
        "replace n by n - 1 or divide it by a prime",
        "sg_table sg_memo",
    ),
    (
        "take a power of some number of stones",
        "subtraction sg_table",
    ),
    ("one player takes up to 3, the other up to 5", "partizan"),
    (
        "misere wythoff, who takes the last stone loses",
        "wythoff nim misere_sg",
    ),
    ("the grundy values of kayles", "octal_games octal"),
    (
        "1, 2 or 3 sticks from one of several heaps, the last stick loses",
        "misere_sg nim subtraction",
    ),
    (
        "take at most as many as the opponent took in the last move",
        "multiple_nim",
    ),
    (
        "remove stones from a pile and move some of the others to other piles",
        "nim sg_memo",
    ),
    ("split a heap into two heaps of different sizes", "octal"),
    (
        "coins on squares of a strip, move one to the left",
        "nim staircase_nim welter",
    ),
    (
        "two players pick numbers from the left or right end of an array",
        "score_games",
    ),
    (
        "cut a stick into pieces, who cannot cut loses",
        "sg_table sg_memo octal",
    ),
    (
        "king on a chessboard moves towards the corner",
        "sg_memo sg_table wythoff",
    ),
];

/// Questions that nobody looked at when the names in the headers were written.
const HELD_BACK: [(&str, &str); 30] = [
    (
        "can only take as many coins as a perfect square",
        "subtraction",
    ),
    ("pick between 2 and 7 marbles each turn", "subtraction"),
    (
        "heaps in a row, each player must take a whole heap next to an empty place",
        "hot_games score_games",
    ),
    (
        "you may take no more than double your opponent's last move",
        "fibonacci_nim multiple_nim",
    ),
    (
        "both players remove stones from at most two of the heaps at once",
        "moore_nim",
    ),
    (
        "queen moves left, down or diagonally until it reaches the corner",
        "wythoff",
    ),
    ("rook moves left or down", "nim"),
    (
        "break a chain of dominoes by removing two neighbours",
        "octal octal_games",
    ),
    (
        "knock over one or two adjacent bottles",
        "octal_games octal",
    ),
    ("turn over a coin and any other to its left", "coin_turning"),
    ("turn four coins at the corners of a rectangle", "tartan"),
    ("chop branches off a bush", "tree_sg hackenbush"),
    (
        "each of us deletes edges of our own colour",
        "red_blue_hackenbush",
    ),
    (
        "walk along a graph, no node may be visited twice",
        "vertex_geography bipartite_geography",
    ),
    (
        "cat chases mouse on a graph, can it be a draw",
        "outcome retrograde",
    ),
    ("number of moves until the winner wins", "retrograde"),
    ("move coins one stair down", "staircase_nim"),
    (
        "subtract a multiple of the smaller number from the bigger one",
        "euclid_game",
    ),
    (
        "all tokens have to move in every turn",
        "every_sg compounds",
    ),
    (
        "remove whole piles first so that the opponent loses at nim",
        "xor_basis",
    ),
    (
        "for how many starting positions does the second player win at nim",
        "nim_count",
    ),
    (
        "player who makes the last move loses, several independent games",
        "misere_sg misere_quotient",
    ),
    (
        "place dominoes, one player vertically, the other horizontally",
        "partizan",
    ),
    (
        "both choose at the same time, expected payoff",
        "matrix_game",
    ),
    ("tic tac toe perfect play", "alpha_beta"),
    ("take some stones or divide the pile in two", "lasker_nim"),
    ("smallest nonnegative integer not in the set", "mex"),
    ("does my sequence repeat", "period"),
    (
        "tokens on a graph that may go round in circles, several at once",
        "loopy_sg",
    ),
    ("multiply two nimbers", "nim_product"),
];

/// What people type who don't know the terms.
const PLAIN: [(&str, &str); 30] = [
    ("matchsticks", "nim subtraction"),
    ("stones", "nim subtraction"),
    ("stairs", "staircase_nim"),
    ("chessboard", "wythoff nim"),
    ("queen", "wythoff"),
    ("rook", "nim"),
    ("bowling", "octal_games"),
    ("tree", "tree_sg"),
    ("branches", "tree_sg hackenbush"),
    ("graph", "sg_dag outcome"),
    ("draw", "outcome loopy_sg"),
    ("forever", "outcome loopy_sg"),
    ("last one loses", "nim misere_sg"),
    ("divisors", "sg_table"),
    ("cards", "score_games"),
    ("points", "score_games"),
    ("minimax", "alpha_beta"),
    ("tic-tac-toe", "alpha_beta"),
    ("flip", "coin_turning"),
    ("rectangle", "tartan"),
    ("dominoes", "partizan"),
    ("repeats", "period"),
    ("rock paper scissors", "matrix_game"),
    ("rabbits", "fibonacci_nim"),
    ("golden ratio", "beatty wythoff"),
    ("gcd", "euclid_game"),
    ("slow input", "fast_input"),
    ("colours", "red_blue_hackenbush"),
    ("subset", "xor_basis"),
    ("shortest", "retrograde"),
];

/// The collection's index.
fn collection() -> &'static Index {
    static INDEX: LazyLock<Index> = LazyLock::new(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        index(&Workspace::at(root).unwrap()).unwrap()
    });
    &INDEX
}

/// The best modules for a text, as if the problem `without` didn't exist.
fn modules(index: &Index, text: &str, without: Option<&str>, most: usize) -> Vec<String> {
    let hits = index.search(text, without).into_iter();
    let modules = hits.filter(|hit| hit.entry.kind == Kind::Module);
    modules
        .map(|hit| hit.entry.name.clone())
        .take(most)
        .collect()
}

/// The texts for which none of the wanted modules is among the first ones.
fn missed(asked: &[(&str, &str)], most: usize) -> Vec<String> {
    let index = collection();
    let miss = |(text, wanted): &(&str, &str)| {
        let found = modules(index, text, None, most);
        let is_usable = |it: &String| wanted.split(' ').any(|name| name == it);
        let is_missed = !found.iter().any(is_usable);
        is_missed.then(|| format!("`{text}`: {} instead of {wanted}", found.join(", ")))
    };
    asked.iter().filter_map(miss).collect()
}

#[test]
fn the_right_module_is_among_the_first_three() {
    let missed = missed(&QUERIES, 3);
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn questions_in_ones_own_words_find_a_usable_module_among_the_first_four() {
    for (asked, least) in [(&QUESTIONS[..], 22), (&HELD_BACK, 26), (&PLAIN, 26)] {
        let missed = missed(asked, 4);
        let found = asked.len() - missed.len();
        println!("{found} of {}\n{}", asked.len(), missed.join("\n"));
        assert!(found >= least, "{}", missed.join("\n"));
    }
}

/// Modules that answer the same question.
const ALIKE: [&str; 2] = ["sg_table sg_memo mex sg_dag period", "octal_games octal"];

#[test]
fn the_statement_of_a_problem_finds_its_module_without_the_problem_itself() {
    let index = collection();
    let is_tool = |name: &str| {
        let mut entries = index.entries().iter();
        entries.any(|it| it.name == name && it.is_tool())
    };
    let alike = |one: &str, other: &str| {
        let have = |group: &&str| {
            group.split(' ').any(|it| it == one) && group.split(' ').any(|it| it == other)
        };
        one == other || ALIKE.iter().any(have)
    };
    let problems = index
        .entries()
        .iter()
        .filter(|it| it.uses.iter().any(|it| !is_tool(it)));
    let asked: Vec<_> = problems.collect();
    let is_missed = |problem: &&&Entry| {
        let rules = problem.text.lines().next().unwrap_or_default();
        let found = modules(index, rules, Some(&problem.name), 4);
        !found
            .iter()
            .any(|it| problem.uses.iter().any(|used| alike(it, used)))
    };
    let missed: Vec<&str> = asked
        .iter()
        .filter(is_missed)
        .map(|it| it.name.as_str())
        .collect();
    let (all, found) = (asked.len(), asked.len() - missed.len());
    println!("{found} of {all}; missed: {}", missed.join(", "));
    assert!(100 * found >= 80 * all, "{found} of {all}");
}

#[test]
fn names_in_other_languages_find_a_game_through_the_command() {
    list("威佐夫博弈").prints(&["snippets\n  wythoff "]);
    list("階段ニム").prints(&["snippets\n  staircase_nim "]);
    list("取火柴游戏").prints(&["luogu_p1247"]);
    list("素因数ゲーム").prints(&["yukicoder_2 "]);
    list("delete edges of a tree").prints(&["  tree_sg "]);
}
