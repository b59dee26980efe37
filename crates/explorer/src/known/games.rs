//! The games that numbers are compared with.

use super::Candidate;
use crate::game::{Game, NAMED_GAMES};
use crate::literature::ROWS;
use crate::rule::{CheckedRule, Rule};

/// Take-sets without a largest number.
const TAKE_SETS: [&str; 5] = ["all", "squares", "triangular", "primes", "fibonacci"];

/// Rules that people ask about, besides those of the literature.
const ASKED: [(&str, &str); 17] = [
    (
        "taking one, or halving an even heap",
        "n -> n-1 where n >= 1 | n/2 where n % 2 == 0, n >= 2",
    ),
    ("taking at most a third", "n -> n-k where k >= 1, 3*k <= n"),
    (
        "taking at most a quarter",
        "n -> n-k where k >= 1, 4*k <= n",
    ),
    (
        "taking at most the square root",
        "n -> n-k where k >= 1, k*k <= n",
    ),
    (
        "taking a number prime to the heap",
        "n -> n-k where k >= 1, gcd(k, n) == 1",
    ),
    (
        "taking a proper divisor of the heap",
        "n -> n-k where k divides n, k < n",
    ),
    (
        "moving to a proper divisor",
        "n -> k where k divides n, k < n",
    ),
    (
        "taking a prime less one",
        "n -> n-k where k+1 in primes, k >= 1",
    ),
    (
        "taking one, or splitting a heap",
        "n -> n-1 where n >= 1 | i, n-i where 1 <= i < n",
    ),
    (
        "splitting a heap, or taking half",
        "n -> n/2 where n >= 1 | i, n-i where 1 <= i < n",
    ),
    (
        "taking one, or making three heaps of half an even one",
        "n -> n-1 where n >= 1 | n/2, n/2, n/2 where n % 2 == 0, n >= 1",
    ),
    (
        "splitting a heap into three",
        "n -> i, j, n-i-j where i >= 1, j >= 1, i + j < n",
    ),
    (
        "2 from a heap for each 1 that goes to the other",
        "(a, b) -> (a-2*i, b+i) | (a+i, b-2*i) where i >= 1",
    ),
    (
        "4-Wythoff",
        "(a, b) -> (a-i, b-j) where i + j >= 1, (i == 0 or j == 0 or abs(i-j) < 4)",
    ),
    (
        "5-Wythoff",
        "(a, b) -> (a-i, b-j) where i + j >= 1, (i == 0 or j == 0 or abs(i-j) < 5)",
    ),
    (
        "nim up to 3 at a time",
        "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 3",
    ),
    ("one knight", "(a, b) -> (a-1, b-2) | (a-2, b-1)"),
];

/// Games on one heap with a name, and take-sets.
pub fn with_a_name() -> Vec<Candidate> {
    // Its heap n is heap n - 1 of the officers.
    let games = NAMED_GAMES
        .iter()
        .filter(|game| game.name != "couples-are-forever");
    let named = games.filter_map(|game| {
        let is_one_heap = matches!(game.game(), Ok(Game::OneHeap(_)));
        let name = match game.notation() {
            "grundy" => "Grundy's game".to_owned(),
            code if code.contains('.') => format!("{} (octal code {code})", title(game.name)),
            notation => format!("{} (`{notation}`)", game.name.replace('-', " ")),
        };
        is_one_heap.then(|| Candidate::new(name, game.notation(), false))
    });
    let sets = TAKE_SETS
        .iter()
        .map(|set| take(&format!("take{{{set}}}"), false));
    named.chain(sets).collect()
}

/// "Dawson's Kayles".
fn title(name: &str) -> String {
    let words = name.replace("dawsons-", "dawson's ");
    let words = words
        .split(' ')
        .map(|word| word[..1].to_uppercase() + &word[1..]);
    words.collect::<Vec<_>>().join(" ")
}

/// The game of taking a number of a set, as it is typed.
pub fn take(set: &str, misere: bool) -> Candidate {
    Candidate::new(format!("`{set}`"), set, misere)
}

/// Rules with this many coordinates. The misère ones and those of which only the outcomes are
/// known are left out for values.
pub fn by_rule(coordinates: usize, are_outcomes: bool) -> Vec<Candidate> {
    let of_literature = ROWS.iter().map(|row| (row.game, row.rule, row.play()));
    let asked = ASKED
        .iter()
        .map(|(name, rule)| (*name, *rule, (*rule, false)));
    let mut candidates: Vec<Candidate> = Vec::new();
    for (name, _, (text, misere)) in of_literature.chain(asked) {
        let Ok(rule) = Rule::parse(text) else {
            continue;
        };
        let is_known = candidates
            .iter()
            .any(|it| it.game == text && it.misere == misere);
        let has_values = !misere && !rule.has_blocking();
        if rule.coordinates.len() != coordinates || is_known || !are_outcomes && !has_values {
            continue;
        }
        candidates.push(Candidate::new(name.to_owned(), text, misere));
    }
    candidates
}

/// The games in misère play, where the outcomes of one heap decide it.
pub fn misere(candidates: &[Candidate]) -> Vec<Candidate> {
    let of = |it: &Candidate| {
        let rule = it.rule()?;
        let rule = CheckedRule::new(&rule).ok()?;
        let is_decided = !rule.rule().has_sums() && !rule.rule().has_blocking() && !it.misere;
        is_decided.then(|| Candidate {
            name: format!("{}, misère", it.name),
            misere: true,
            ..it.clone()
        })
    };
    candidates.iter().filter_map(of).collect()
}
