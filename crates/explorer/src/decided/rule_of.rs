//! Writes games in other notations as rules.

use std::fmt::Write as _;

use crate::game::{CoinTurns, Game, MAX_COINS, OctalCode, TakeSet};
use crate::rule::{self, CheckedRule, KnownGame, Rule};

/// Writes a game as a rule; `None` for runs of coins, which no rule can express.
pub fn rule_of(game: &Game) -> Option<String> {
    Some(match game {
        Game::Grundy => "n -> i, n-i where i >= 1, i < n, 2*i != n".to_owned(),
        Game::Code(code) => of_code(code),
        Game::Take(set) => format!("n -> n-k where {}", is_member(set)),
        Game::Coins(CoinTurns::Any(counts)) => of_coins(counts),
        Game::Coins(CoinTurns::Run(_)) => return None,
    })
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

/// Rules that a module of the collection solves: rules and modules, a line each.
const MODULES: &str = include_str!("modules.tsv");

/// Names the module of the collection that solves the game of a rule, if one does. The options of
/// small positions are compared.
pub fn module_for(rule: &Rule, misere: bool) -> Option<&'static str> {
    let module = normal_module_for(rule);
    // The others know normal play alone.
    module.filter(|module| !misere || *module == "nim")
}

fn normal_module_for(rule: &Rule) -> Option<&'static str> {
    let checked = CheckedRule::new(&rule.to_string()).ok()?;
    let is_same = |text: &str| has_same_options(&checked, text);
    let modules = MODULES.lines().filter_map(|line| line.split_once('\t'));
    let fixed = modules.skip(1).find(|(rule, _)| is_same(rule));
    let dynamic = |c: usize| is_same(&format!("(n, q) -> (n-k, k) where 1 <= k <= {c}*q"));
    let differing = |t: usize| {
        let each = "(a-i, b-j) where i + j >= 1, i == 0 or j == 0 or abs(i-j) <";
        is_same(&format!("(a, b) -> {each} {t}"))
    };
    let heaps = || {
        let kinds = rule.heaps()?;
        let is_nim =
            |(_, heap): &(usize, Rule)| rule::same_as(heap) == Some(KnownGame::TakeNamed("all"));
        let is_take = |(_, heap): &(usize, Rule)| {
            matches!(
                rule::same_as(heap),
                Some(KnownGame::Take(_) | KnownGame::TakeRange { .. })
            )
        };
        match kinds {
            kinds if kinds.iter().all(is_nim) => Some("nim"),
            kinds if kinds.iter().all(is_take) => Some("subtraction"),
            _ => Some("sg_table"),
        }
    };
    fixed
        .map(|(_, module)| module)
        .or_else(|| (1..10).any(dynamic).then_some("multiple_nim"))
        .or_else(|| (2..10).any(differing).then_some("generalized_wythoff"))
        .or_else(heaps)
}

/// Whether the rule has the options of the other in all small positions.
fn has_same_options(rule: &CheckedRule, other: &str) -> bool {
    let Ok(other) = CheckedRule::new(other) else {
        return false;
    };
    let coordinates = rule.rule().coordinates.len();
    if coordinates != other.rule().coordinates.len() {
        return false;
    }
    let side: i64 = [0, 30, 11, 5, 4][coordinates];
    (0..side.pow(coordinates as u32)).all(|at| {
        let place = |coordinate| at / side.pow(coordinate) % side;
        let position: Vec<i64> = (0..coordinates as u32).map(place).collect();
        let [ours, theirs] = [rule, &other].map(|rule| rule.options(&position).ok());
        ours.is_some() && ours == theirs
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_named_however_a_rule_is_spelled() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../snippets/src");
        for (rule, module) in [
            (
                "(n, last) -> (n-t, t) where t >= 1, t <= 3*last",
                Some("multiple_nim"),
            ),
            (
                "(n, q) -> (n-k, k) where 0 < k <= q + q",
                Some("fibonacci_nim"),
            ),
            (
                "(x, y) -> (x-t, y-t) where t > 0 | (x, y-t) | (x-t, y) where t > 0",
                Some("wythoff"),
            ),
            (
                "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k > 0",
                Some("nim"),
            ),
            (
                "(a, b) -> (a-k, b) | (a, b-k) where k in {1, 3}",
                Some("subtraction"),
            ),
            (
                "(a, b) -> (a-k, b) | (a, b-k) where k in squares",
                Some("sg_table"),
            ),
            ("n -> n-1", None),
        ] {
            let rule = Rule::parse(rule).unwrap();
            assert_eq!(module_for(&rule, false), module, "{rule}");
            let in_misere = module_for(&rule, true);
            assert_eq!(
                in_misere,
                module.filter(|module| *module == "nim"),
                "{rule}"
            );
            let file = module.map(|module| folder.join(format!("{module}.rs")));
            assert!(file.is_none_or(|file| file.exists()), "{module:?}");
        }
    }

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
