//! Move relations against the rule's own options, at positions far beyond all tables.

use super::random_rules::{Random, cases, first_case};
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
fn agrees(case: u64) -> bool {
    let mut random = Random::new(case);
    let numeration = NUMERATIONS[(case % 6) as usize];
    let places = numeration.places(1 << 59);
    let least = random.number(&places);
    let condition = random.condition(2, numeration == Numeration::BINARY);
    let most = least + TAKES - 1;
    let text = format!("(a, b) -> (a-k, b) where {least} <= k, k <= {most}, {condition}");
    let Ok(checked) = CheckedRule::new(&text) else {
        return false;
    };
    let budget = Budget::new(20_000, 400_000_000, &|| true);
    let moves = match Moves::new(checked.rule(), numeration, &budget) {
        Ok(moves) => moves,
        Err(Obstacle::TooLarge { .. } | Obstacle::NotLinear(_)) => return false,
        Err(other) => panic!("{text}: {other}"),
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
            assert_eq!(
                family.relation.contains(&numbers),
                expected,
                "case {case} in {numeration}: {text} from ({a}, {b}) to ({left}, {b})"
            );
        }
    }
    true
}

#[test]
fn relations_of_moves_are_the_options_of_the_rule_far_beyond_all_tables() {
    let first = first_case();
    let count = cases();
    let decided = (first..first + count).filter(|&case| agrees(case)).count() as u64;
    assert!(
        decided * 10 >= count * 6,
        "{decided} of {count} within the limits"
    );
}
