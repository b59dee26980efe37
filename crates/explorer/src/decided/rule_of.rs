//! Writes games in other notations as rules.

use crate::game::{CoinTurns, Game, MAX_COINS, OctalCode, TakeSet};
use crate::joined;
use crate::rule::{self, CheckedRule, KnownGame, Rule, Tries};
use prover::{have_same_moves, with_budget};

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
        ref places => Some(format!("k in {{{}}}", joined(places, ", "))),
    }
}

fn is_member(set: &TakeSet) -> String {
    match set {
        TakeSet::Infinite("all") => "k >= 1".to_string(),
        TakeSet::Infinite("odd") => "k % 2 == 1".to_string(),
        TakeSet::Infinite("powers-of-2") => "k in powers(2)".to_string(),
        TakeSet::Infinite(name) => format!("k in {name}"),
        TakeSet::Finite(numbers) => match set.range() {
            Some([first, last]) if numbers.len() > 2 => format!("{first} <= k <= {last}"),
            _ => format!("k in {{{}}}", joined(numbers, ",")),
        },
    }
}

/// Writes the rule for turning a coin and others to its left. The other coins are the option.
fn of_coins(counts: &TakeSet) -> String {
    let family = |coins: usize| {
        let others = |between| joined((1..coins).map(|other| format!("c{other}")), between);
        match coins {
            1 => "0 where n >= 1".to_owned(),
            _ => format!("{} where 1 <= {} < n", others(", "), others(" < ")),
        }
    };
    let families = counts.up_to(MAX_COINS).into_iter().map(family);
    format!("n -> {}", joined(families, " | "))
}

/// Rules that a module of the collection solves: rules and modules, a line each.
const MODULES: &str = include_str!("modules.tsv");

/// Module of the collection that is about the game of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Module {
    /// The rule is the module's, in every position.
    Solves(&'static str),
    /// The rule has the moves of the module's up to this heap. Nothing is known beyond.
    Resembles(&'static str, i64),
}

impl Module {
    /// Returns the name of the module, if it solves the game.
    pub fn solving(self) -> Option<&'static str> {
        match self {
            Self::Solves(name) => Some(name),
            Self::Resembles(..) => None,
        }
    }
}

/// Finds the module of the collection that is about the game of a rule.
pub fn module_for(rule: &Rule, misere: bool, is_stopped: &dyn Fn() -> bool) -> Option<Module> {
    let module = normal_module_for(rule, is_stopped);
    // The others know normal play alone.
    module.filter(|module| !misere || *module == Module::Solves("nim"))
}

fn normal_module_for(rule: &Rule, is_stopped: &dyn Fn() -> bool) -> Option<Module> {
    if let Some(heaps) = rule.heaps() {
        let known: Vec<_> = (heaps.iter().map(|(_, heap)| rule::same_as(heap))).collect();
        let is_nim = |it: &Option<KnownGame>| *it == Some(KnownGame::TakeNamed("all"));
        let is_take = |it: &Option<KnownGame>| {
            matches!(it, Some(KnownGame::Take(_) | KnownGame::TakeRange { .. }))
        };
        return Some(Module::Solves(match known {
            known if known.iter().all(is_nim) => "nim",
            known if known.iter().all(is_take) => "subtraction",
            _ => "sg_table",
        }));
    }
    let checked = CheckedRule::new(&rule.to_string()).ok()?;
    let of_rule = |text: &str, name: &'static str| {
        let other = CheckedRule::new(text).ok()?;
        let last = last_alike(&checked, &other)?;
        let same = with_budget(is_stopped, |budget| {
            have_same_moves(rule, other.rule(), budget)
        });
        // Automata can't read products; such rules must be written alike.
        Some(match same {
            Ok(true) => Module::Solves(name),
            Err(_) if rule.says_the_same(other.rule()) => Module::Solves(name),
            _ => Module::Resembles(name, last),
        })
    };
    let modules = MODULES.lines().filter_map(|line| line.split_once('\t'));
    let mut fixed = modules.skip(1);
    let dynamic = |c: usize| {
        let rule = format!("(n, q) -> (n-k, k) where 1 <= k <= {c}*q");
        of_rule(&rule, "multiple_nim")
    };
    let differing = |t: usize| {
        let each = "(a-i, b-j) where i + j >= 1, i == 0 or j == 0 or abs(i-j) <";
        of_rule(&format!("(a, b) -> {each} {t}"), "generalized_wythoff")
    };
    fixed
        .find_map(|(rule, module)| of_rule(rule, module))
        .or_else(|| (1..10).find_map(dynamic))
        .or_else(|| (2..10).find_map(differing))
}

/// Returns the heap up to which the rules have the same options, if that holds in all positions
/// compared.
fn last_alike(rule: &CheckedRule, other: &CheckedRule) -> Option<i64> {
    let coordinates = rule.rule().coordinates.len();
    if coordinates != other.rule().coordinates.len() {
        return None;
    }
    let side: i64 = [0, 30, 11, 5, 4][coordinates];
    let mut tries = [Tries::all(), Tries::all()];
    let are_alike = (0..side.pow(coordinates as u32)).all(|at| {
        let place = |coordinate| at / side.pow(coordinate) % side;
        let position: Vec<i64> = (0..coordinates as u32).map(place).collect();
        let [of_ours, of_theirs] = &mut tries;
        let theirs = other.options_within(&position, of_theirs).ok();
        theirs.is_some() && rule.options_within(&position, of_ours).ok() == theirs
    });
    are_alike.then_some(side - 1)
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
            let solved = module.map(Module::Solves);
            assert_eq!(module_for(&rule, false, &|| false), solved, "{rule}");
            let in_misere = module_for(&rule, true, &|| false);
            let is_nim = module == Some("nim");
            assert_eq!(in_misere, solved.filter(|_| is_nim), "{rule}");
            let file = module.map(|module| folder.join(format!("{module}.rs")));
            assert!(file.is_none_or(|file| file.exists()), "{module:?}");
        }
    }

    #[test]
    fn a_rule_that_differs_in_large_positions_is_not_the_modules() {
        for (rule, module) in [
            (
                "(n, q) -> (n-k, k) where 1 <= k <= 2*q, k <= 30",
                "fibonacci_nim",
            ),
            (
                "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where 1 <= k <= 10",
                "wythoff",
            ),
            (
                "(a, b, c) -> (a-k, b, c) | (a+k, b-k, c) | (a, b+k, c-k) where 1 <= k <= 4",
                "staircase_nim",
            ),
            (
                "(n, q) -> (n-k, k) where 1 <= k <= 3*q, k != 12",
                "multiple_nim",
            ),
            (
                "(a, b) -> (a-k*b, b) where k >= 1, k <= a, b >= 1, a < 50 \
                 | (a, b-k*a) where k >= 1, k <= b, a >= 1",
                "euclid_game",
            ),
            (
                "n -> n-k where k >= 1 | i, n-i where 1 <= i < n, n != 47",
                "lasker_nim",
            ),
        ] {
            let rule = Rule::parse(rule).unwrap();
            let found = module_for(&rule, false, &|| false);
            let is_it = |found| matches!(found, Module::Resembles(name, _) if name == module);
            assert!(found.is_some_and(is_it), "{rule}: {found:?}");
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
