//! Move relations against the rule's own options, at positions far beyond all tables.

use super::random_rules::{Random, cases, first_case, is_decided, shrunk};
use crate::{Moves, Obstacle};
use automata::{Budget, Numeration, Track};
use rules::CheckedRule;

const NUMERATIONS: [Numeration; 6] = [
    Numeration::BINARY,
    Numeration::BINARY,
    Numeration::BINARY,
    Numeration::Base(3),
    Numeration::ZECKENDORF,
    Numeration::Metallic(2),
];

/// Number of takes that are tried at each position.
const TAKES: u64 = 6;

/// Compares the relation of a random rule with the rule; false if the rule is beyond the limits.
///
/// # Errors
/// The rule and a move in which they differ.
fn agrees(numeration: Numeration, random: &mut Random) -> Result<bool, String> {
    let places = numeration.places(1 << 59);
    let least = random.number(&places);
    let condition = random.condition(2, numeration == Numeration::BINARY);
    let most = least + TAKES - 1;
    let text = format!("(a, b) -> (a-k, b) where {least} <= k, k <= {most}, {condition}");
    let Ok(checked) = CheckedRule::new(&text) else {
        return Ok(false);
    };
    let budget = Budget::new(20_000, 400_000_000, &|| true);
    let moves = match Moves::new(checked.rule(), numeration, &budget) {
        Ok(moves) => moves,
        Err(Obstacle::TooLarge { .. } | Obstacle::NotLinear(_)) => return Ok(false),
        Err(other) => return Err(format!("{text}: {other}")),
    };
    let family = &moves.families[0];
    for _ in 0..12 {
        let a = least + random.number(&places);
        let b = random.number(&places);
        // Options with numbers beyond 64 bits cannot be computed.
        let Ok(options) = checked.options(&[a as i64, b as i64]) else {
            continue;
        };
        for take in least..=most.min(a) {
            let left = a - take;
            let number = |track: Track| match moves.position.iter().position(|it| *it == track) {
                Some(at) => [a, b][at],
                None => left,
            };
            let tracks = family.relation.tracks().iter();
            let numbers: Vec<u64> = tracks.map(|&track| number(track)).collect();
            let expected = options.contains(&vec![vec![left as i64, b as i64]]);
            if family.relation.contains(&numbers) != expected {
                let is = if expected { "is" } else { "is no" };
                return Err(format!(
                    "{text} in {numeration}: ({left}, {b}) {is} option of ({a}, {b})"
                ));
            }
        }
    }
    Ok(true)
}

#[test]
fn relations_of_moves_are_the_options_of_the_rule_far_beyond_all_tables() {
    let first = first_case();
    let count = cases();
    let decided = (first..first + count)
        .filter(|&case| {
            let numeration = NUMERATIONS[(case % 6) as usize];
            is_decided(case, |random| agrees(numeration, random))
        })
        .count() as u64;
    assert!(
        decided * 10 >= count * 6,
        "{decided} of {count} within the limits"
    );
}

#[test]
fn a_failing_rule_is_shrunk_to_what_makes_it_fail() {
    let rule = |random: &mut Random| random.condition(2, true);
    let is_bad = |text: &str| text.contains("shl") && text.contains("divides");
    let seed = (0..).find(|&seed| is_bad(&rule(&mut Random::new(seed))));
    let mut random = Random::new(seed.expect("some rule has both"));
    let before = rule(&mut random);
    let drawn = shrunk(random.drawn, |drawn| {
        is_bad(&rule(&mut Random::again(drawn)))
    });
    let after = rule(&mut Random::again(&drawn));
    assert!(is_bad(&after) && after.len() < 40, "{before} to {after}");
}
