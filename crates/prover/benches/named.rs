//! Measures how long learning and proving takes for known games, apart from their tables.
//!
//! `cargo bench -p prover --bench named [-- PART OF A NAME]`

use std::cell::Cell;
use std::time::{Duration, Instant};

use automata::{Budget, Numeration};
use prover::Goal::{Positions, Values};
use prover::{Goal, Moves, Question, discover, generate};
use rules::Rule;

/// Time that a theorem may take.
const MAX_TIME: Duration = Duration::from_millis(200);

const BINARY: Numeration = Numeration::BINARY;
const ZECKENDORF: Numeration = Numeration::ZECKENDORF;

const GAMES: &[(&str, &str, Goal, Numeration)] = &[
    (
        "nim, two heaps",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        Values,
        BINARY,
    ),
    (
        "nim, three heaps",
        "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1",
        Positions,
        BINARY,
    ),
    ("take 1 to 3", "n -> n-k where 1 <= k <= 3", Values, BINARY),
    (
        "Lasker's nim",
        "n -> n-k where k >= 1 | i, n-i where 1 <= i < n",
        Values,
        BINARY,
    ),
    (
        "Wythoff",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
        Positions,
        ZECKENDORF,
    ),
    (
        "misère Wythoff",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
        Positions,
        ZECKENDORF,
    ),
    (
        "abs(i-j) < 2",
        "(a, b) -> (a-i, b-j) where i + j >= 1, (i == 0 or j == 0 or abs(i-j) < 2)",
        Positions,
        Numeration::Metallic(2),
    ),
    (
        "abs(i-j) < 3",
        "(a, b) -> (a-i, b-j) where i + j >= 1, (i == 0 or j == 0 or abs(i-j) < 3)",
        Positions,
        Numeration::Metallic(3),
    ),
    (
        "abs(i-j) < 4",
        "(a, b) -> (a-i, b-j) where i + j >= 1, (i == 0 or j == 0 or abs(i-j) < 4)",
        Positions,
        Numeration::Metallic(4),
    ),
    (
        "king",
        "(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)",
        Positions,
        BINARY,
    ),
    (
        "knight",
        "(a, b) -> (a-1, b-2) | (a-2, b-1)",
        Positions,
        BINARY,
    ),
    (
        "rook and king",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
        Positions,
        BINARY,
    ),
    (
        "odd from one or both",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k % 2 == 1",
        Positions,
        BINARY,
    ),
    (
        "the same from both, up to 3 from one",
        "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 3 | (a-k, b-k) where k >= 1",
        Positions,
        BINARY,
    ),
    (
        "at most the other heap",
        "(a, b) -> (a-k, b) where 1 <= k <= b | (a, b-k) where 1 <= k <= a",
        Positions,
        BINARY,
    ),
    (
        "down to the other heap",
        "(a, b) -> (a-k, b) where k >= 1, a-k <= b | (a, b-k) where k >= 1, b-k <= a",
        Positions,
        BINARY,
    ),
    (
        "misère nim",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        Positions,
        BINARY,
    ),
    (
        "even from one heap",
        "(a, b) -> (a-k, b) where k >= 1, k % 2 == 0 | (a, b-k) where k >= 1",
        Values,
        BINARY,
    ),
    (
        "take a power of 2",
        "n -> n-k where k in powers(2)",
        Values,
        BINARY,
    ),
    (
        "single takes by 2",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1, k % 2 == 0 | (a-k, b-k) where k >= 1",
        Positions,
        Numeration::Metallic(2),
    ),
    (
        "single takes by 3",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1, k % 3 == 0 | (a-k, b-k) where k >= 1",
        Positions,
        Numeration::Metallic(3),
    ),
    (
        "single takes by 4",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1, k % 4 == 0 | (a-k, b-k) where k >= 1",
        Positions,
        ZECKENDORF,
    ),
    ("Kayles", "n -> i, n-1-i | i, n-2-i", Values, BINARY),
    ("Dawson's Kayles", "n -> i, n-2-i", Values, BINARY),
];

fn main() {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let is_wanted = |name: &str| wanted.as_ref().is_none_or(|wanted| name.contains(wanted));
    let mut late = 0;
    let games = GAMES.iter().filter(|(name, ..)| is_wanted(name));
    for &(name, text, goal, numeration) in games.clone() {
        let rule = Rule::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let budget = Budget::of_states(100_000);
        let tables = Cell::new(Duration::ZERO);
        let start = Instant::now();
        let moves = Moves::new(&rule, numeration, &budget).expect("linear rules");
        let is_misere = name.starts_with("misère");
        let mut source = |side, budget: &Budget| {
            let start = Instant::now();
            let table = generate(&moves, is_misere, goal, side, budget);
            tables.set(tables.get() + start.elapsed());
            table
        };
        let question = Question {
            rule: &rule,
            misere: is_misere,
            goal,
            numerations: &[numeration],
        };
        let found = discover(question, &mut source, &budget);
        let time = start.elapsed() - tables.get();
        let states = match found {
            Ok(theorem) => format!("{} states", theorem.statement.automaton().states()),
            Err(obstacle) => format!("open: {obstacle}"),
        };
        late += usize::from(time > MAX_TIME);
        println!(
            "{name}\t{time:?} beside {:?} of tables\t{numeration}: {states}",
            tables.get()
        );
    }
    println!("later than {MAX_TIME:?}\t{late} of {}", games.count());
}
