//! The code that is emitted for theorems computes the values or the outcomes of the rules.

use std::time::Duration;

use explorer::decided::Watch;
use explorer::engine::{self, compute_until_proven};
use explorer::explored::{Request, Subject, explore};
use explorer::game::Game;
use explorer::proof::{Criterion, Proof};
use explorer::rule::{CheckedRule, Play};
use explorer::show::emit::{of_explored, of_game};

use super::{Call, Case, check};

/// Rules; one that ends in ` misère` is played so.
const RULES: [&str; 16] = [
    "n -> n-1 | n-3",
    "heap -> heap-k where k in {2, 3, 7}",
    "n -> n-k where k >= 1 | i, n-i where i >= 1, i < n",
    "n -> n-k where k >= 1 | i, n-k-i where i >= 1, i < n-k",
    "m -> m-k where k >= 1, 2*k <= m",
    "n -> n-1 | n/2 where n >= 1",
    "(x, y) -> (x-k, y) | (x, y-k) where k >= 1 | (x-1, y-1)",
    "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
    "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1 misère",
    "(u, v) -> (u-k, v) where k >= 1 | (u, v-k) where k >= 1, v-k <= u",
    "(p, q) -> (p-2*i, q+i) | (p+i, q-2*i) where i >= 1",
    "(a, b, c) -> (a-i, b-j, c-k) where i <= 1, j <= 1, k <= 1, i+j+k >= 1",
    // Sums by a period, by an automaton, by a table, and of different heaps.
    "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k in {1, 3, 4}",
    "(a, b) -> (a-1, b) | (a-2, b) | (a/2, b) where a >= 2 | (a, b-1) | (a, b-2) \
     | (a, b/2) where b >= 2",
    "(a, b) -> (a-k, b) | (a, b-k) where k in squares",
    "(x, y, z) -> (x-k, y, z) where k in squares | (x, y-k, z) where 1 <= k <= 3 \
     | (x, y, z-k) where k >= 1, 2*k <= z",
];

#[test]
fn what_is_emitted_for_a_theorem_computes_what_the_theorem_says() {
    let rules = RULES.iter().step_by(crate::cases_per_trial(4));
    let emitted = rules.map(|&text| {
        let (rule, misere) = match text.strip_suffix(" misère") {
            Some(rule) => (rule, true),
            None => (text, false),
        };
        let subject = Subject::of_rule(CheckedRule::new(rule).unwrap(), misere);
        let rule = CheckedRule::new(rule).unwrap_or_else(|error| panic!("{error}"));
        let watch = Watch {
            now: &|| Duration::ZERO,
            is_stopped: &|| false,
        };
        let request = Request {
            is_for_theorem: true,
            ..Request::default()
        };
        let explored = explore(subject, request, watch, &mut |_, _, _| {}).unwrap();
        let mut code = of_explored(&explored).unwrap();
        let names = rule.rule().coordinate_names();
        let parameters: Vec<String> = names.iter().map(|name| format!("{name}: u64")).collect();
        let parameters = parameters.join(", ");
        if code.contains("pub fn is_p_position(heaps: &[u64])") {
            let heaps = names.join(", ");
            code += &format!(
                "pub fn is_lost({parameters}) -> bool {{ is_p_position(&vec![{heaps}]) }}"
            );
        }
        assert!(code.contains(&parameters), "{text}: {code}");
        let function = ["is_lost", "grundy", "is_p_position"].into_iter();
        let mut function = function.filter(|it| code.contains(&format!("pub fn {it}(")));
        let function = function.next().unwrap_or_else(|| panic!("{text}: {code}"));
        let coordinates = names.len();
        let side = [80, 20, 8][coordinates - 1];
        let play = if misere { Play::Misere } else { Play::Normal };
        let mut table = rule.table(play, &vec![side; coordinates - 1]).unwrap();
        table.fill(side, |_| true).unwrap();
        let values = table.values().iter();
        let expected = values.map(|&value| match function {
            "grundy" => value.into(),
            _ => u64::from(value == 0),
        });
        Case {
            name: text.to_owned(),
            code,
            expected: expected.collect(),
            call: Call::Each {
                function,
                coordinates,
                first: 0,
                end: side as u64,
            },
        }
    });
    check(&emitted.collect::<Vec<_>>());
}

/// A game whose table is too long to paste, and its proven period.
const LONG: &str = "take{3,8,500,2203}";

/// Calls the function of [`LONG`], and another for two heaps.
const CALLED: &str = "
pub fn far(n: u64) -> u64 {
    let known: Vec<u32> = grundy_values(LAST);
    grundy(n, &known)
}
";
const PAIR: &str = "
pub fn of_two(a: u64, b: u64) -> u64 {
    grundy_of_heaps(&vec![a, b])
}
";

#[test]
fn long_preperiods_become_loops_and_heaps_are_added() {
    let mut cases = Vec::new();
    for name in [LONG, "kayles"] {
        let game = Game::parse(name).unwrap();
        let mut engine = engine::start(&game);
        let found = compute_until_proven(engine.as_mut(), 1 << 20, || Duration::ZERO, |_| true);
        let proof = found.proof.expect("a period is proven");
        let values = engine.values();
        let code = of_game(name, &game, values, Some(&proof)).unwrap();
        let value = |n: u64| {
            let (n, start) = (n as usize, proof.preperiod);
            let at = if n < start {
                n
            } else {
                start + (n - start) % proof.period
            };
            u64::from(values[at])
        };
        let (code, function, positions) = if name == LONG {
            let last = proof.preperiod + proof.period - 1;
            let called = CALLED.replace("LAST", &last.to_string());
            (code + &called, "far", vec![vec![1_000_003]])
        } else {
            let pairs = (0..400).map(|at| vec![at / 20 + 60, at % 20 + 1_000_000]);
            (code + PAIR, "of_two", pairs.collect())
        };
        cases.push(Case {
            name: name.to_owned(),
            code,
            expected: positions
                .iter()
                .map(|heaps: &Vec<u64>| heaps.iter().fold(0, |sum, &heap| sum ^ value(heap)))
                .collect(),
            call: Call::Of(function, positions),
        });
    }
    cases.push(with_too_many_values());
    check(&cases);
}

/// A code that splits, with a period beyond all tables (`lab/RECORDS.md`), and too large to
/// be proven here.
fn with_too_many_values() -> Case {
    let game = Game::parse("0.106").unwrap();
    let mut engine = engine::start(&game);
    engine.extend(61);
    let proof = Proof {
        preperiod: 465_384_263_797,
        period: 328_226_140_474,
        criterion: Criterion::GuySmith { longest: 3 },
        last_heap: 1_258_994_667_000,
    };
    let code = of_game("0.106", &game, engine.values(), Some(&proof)).unwrap();
    assert!(code.contains("These loops take"), "{code}");
    Case {
        name: "0.106".to_owned(),
        code,
        expected: engine.values()[..61]
            .iter()
            .map(|&value| value.into())
            .collect(),
        call: Call::Table(vec![60]),
    }
}
