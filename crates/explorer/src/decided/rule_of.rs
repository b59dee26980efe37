//! Writes games in other notations as rules.

use std::fmt::Write as _;

use crate::engine;
use crate::game::{CoinTurns, Game, MAX_COINS, OctalCode, OneHeap, TakeSet, TwoHeaps};

/// Writes a game as a rule; `None` for runs of coins, which no rule can express.
pub fn rule_of(game: &Game) -> Option<String> {
    let known = match game {
        Game::TwoHeaps(TwoHeaps::Nim) => "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        Game::TwoHeaps(TwoHeaps::Wythoff) => {
            "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1"
        }
        Game::TwoHeaps(TwoHeaps::Euclid) => {
            "(a, b) -> (a-k*b, b) where k >= 1, k <= a, b >= 1 | (a, b-k*a) where k >= 1, k <= b, a >= 1"
        }
        Game::OneHeap(OneHeap::Grundy) => "n -> i, n-i where i >= 1, i < n, 2*i != n",
        Game::OneHeap(OneHeap::Code(code)) => return Some(of_code(code)),
        Game::OneHeap(OneHeap::Take(set)) => {
            return Some(format!("n -> n-k where {}", is_member(set)));
        }
        Game::OneHeap(OneHeap::Coins(CoinTurns::Any(counts))) => return Some(of_coins(counts)),
        Game::OneHeap(OneHeap::Coins(CoinTurns::Run(_))) => return None,
    };
    Some(known.to_string())
}

/// Writes a game as a rule if its engine proves nothing and the prover must decide the guesses.
pub fn rule_beside(game: &Game) -> Option<String> {
    rule_of(game).filter(|_| engine::is_without_proof(game))
}

fn of_code(code: &OctalCode) -> String {
    // By the number of heaps that a move leaves.
    let takes = [0, 1, 2].map(|heaps| may_take(code, heaps));
    let [none, one, two] = &takes;
    let mut families = Vec::new();
    let mut add = |moves: &str, takes: &Option<String>| {
        families.extend(takes.as_ref().map(|takes| format!("{moves}{takes}")));
    };
    if none == one {
        add("n-k where ", one);
    } else {
        add("0 where k == n, ", none);
        add("n-k where k < n, ", one);
    }
    if two.as_deref() == Some("k == 0") {
        add("i, n-i where 1 <= i < n", &Some(String::new()));
    } else {
        add("i, n-k-i where i >= 1, i < n-k, ", two);
    }
    if families.is_empty() {
        return "n -> n-1 where n < 0".to_string();
    }
    format!("n -> {}", families.join(" | "))
}

/// Writes the condition on the number `k` that a move takes if it leaves `heaps` heaps. Returns
/// `None` if no `k` is allowed.
fn may_take(code: &OctalCode, heaps: u32) -> Option<String> {
    match code.places(heaps)[..] {
        [] => None,
        [place] => Some(format!("k == {place}")),
        ref places => Some(format!("k in {}", braced(places))),
    }
}

fn is_member(set: &TakeSet) -> String {
    let text = set.to_string();
    let bounds = text
        .strip_prefix("take")
        .and_then(|set| set.split_once(".."));
    if let Some((first, last)) = bounds {
        return format!("{first} <= k <= {last}");
    }
    let inside = text.trim_start_matches("take{").trim_end_matches('}');
    match inside {
        "all" => "k >= 1".to_string(),
        "odd" => "k % 2 == 1".to_string(),
        "powers-of-2" => "k in powers(2)".to_string(),
        "squares" | "triangular" | "primes" | "fibonacci" => format!("k in {inside}"),
        numbers => format!("k in {{{numbers}}}"),
    }
}

/// Writes the rule for turning a coin and others to its left. The other coins are the option.
fn of_coins(counts: &TakeSet) -> String {
    let mut rule = String::from("n ->");
    for coins in counts.up_to(MAX_COINS) {
        let others: Vec<String> = (1..coins).map(|other| format!("c{other}")).collect();
        let separator = if rule.ends_with("->") { "" } else { " |" };
        let _ = if others.is_empty() {
            write!(rule, "{separator} 0 where n >= 1")
        } else {
            let (left, rising) = (others.join(", "), others.join(" < "));
            write!(rule, "{separator} {left} where 1 <= {rising} < n")
        };
    }
    rule
}

fn braced(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    format!("{{{}}}", numbers.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_written_as_one_would_write_them() {
        for (game, rule) in [
            ("4.", "n -> i, n-i where 1 <= i < n"),
            (
                "kayles",
                "n -> n-k where k in {1, 2} | i, n-k-i where i >= 1, i < n-k, k in {1, 2}",
            ),
            ("take1..5", "n -> n-k where 1 <= k <= 5"),
            ("take{odd}", "n -> n-k where k % 2 == 1"),
            (
                "turning-turtles",
                "n -> 0 where n >= 1 | c1 where 1 <= c1 < n",
            ),
        ] {
            let game = Game::parse(game).unwrap();
            assert_eq!(rule_of(&game).as_deref(), Some(rule));
        }
    }
}
