//! Move formulas against the rule's own options, far beyond all tables.

use rules::CheckedRule;

use super::random_rules::{Random, cases, first_case};
use crate::answer::{Budget, Refused, beyond};
use crate::formula::{Claimed, Reader, track};
use crate::move_formulas::Moves;
use crate::numeration::{BINARY, ZECKENDORF};
use rules::ast::Comparison;

/// Number of takes that are tried at each position.
const TAKES: u64 = 5;

/// Compares the moves of a random rule with the rule.
fn compare(case: u64) -> Result<(), Refused> {
    let mut random = Random::new(case);
    let numeration = if case.is_multiple_of(3) {
        ZECKENDORF
    } else {
        BINARY
    };
    let places: Vec<u64> = (0..50).map(|place| 3_u64.pow(place % 36) / 2 + 1).collect();
    let least = random.number(&places);
    let condition = random.condition(2, numeration == BINARY);
    let most = least + TAKES - 1;
    let text = format!("(a, b) -> (a-k, b) where {least} <= k, k <= {most}, {condition}");
    let Ok(checked) = CheckedRule::new(&text) else {
        return beyond("play need not end");
    };
    let rule = checked.rule();
    let budget = Budget::new(50_000_000, &|| true);
    let reader = Reader {
        numeration,
        claimed: &Claimed::nothing(4),
        budget: &budget,
    };
    let (moves, components) = Moves::new(&reader, 2, &rule.families[0], 3)?;
    // Track 2 carries what is left of the first heap.
    let left = track(components[0][0]).plus(-1, &track(2));
    let moves = moves.exists(3, vec![left.compared(Comparison::Equal)]);
    let relation = reader.read(&moves)?;
    for _ in 0..12 {
        let position = [least + random.number(&places), random.number(&places)];
        let Ok(options) = checked.options(&position.map(|heap| heap as i64)) else {
            continue;
        };
        for take in least..=most.min(position[0]) {
            let left = position[0] - take;
            let numbers = [position[0], position[1], left];
            let option = vec![vec![left as i64, position[1] as i64]];
            let expected = options.contains(&option);
            assert_eq!(
                relation.contains(&numbers),
                expected,
                "case {case} in {numeration:?}: {text} from {position:?} take {take}"
            );
        }
    }
    Ok(())
}

#[test]
fn moves_are_the_options_of_the_rule_far_beyond_all_tables() {
    let first = first_case();
    // Automata are larger here, so fewer cases take as long.
    let count = cases().div_ceil(5);
    let read = (first..first + count)
        .filter(|&case| compare(case).is_ok())
        .count() as u64;
    assert!(read * 10 >= count * 5, "{read} of {count} are read");
}
