//! The games that numbers are compared with.

use super::Candidate;
use crate::game::{Game, NAMED_GAMES, NamedGame};
use crate::joined;
use crate::literature::ROWS;
use crate::rule::{CheckedRule, Rule};

/// Take-sets without a largest number.
const TAKE_SETS: [&str; 5] = ["all", "squares", "triangular", "primes", "fibonacci"];

/// Rules that people ask about beyond the literature: names and rules, a line each.
const ASKED: &str = include_str!("asked.tsv");

/// Games on one heap with a name, and take-sets.
pub fn with_a_name() -> Vec<Candidate> {
    // Heap n of couples is heap n - 1 of officers. Games on two heaps have no notation.
    let is_taken =
        |game: &&NamedGame| game.name != "couples-are-forever" && Game::parse(game.name).is_ok();
    let named = NAMED_GAMES.iter().filter(is_taken).map(|game| {
        let name = match game.notation {
            "grundy" => "Grundy's game".to_owned(),
            code if code.contains('.') && !code.contains("..") => {
                format!("{} (octal code {code})", title(game.name))
            }
            notation => format!("{} (`{notation}`)", game.name.replace('-', " ")),
        };
        Candidate::new(name, game.notation, false)
    });
    let sets = TAKE_SETS.map(|set| take(&format!("take{{{set}}}"), false));
    named.chain(sets).collect()
}

/// "Dawson's Kayles".
fn title(name: &str) -> String {
    let words = name.replace("dawsons-", "dawson's ");
    let words = words.split(' ');
    joined(words.map(|word| word[..1].to_uppercase() + &word[1..]), " ")
}

/// The game of taking a number of a set, as it is typed.
pub fn take(set: &str, misere: bool) -> Candidate {
    Candidate::new(format!("`{set}`"), set, misere)
}

/// Returns rules with this many coordinates; for values, none under misère play and none of which
/// only outcomes are known.
pub fn by_rule(coordinates: usize, are_outcomes: bool) -> Vec<Candidate> {
    let of_literature = ROWS.iter().map(|row| (row.game, row.play()));
    let asked = ASKED.lines().skip(1);
    let asked = asked.filter_map(|line| line.split_once('\t'));
    let asked = asked.map(|(name, rule)| (name, (rule, false)));
    let mut candidates: Vec<Candidate> = Vec::new();
    for (name, (text, misere)) in of_literature.chain(asked) {
        let Ok(rule) = Rule::parse(text) else {
            continue;
        };
        let is_it = |it: &Candidate| it.game == text && it.misere == misere;
        let is_known = candidates.iter().any(is_it);
        if rule.coordinates.len() != coordinates || is_known || !are_outcomes && misere {
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
        let is_decided = !rule.rule().has_sums() && !it.misere;
        is_decided.then(|| Candidate {
            name: format!("{}, misère", it.name),
            misere: true,
            ..it.clone()
        })
    };
    candidates.iter().filter_map(of).collect()
}
