//! Random rules with blocked options: options counted far beyond all tables, and proofs against
//! tables.

use super::random_rules::{Random, cases, first_case, is_decided};
use super::support::check;
use crate::blocked::unblockable;
use crate::{Claim, Moves, Obstacle, Statement, agrees, certificate, search};
use automata::{Budget, Numeration};
use rules::{CheckedRule, Play};

const NUMERATIONS: [Numeration; 5] = [
    Numeration::BINARY,
    Numeration::BINARY,
    Numeration::Base(3),
    Numeration::ZECKENDORF,
    Numeration::Metallic(2),
];

/// Draws a rule with few options at each position, some of them by several moves.
fn rule_at_large(random: &mut Random, least: u64, bits: bool) -> String {
    let condition = random.condition(1, bits);
    let mut text = format!(
        "(a, b) -> (a-k, b) where {least} <= k <= {}, {condition}",
        least + 5
    );
    for _ in 0..=random.below(2) {
        let condition = random.condition(1, bits);
        text += &match random.below(6) {
            0 => format!(" | (a-k, b) where {} <= k <= {}", least + 2, least + 8),
            1 => format!(
                " | (a-k-1, b) where {least} <= k <= {}, {condition}",
                least + 5
            ),
            2 => format!(" | (a, b-k) where 1 <= k <= 4, {condition}"),
            3 => format!(
                " | (a-k, b-k) where {least} <= k <= {}, {condition}",
                least + 3
            ),
            4 => format!(" | (a-{}, b) where true", least + 1),
            _ => format!(
                " | (a-{}, b-{}) where true",
                least + random.below(3),
                random.below(3)
            ),
        };
    }
    format!("{text} blocking {}", 1 + random.below(3))
}

/// Compares how many options in a random set the prover counts with the options that the rule
/// lists. Returns false if the rule is beyond the limits.
///
/// # Errors
/// The rule and a position where they differ.
fn counts_agree(numeration: Numeration, random: &mut Random) -> Result<bool, String> {
    let places = numeration.places(1 << 59);
    let least = random.number(&places).max(1);
    let bits = numeration == Numeration::BINARY;
    let text = rule_at_large(random, least, bits);
    // A set of positions; only the variable has this letter.
    let condition = random.condition(1, bits).replace('k', "a");
    let Ok(checked) = CheckedRule::new(&text) else {
        return Ok(false);
    };
    let claim = Claim::positions("a, b", &condition).expect("a condition on the coordinates");
    let budget = Budget::new(20_000, 400_000_000, &|| true);
    let found = || -> Result<_, Obstacle> {
        let moves = Moves::new(checked.rule(), numeration, &budget)?;
        let set = match claim.read(2, numeration, &budget)? {
            Statement::Positions(set) => set,
            other => panic!("{other:?}"),
        };
        let unblockable = unblockable(&set, &moves, &budget)?;
        Ok((set, unblockable))
    };
    let (set, unblockable) = match found() {
        Ok(found) => found,
        Err(Obstacle::TooLarge { .. } | Obstacle::NotLinear(_)) => return Ok(false),
        Err(other) => return Err(format!("{text}: {other}")),
    };
    for _ in 0..20 {
        let [a, b] = [least + random.number(&places), random.number(&places)];
        // Options with numbers beyond 64 bits can't be computed.
        let Ok(options) = checked.options(&[a as i64, b as i64]) else {
            continue;
        };
        let is_inside =
            |option: &&Vec<Vec<i64>>| set.contains(&[option[0][0] as u64, option[0][1] as u64]);
        let inside = options.iter().filter(is_inside).count();
        let is_more = inside > checked.rule().blocking as usize;
        if unblockable.contains(&[a, b]) != is_more {
            return Err(format!(
                "{text} in {numeration}: of ({a}, {b}) {inside} options have {condition}"
            ));
        }
    }
    Ok(true)
}

#[test]
fn options_are_counted_as_the_rule_lists_them_far_beyond_all_tables() {
    // Automata that count are larger than those of moves, so there are fewer cases.
    let (first, count) = (first_case(), cases().div_ceil(3));
    let is_counted = |&case: &u64| {
        let numeration = NUMERATIONS[(case % 5) as usize];
        is_decided(case, |random| counts_agree(numeration, random))
    };
    let decided = (first..first + count).filter(is_counted).count() as u64;
    assert!(
        decided * 10 >= count * 6,
        "{decided} of {count} within the limits"
    );
}

fn amount(random: &mut Random) -> String {
    match random.below(5) {
        0 => "k >= 1".to_owned(),
        1 => format!("k >= 1, k % {} == {}", 2 + random.below(2), random.below(2)),
        2 => format!(
            "k in {{1, {}, {}}}",
            2 + random.below(3),
            5 + random.below(4)
        ),
        _ => format!("1 <= k <= {}", 1 + random.below(6)),
    }
}

/// Random rule on one or two heaps with blocked options.
fn small_rule(random: &mut Random) -> String {
    let moves = match random.below(2) {
        0 => {
            let first = format!("n -> n-k where {}", amount(random));
            match random.below(3) {
                0 => first,
                1 => format!("{first} | n-{} where true", 1 + random.below(4)),
                _ => format!("{first} | n-2*k where {}", amount(random)),
            }
        }
        _ => {
            let mut text = format!("(a, b) -> (a-k, b) | (a, b-k) where {}", amount(random));
            for _ in 0..random.below(3) {
                text += &match random.below(3) {
                    0 => format!(" | (a-k, b-k) where {}", amount(random)),
                    1 => format!(" | (a-k, b) where {}", amount(random)),
                    _ => format!(
                        " | (a-{}, b-{}) where true",
                        random.below(3),
                        1 + random.below(3)
                    ),
                };
            }
            text
        }
    };
    format!("{moves} blocking {}", 1 + random.below(3))
}

/// Compares what is proven about a random rule with a table, and checks its certificate. Returns
/// false if nothing is proven within the limits.
///
/// # Errors
/// The rule, if they differ.
fn proof_agrees(random: &mut Random) -> Result<bool, String> {
    let text = small_rule(random);
    let game = CheckedRule::new(&text).map_err(|error| format!("{text}: {error}"))?;
    let Ok(theorem) = search(&game, false, &|| false) else {
        return Ok(false);
    };
    let coordinates = game.rule().coordinates.len();
    let side = [600, 60][coordinates - 1];
    let table = game.table(Play::Normal, &vec![side; coordinates - 1]);
    let mut table = table.map_err(|error| error.to_string())?;
    table
        .fill(side, |_| true)
        .map_err(|error| error.to_string())?;
    if !agrees(&theorem.statement, &game, &table) {
        return Err(format!("{text}: the table has other P-positions"));
    }
    let budget = Budget::of_states(100_000);
    let certificate = certificate(game.rule(), false, &theorem.statement, None, &budget);
    let certificate = certificate.map_err(|why| format!("{text}: {why}"))?;
    check(&certificate).map_err(|why| format!("{text}: {why}"))?;
    Ok(true)
}

#[test]
fn what_is_proven_of_random_rules_is_what_playing_finds() {
    // A proof takes as long as five counts.
    let (first, count) = (first_case(), cases().div_ceil(15));
    let decided = (first..first + count).filter(|&case| is_decided(case, proof_agrees));
    let decided = decided.count() as u64;
    assert!(decided * 10 >= count * 6, "{decided} of {count} are proven");
}
