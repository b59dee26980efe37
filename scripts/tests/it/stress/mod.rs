//! Tests that `cargo x stress` finds a planted bug, shrinks its input and keeps it.

#[cfg(unix)]
mod programs;

use crate::support::{Sandbox, are_all_tried};

/// Code for a scaffold of `cargo x new`: a game's formula (with a bug), search and strategy.
struct Planted {
    wins: &'static str,
    search: &'static str,
    strategy: &'static str,
}

/// Lasker's nim: take any number from a heap, or split it. The bug: a heap of 0 has value -1, not
/// 0.
const LASKER: Planted = Planted {
    wins: "let value = |&heap: &u64| match heap % 4 { 0 => heap.wrapping_sub(1), 3 => heap + 1, _ => heap };
    heaps.iter().map(value).fold(0, |sum, value| sum ^ value) != 0",
    search: "let with = |i: usize, parts: &[u64]| {
            let mut option = heaps.to_vec();
            option.swap_remove(i);
            option.extend(parts);
            option
        };
        (0..heaps.len()).any(|i| {
            (0..heaps[i]).any(|left| !wins_by_search(&with(i, &[left])))
                || (1..heaps[i]).any(|left| !wins_by_search(&with(i, &[left, heaps[i] - left])))
        })",
    strategy: "prop::collection::vec(0..5u64, 1..3)",
};

/// Staircase nim: move coins one stair down. Only the heaps at odd indices count, since 0 is the
/// ground. The bug: it counts those at even indices.
const STAIRCASE: Planted = Planted {
    wins: "heaps.iter().step_by(2).fold(0, |sum, heap| sum ^ heap) != 0",
    search: "(1..heaps.len()).any(|i| {
            (1..=heaps[i]).any(|coins| {
                let mut option = heaps.to_vec();
                option[i] -= coins;
                option[i - 1] += coins;
                !wins_by_search(&option)
            })
        })",
    strategy: "prop::collection::vec(0..3u64, 1..4)",
};

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let at = text.find(from).unwrap() + from.len();
    &text[at..at + text[at..].find(to).unwrap()]
}

fn planted(bin: &str, bug: &Planted) -> Sandbox {
    let sandbox = Sandbox::with_dependencies();
    sandbox.x(&format!("new {bin} --game")).exits(0);
    let path = format!("problems/src/bin/{bin}.rs");
    let text = sandbox.read(&path);
    let wins = between(
        &text,
        "fn first_player_wins(heaps: &[u64]) -> bool {",
        "\n}\n",
    );
    let search = between(
        &text,
        "fn wins_by_search(heaps: &[u64]) -> bool {",
        "\n    }\n",
    );
    let strategy = between(&text, "(heaps in ", ") {");
    let text = text
        .replace(wins, bug.wins)
        .replace(search, bug.search)
        .replace(strategy, bug.strategy);
    sandbox.file(&path, &text)
}

/// Asserts that the shortest failing input is found from one seed, and from a few with `TESTS=all`.
#[track_caller]
fn finds(bin: &str, bug: &Planted, input: &str) -> Sandbox {
    let sandbox = planted(bin, bug);
    let seeds = if are_all_tried() { 3 } else { 1 };
    for seed in 1..=seeds {
        sandbox
            .x(&format!("stress {bin} --seed {seed} --time 60"))
            .exits(1)
            .prints(&[&format!("input\n{input}\n\nexpected"), "got", "seed"]);
    }
    sandbox
}

#[test]
fn lasker_at_zero_is_shrunk_to_one_empty_heap() {
    let sandbox = finds("stress_lasker", &LASKER, "1\n0");
    let text = sandbox.read("problems/src/bin/stress_lasker.rs");
    let right = text.replace("heap.wrapping_sub(1)", "heap.saturating_sub(1)");
    let outcome = sandbox
        .x("stress stress_lasker --seed 5 --save")
        .exits(1)
        .says_only(
            "saved tests/golden/stress_lasker/stress-1.in\n\
             saved tests/golden/stress_lasker/stress-1.out\n",
        );
    assert!(outcome.stdout.contains("First") && outcome.stdout.contains("Second"));
    assert_eq!(
        sandbox.read("tests/golden/stress_lasker/stress-1.in"),
        "1\n0\n"
    );
    assert_eq!(
        sandbox.read("tests/golden/stress_lasker/stress-1.out"),
        "Second\n"
    );
    sandbox
        .file("problems/src/bin/stress_lasker.rs", &right)
        .x("stress stress_lasker --time 0.3")
        .exits(0)
        .says(&["all right"]);
}

#[test]
fn staircase_parity_is_shrunk_to_one_coin() {
    if !are_all_tried() {
        return;
    }
    finds("stress_stairs", &STAIRCASE, "1\n1");
}

#[test]
fn a_panic_is_a_failure_with_an_input_too() {
    let bug = Planted {
        wins: "heaps[0] != 0 && heaps[2] != 0",
        ..STAIRCASE
    };
    let sandbox = planted("stress_panic", &bug);
    sandbox
        .x("stress stress_panic --seed 1")
        .exits(1)
        .prints_only(
            "input\n\
             1\n\
             1\n\
             \n\
             expected, by the brute force\n\
             Second\n\
             \n\
             got\n\
             a panic\n\
             whose message `cargo x test` shows once the input is saved\n\
             \n\
             seed 1\n",
        );
}

#[test]
fn a_problem_without_a_property_says_what_to_write() {
    Sandbox::new()
        .sum_problem("cf1_a", "1\n", "1\n")
        .x("stress cf1_a")
        .exits(2)
        .says_only(
            "error: problems/src/bin/cf1_a.rs: no property test; write one like the template of \
             `cargo x new` (a brute force and a `proptest!`), or give --gen and --brute (an \
             interactive problem needs --gen alone)\n",
        );
}

#[test]
fn an_untouched_scaffold_is_refused() {
    let sandbox = Sandbox::new();
    sandbox.x("new cf1_a").exits(0);
    sandbox.x("stress cf1_a").exits(2).says_only(
        "error: problems/src/bin/cf1_a.rs: `slow` is still the scaffold's and calls `solve`, so \
         nothing would be compared; write a slow solution there, or give --brute\n",
    );
}
