//! Random sums of random heaps: what is said of them is what a search says.

use std::collections::HashMap;

use explorer::decided::{Heap, Heaps};
use explorer::guess::Formula;
use explorer::rule::{CheckedRule, Play};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

/// Moves on the heap `H`.
fn moves() -> impl Strategy<Value = String> {
    let small = || 1..8_u64;
    let condition = prop_oneof![
        3 => (small(), 0..300_u64).prop_map(|(first, more)| {
            format!("{first} <= k <= {}", first + more / (1 + more % 97))
        }),
        3 => prop::collection::btree_set(1..12_u64, 1..4)
            .prop_map(|set| format!("k in {set:?}")),
        1 => (2..5_u64, 0..5_u64).prop_map(|(m, r)| format!("k >= 1, k % {m} == {}", r % m)),
        1 => small().prop_map(|first| format!("k >= {first}")),
        1 => (1..4_u64).prop_map(|c| format!("k >= 1, {c}*k <= H")),
        1 => prop::sample::select(vec!["squares", "primes", "fibonacci", "powers(2)"])
            .prop_map(|set| format!("k in {set}")),
        1 => (2..4_u64, small()).prop_map(|(m, most)| format!("1 <= k <= {most}, H % {m} == 1")),
        1 => small().prop_map(|least| format!("k >= 1, H - k >= {least}")),
    ];
    let take = condition.prop_map(|condition| format!("H-k where {condition}"));
    prop_oneof![
        8 => take.clone(),
        1 => (take, 2..4_u64).prop_map(|(take, by)| format!("{take} | H/{by} where H >= 1")),
    ]
}

/// A rule of one to three heaps, most of them alike. A heap alone is beside one that never
/// changes.
fn sum() -> impl Strategy<Value = String> {
    let heaps = prop::collection::vec(moves(), 3);
    (heaps, 1..=3_usize, 0..3_u8).prop_map(|(heaps, size, alike)| {
        let names = ["a", "b", "c"];
        let coordinates = &names[..size.max(2)];
        let families = (0..size).map(|at| {
            let moves = &heaps[if alike > 0 { 0 } else { at }];
            let family = |family: &str| {
                let (left, condition) = family.split_once(" where ").unwrap();
                let mut position = coordinates.to_vec();
                position[at] = left;
                format!("({}) where {condition}", position.join(", ")).replace('H', names[at])
            };
            moves
                .split(" | ")
                .map(family)
                .collect::<Vec<_>>()
                .join(" | ")
        });
        let families: Vec<String> = families.collect();
        format!("({}) -> {}", coordinates.join(", "), families.join(" | "))
    })
}

/// Returns whether the player to move loses, by all options.
fn is_lost(rule: &CheckedRule, position: &[i64], known: &mut HashMap<Vec<i64>, bool>) -> bool {
    if let Some(&is_lost) = known.get(position) {
        return is_lost;
    }
    let options = rule.options(position).unwrap();
    let lost = !options
        .iter()
        .any(|option| is_lost(rule, &option[0], known));
    known.insert(position.to_vec(), lost);
    lost
}

/// Checks that formula and rule give a heap the same values, far beyond what was looked at.
fn assert_formula(heap: &Heap) {
    const FAR: usize = 2500;
    let mut table = heap.rule.table(Play::Normal, &[]).unwrap();
    table.fill(FAR, |_| true).unwrap();
    if let Some(Formula::Sequence(sequence)) = &heap.formula {
        for (n, &value) in table.values().iter().enumerate() {
            assert_eq!(
                sequence.value(n),
                Some(value.into()),
                "{} at {n}",
                heap.rule.rule()
            );
        }
    }
    if let Some(proven) = &heap.theorem {
        let statement = &proven.theorem.statement;
        assert!(
            prover::agrees(statement, &heap.rule, &table),
            "{}",
            heap.rule.rule()
        );
    }
}

#[test]
fn random_sums_are_won_as_a_search_says() {
    let cases = 48 / crate::cases_per_trial(4);
    let mut runner = TestRunner::deterministic();
    let (mut solved, mut accepted) = (0, 0);
    for _ in 0..cases {
        let text = sum().new_tree(&mut runner).unwrap().current();
        let rule = CheckedRule::new(&text).unwrap_or_else(|error| panic!("{error}"));
        let heaps = Heaps::of(&rule, &|| false).unwrap_or_else(|| panic!("{text}"));
        solved += usize::from(heaps.are_solved());
        accepted += usize::from(heaps.accepted().is_ok());
        assert!(
            !heaps.are_solved() || heaps.accepted().is_ok(),
            "{text}: {:?}",
            heaps.accepted()
        );
        heaps.kinds.iter().for_each(assert_formula);
        let coordinates = rule.rule().coordinates.len();
        let side: i64 = [30, 12][coordinates - 2];
        let mut known = HashMap::new();
        for at in 0..side.pow(coordinates as u32) {
            let position: Vec<i64> = (0..coordinates as u32)
                .map(|place| at / side.pow(place) % side)
                .collect();
            let of_heap = |heap: &Heap| {
                let values = heap
                    .coordinates
                    .iter()
                    .map(|at| heap.values[position[*at] as usize]);
                values.fold(0, |sum, value| sum ^ value)
            };
            let sum = heaps
                .kinds
                .iter()
                .map(of_heap)
                .fold(0, |sum, value| sum ^ value);
            let is_lost = is_lost(&rule, &position, &mut known);
            assert_eq!(sum == 0, is_lost, "{text} at {position:?}");
        }
    }
    println!("{cases} sums, {solved} solved for all heaps, {accepted} certificates accepted");
    assert!(2 * solved > cases);
}

#[test]
fn five_heaps_and_more_are_solved_heap_by_heap() {
    let rule = "(a, b, c, d, e, f) -> (a-k, b, c, d, e, f) | (a, b, c, d, e, f-k) where 1 <= k <= 3 \
                | (a, b, c, d-k, e, f) where k >= 2";
    let rule = CheckedRule::new(rule).unwrap();
    let heaps = Heaps::of(&rule, &|| false).expect("a sum");
    assert!(heaps.are_solved() && heaps.accepted().is_ok());
    let names = rule.rule().coordinate_names();
    assert_eq!(
        heaps.in_words(&names),
        "the player to move loses iff g(a) xor h(d) xor g(f) = 0, where g(n) = n % 4 and h(n) = n/2"
    );
}
