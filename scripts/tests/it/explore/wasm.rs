//! Tests that the page's explorer prints the same as the command, byte for byte, for 100 games and
//! more.

use std::cell::RefCell;
use std::time::Duration;

use explorer::game::NAMED_GAMES;
use serde_json::{Value, json};
use wasm::{Engine, Host};

use crate::support::{Outcome, Sandbox, are_all_tried, outcome, x_with_input};

/// A page that keeps the last answer. Its clock never moves, so no time limit ends.
struct Page {
    answer: RefCell<Value>,
}

impl Host for Page {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn tell(&self, answer: &Value) {
        self.answer.replace(answer.clone());
    }
}

/// The last answer to each request.
fn told<const N: usize>(requests: [Value; N]) -> [Value; N] {
    let page = Page {
        answer: RefCell::default(),
    };
    let mut engine = Engine::default();
    requests.map(|request| {
        engine.ask(&request.to_string(), &page);
        page.answer.take()
    })
}

fn assert_same(game: &str, page: &Value, command: &Outcome) {
    assert_eq!(page["is"], "report", "{game}: {page}");
    assert_eq!(page["report"], command.stdout, "{game}");
    assert_eq!(command.stderr, "", "{game}");
}

fn x(sandbox: &Sandbox, arguments: &[&str]) -> Outcome {
    outcome(sandbox.command("explore").args(arguments))
}

fn compare(games: &[&str], terms: usize) {
    let sandbox = Sandbox::new();
    let step = if are_all_tried() { 1 } else { 3 };
    for game in games.iter().step_by(step) {
        let request = json!({"explore": {"game": game, "terms": terms}});
        let [page] = told([request]);
        let command = x(&sandbox, &[game, "--terms", &terms.to_string()]);
        assert_same(game, &page, &command);
    }
}

#[test]
fn games_with_a_name() {
    let names = NAMED_GAMES.iter().map(|game| game.name);
    let names: Vec<&str> = names.chain(["lasker"]).collect();
    assert!(names.len() >= 19);
    compare(&names, 150);
}

#[test]
fn codes_sets_and_coins() {
    let games = [
        "0.77",
        "0.137",
        "0.15",
        "0.34",
        "0.165",
        "4.7",
        "0.3",
        "0.17",
        "0.44",
        "0.6",
        ".07",
        "0.0",
        "0.1",
        "0.5",
        "0.51",
        "0.53",
        "0.54",
        "0.57",
        "0.71",
        "0.72",
        "0.75",
        "0.144",
        "0.156",
        "0.356",
        "0.055",
        "take{1,3,4}",
        "take1..5",
        "take{2,5,9}",
        "take 1 2 3",
        "{1, 2, 3}",
        "squares",
        "take{primes}",
        "take{odd}",
        "take{all}",
        "take{triangular}",
        "take{fibonacci}",
        "take{powers-of-2}",
        "subtract{1,5}",
        "coins{1,2}",
        "coins1..4",
        "coins{run}",
        "coins{run 1..3}",
        "coins{2}",
        "coins{3}",
    ];
    assert!(games.len() >= 44);
    compare(&games, 300);
}

#[test]
fn rules_on_one_heap() {
    let games = [
        "n -> n-k where 1 <= k <= 3",
        "n -> n-k where k divides n, k < n",
        "n -> n-1 | n-2 | i, n-1-i | i, n-2-i",
        "n -> i, n-i where 1 <= i, 2*i < n",
        "n -> n-k where k in squares",
        "n -> n-1 where n % 3 != 0 | n-2 where n % 3 != 1",
        "n -> n/2 where n >= 1 | n-1",
        "n -> n-k where k in powers(2)",
        "n -> n-k where gcd(n, k) == 1, k >= 1",
        "take{even}",
        "n -> n-k where k >= 1, (n and k) == 0",
        "n -> n-k where k >= 1, 2*k <= n",
        "n -> i, n-i where i >= 1, i < n",
        "n -> n-k where k in primes",
    ];
    compare(&games, 120);
}

#[test]
fn rules_on_two_and_three_heaps() {
    let games = [
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 2",
        "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 1, b-k <= a",
        "queen",
        "rook",
        "king",
        "knight",
        "bishop",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
        "(a, b) -> (i, b), (a-i, b) where 0 < i < a | (a, j), (a, b-j) where 0 < j < b",
        "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1",
    ];
    compare(&games, 8);
}

#[test]
fn misere_rules() {
    let sandbox = Sandbox::new();
    for game in [
        "n -> n-k where 1 <= k <= 3",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        "queen",
    ] {
        let request = json!({"explore": {"game": game, "terms": 20, "misere": true}});
        let [page] = told([request]);
        assert_same(
            game,
            &page,
            &x(&sandbox, &[game, "--terms", "20", "--misere"]),
        );
    }
}

#[test]
fn pasted_numbers() {
    let sandbox = Sandbox::new();
    for (numbers, first) in [
        ("0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3", 0),
        ("0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7", 1),
        ("0 1 2\n1 0 3\n2 3 0\n", 0),
        ("0\n1 3\n2 4 5\n", 0),
        ("1 2 3", 0),
        ("0 1 1 2 3 5 8 13 21 34 55 89 144", 0),
        ("3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3 2 3 8 4 6", 2),
        ("0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7", 0),
    ] {
        let [page] = told([json!({"guess": {"numbers": numbers, "first": first}})]);
        // The page's 0 says nothing, and the numbers may begin at heap 1.
        let words = match first {
            0 => "explore -".to_owned(),
            _ => format!("explore - --from {first}"),
        };
        let command = x_with_input(&sandbox.path(""), &words, numbers);
        assert_same(numbers, &page, &command);
    }
}

#[test]
fn code_to_paste() {
    let sandbox = Sandbox::new();
    for game in [
        "kayles",
        "take{1,3,4}",
        "wythoff",
        "n -> n-k where k divides n, k < n",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
    ] {
        let explore = json!({"explore": {"game": game, "terms": 40}});
        let [_, page] = told([explore, json!("code")]);
        let command = x(&sandbox, &[game, "--terms", "40", "--emit"]);
        assert_eq!(
            page["code"]["rust"].as_str(),
            Some(&*command.stdout),
            "{game}: {page}"
        );
        let command = x(&sandbox, &[game, "--terms", "40", "--emit", "python"]);
        let python = page["code"]["python"].as_str();
        assert_eq!(python, Some(&*command.stdout), "{game}: {page}");
    }
}
