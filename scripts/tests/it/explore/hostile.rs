//! Rules that could take forever or all memory: each run ends, and says why.

use std::process::Stdio;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use crate::support::{Sandbox, are_all_tried, outcome};

/// A number that is small, or near an end of a type.
fn number() -> impl Strategy<Value = String> {
    let power = (0..64u32).prop_map(|bits| ((1u64 << bits) - 1).to_string());
    prop_oneof![(0u64..12).prop_map(|n| n.to_string()), power]
}

fn variable() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["a", "b", "c", "d", "i", "j", "k"])
}

/// What a coordinate becomes, or a side of a condition.
fn term() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![4 => variable().prop_map(str::to_string), 1 => number()];
    leaf.prop_recursive(4, 12, 2, |inner| {
        let sign = prop::sample::select(vec!["+", "-", "*", "xor", "and"]);
        let divisor = prop::sample::select(vec!["/ 3", "% 7", "shr 1", "shl 9", "* 1000003"]);
        prop_oneof![
            (inner.clone(), sign, inner.clone())
                .prop_map(|(a, sign, b)| format!("({a} {sign} {b})")),
            (inner, divisor).prop_map(|(a, divisor)| format!("({a} {divisor})")),
        ]
    })
}

fn condition() -> impl Strategy<Value = String> {
    let huge = (variable(), number());
    let set = prop::sample::select(vec!["primes", "squares", "{1, 4611686018427387904}"]);
    let leaf = prop_oneof![
        huge.prop_map(|(v, n)| format!("{v} >= 1, {v} <= {n}")),
        (variable(), variable()).prop_map(|(v, w)| format!("1 <= {v} <= {w}")),
        (term(), term()).prop_map(|(a, b)| format!("{a} <= {b}")),
        (term(), term()).prop_map(|(a, b)| format!("{a} divides {b}")),
        (term(), set).prop_map(|(a, set)| format!("{a} in {set}")),
    ];
    leaf.prop_recursive(2, 6, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|a| format!("not ({a})")),
            (inner.clone(), inner).prop_map(|(a, b)| format!("(({a}) or ({b}))")),
        ]
    })
}

/// A rule of one to four heaps. Every other variable has a bound, and most moves shrink the first
/// heap, so that many rules are accepted.
fn rule() -> impl Strategy<Value = String> {
    const NAMES: [&str; 7] = ["a", "b", "c", "d", "i", "j", "k"];
    (1usize..=4).prop_flat_map(|heaps| {
        let smaller = prop::sample::select(vec!["a-k", "a-1", "a-i*3", "a shr 1 shr 1 - 1"]);
        let first = prop_oneof![19 => smaller.prop_map(str::to_string), 1 => term()];
        let other = |name: &&'static str| {
            let plain = vec![
                format!("{name}-k"),
                format!("{name} shr 1"),
                name.to_string(),
            ];
            prop_oneof![4 => prop::sample::select(plain), 1 => term()]
        };
        let others = NAMES[1..heaps].iter().map(other).collect::<Vec<_>>();
        let part = (first, others).prop_map(|(first, others)| {
            let all = [vec![first], others].concat();
            format!("({})", all.join(", "))
        });
        let bounds = prop::collection::vec(number(), NAMES.len() - heaps);
        let bounds = bounds.prop_map(move |bounds| {
            let bound = |(name, n): (&&str, String)| format!("{name} >= 1, {name} <= {n}");
            let all = NAMES[heaps..].iter().zip(bounds).map(bound);
            all.collect::<Vec<_>>().join(", ")
        });
        let more = prop::collection::vec(condition(), 0..3);
        let family = (prop::collection::vec(part, 1..3), bounds, more);
        let family = family.prop_map(|(parts, bounds, more)| {
            let conditions = [vec![bounds], more].concat();
            format!("{} where {}", parts.join(", "), conditions.join(", "))
        });
        let families = prop::collection::vec(family, 1..4);
        let heaps = NAMES[..heaps].join(", ");
        families.prop_map(move |families| format!("({heaps}) -> {}", families.join(" | ")))
    })
}

#[test]
fn a_run_on_any_rule_ends_soon_and_without_a_panic() {
    const PATIENCE: Duration = Duration::from_secs(100);
    let cases = if are_all_tried() { 60 } else { 12 };
    let sandbox = Sandbox::new();
    let mut runner = TestRunner::deterministic();
    let mut accepted = 0;
    for case in 0..cases {
        let rule = rule().new_tree(&mut runner).unwrap().current();
        let mut command = sandbox.command("explore --time 0.1");
        command
            .arg(&rule)
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        if case % 4 == 3 {
            command.arg("--emit");
        }
        let began = Instant::now();
        let mut run = command.spawn().unwrap();
        while run.try_wait().unwrap().is_none() {
            if began.elapsed() > PATIENCE {
                run.kill().unwrap();
                run.wait().unwrap();
                panic!("still running after {PATIENCE:?}: {rule}");
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let ended = run.wait_with_output().unwrap();
        let said = String::from_utf8(ended.stderr).unwrap();
        assert!(matches!(ended.status.code(), Some(0..=2)), "{rule}: {said}");
        accepted += u32::from(ended.status.success());
    }
    assert!(accepted >= cases / 5, "{accepted} of {cases} are rules");
}

#[test]
fn full_memory_ends_a_run_with_the_option_that_goes_on() {
    let sandbox = Sandbox::new();
    let goes_on = "reached the limit of 40 MiB of memory; `--memory 160` goes on\n";
    sandbox
        .x("explore 0.106 --terms 4e9 --memory 40")
        .exits(0)
        .prints(&[goes_on]);
    let first_row = "explore --memory 8 --csv values.csv --plot plot.svg";
    let mut command = sandbox.command(first_row);
    command.arg("(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-2*k) where k >= 1");
    outcome(&mut command).exits(2).says_only(
        "0 of 24 rows are filled: reached the limit of _ MiB of memory; `--memory 32` goes on\n\
         error: no row is filled, so there is nothing to draw\n",
    );
}
