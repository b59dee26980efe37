//! Blocked options: proofs against play, and forged certificates.

use super::support::{check, options, positions, rule, statement, verdict_of};
use crate::blocked::unblockable;
use crate::{Moves, Statement, Verdict, agrees, certificate, search, search_values};
use automata::{Budget, Numeration, tuples};
use certificates::Refused;
use rules::{CheckedRule, Play};

/// Rules of which several moves lead to one option, among others.
const RULES: [&str; 10] = [
    "n -> n-k where 1 <= k <= 4 blocking 2",
    "n -> n-k where k in {1, 3, 4} | n-1 | 0 where n >= 1 blocking 1",
    "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 blocking 1",
    "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 blocking 3",
    "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1 blocking 2",
    "(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1) | (a-i, b-j) where i <= 1, j <= 2, i+j >= 1 \
     blocking 2",
    "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 3 | (0, 0) where a+b >= 1 blocking 1",
    "(a, b) -> (a-k, b) where k % 2 == 1 | (a-k, b) | (a, b-k) where 1 <= k <= 2 blocking 1",
    "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1 blocking 1",
    "(a, b) -> (i, b-i) where i >= 1 | (a-2, b) where 1 <= i <= b, b >= 0 blocking 1",
];

fn theorem(game: &CheckedRule) -> Statement {
    let found = search(game, false, &|| false);
    let found = found.unwrap_or_else(|why| panic!("{}: {why}", game.rule()));
    found.statement
}

fn text(game: &CheckedRule, statement: &Statement) -> String {
    let budget = Budget::of_states(100_000);
    certificate(game.rule(), false, statement, None, &budget).unwrap()
}

#[test]
fn what_is_proven_is_what_playing_finds() {
    for rule in RULES {
        let game = CheckedRule::new(rule).unwrap();
        let statement = theorem(&game);
        let coordinates = game.rule().coordinates.len();
        let side = [400, 40, 12][coordinates - 1];
        let mut table = game
            .table(Play::Normal, &vec![side; coordinates - 1])
            .unwrap();
        table.fill(side, |_| true).unwrap();
        assert!(agrees(&statement, &game, &table), "{rule}");
        let accepted = check(&text(&game, &statement));
        assert!(
            accepted.unwrap().rule().says_the_same(game.rule()),
            "{rule}"
        );
    }
}

#[test]
fn options_in_a_set_are_counted_as_the_rule_lists_them() {
    let budget = Budget::of_states(100_000);
    for (text, set, side) in [
        (RULES[1], "n % 3 == 1", 60),
        (RULES[3], "a % 3 == 0", 14),
        (RULES[4], "(a xor b) in {0, 1, 6}", 14),
        (RULES[5], "a >= b", 14),
        (RULES[6], "a + b <= 4", 14),
        (RULES[7], "(a and b) == 0", 14),
    ] {
        let game = CheckedRule::new(text).unwrap();
        let names = if game.rule().coordinates.len() == 1 {
            "n"
        } else {
            "a, b"
        };
        let set = statement(text, &positions(names, set), Numeration::BINARY);
        let set = set.automaton();
        let moves = Moves::new(game.rule(), Numeration::BINARY, &budget).unwrap();
        let unblockable = unblockable(set, &moves, &budget).unwrap();
        for position in tuples(side, game.rule().coordinates.len()) {
            let at: Vec<i64> = position.iter().map(|&x| x as i64).collect();
            let position: Vec<u64> = position.iter().map(|&x| x as u64).collect();
            let options = game.options(&at).unwrap().into_iter();
            let natural = |option: Vec<Vec<i64>>| -> Vec<u64> {
                option[0].iter().map(|&x| x as u64).collect()
            };
            let inside = options
                .filter(|it| set.contains(&natural(it.clone())))
                .count();
            let is_more = inside > game.rule().blocking as usize;
            assert_eq!(unblockable.contains(&position), is_more, "{text}: {at:?}");
        }
    }
}

#[test]
fn the_number_of_blocked_options_matters() {
    for rule in RULES {
        let game = CheckedRule::new(rule).unwrap();
        let text = text(&game, &theorem(&game));
        let (moves, blocking) = rule.split_once(" blocking ").unwrap();
        let blocking: u32 = blocking.parse().unwrap();
        let known = format!("blocking {blocking}\n");
        assert!(text.contains(&known), "{text}");
        for other in [blocking - 1, blocking + 1] {
            let forged = match other {
                0 => text.replace(&format!(" {known}"), "\n"),
                other => text.replace(&known, &format!("blocking {other}\n")),
            };
            let refused = check(&forged).unwrap_err();
            assert!(refused.contains("P-position"), "{moves}: {refused}");
        }
    }
}

#[test]
fn no_changed_automaton_is_proven_or_accepted() {
    let (mut tried, mut wrong) = (0, 0);
    // Some wrong automata make large ones; they are not accepted within the limit either.
    let budget = || certificates::Budget::new(50_000_000, &|| true);
    for text_of_rule in &RULES[..8] {
        let game = CheckedRule::new(text_of_rule).unwrap();
        let text = text(&game, &theorem(&game));
        let states: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("state "))
            .collect();
        let step = states.len().div_ceil(12);
        for line in states[1..].iter().step_by(step) {
            let signs = if line.contains(" + ") {
                [" + ", " - "]
            } else {
                [" - ", " + "]
            };
            let mut changed = vec![line.replacen(signs[0], signs[1], 1)];
            if text.contains("numeration base 2") {
                let (before, last) = line.rsplit_once(' ').unwrap();
                let other = (last.parse::<usize>().unwrap() + 1) % states.len();
                changed.push(format!("{before} {other}"));
            }
            for changed in changed {
                tried += 1;
                let forged = text.replace(line, &changed);
                let found = certificates::check(&forged, &budget());
                wrong += usize::from(matches!(found, Err(Refused::Wrong(_))));
                assert!(found.is_err(), "{forged}");
            }
        }
    }
    assert!(tried > 60 && wrong * 2 > tried, "{wrong} of {tried}");
}

#[test]
fn a_set_that_is_wrong_is_refuted_where_playing_refutes_it() {
    let nim = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1";
    let [none, one, two] = ["", " blocking 1", " blocking 2"].map(|it| format!("{nim}{it}"));
    for (known, other) in [(&one, &two), (&two, &one), (&one, &none), (&none, &two)] {
        let game = CheckedRule::new(known).unwrap();
        let set = crate::search_positions(&game, false, &|| false).unwrap();
        match verdict_of(&rule(other), &set.statement, false) {
            Ok(Verdict::Refuted(position)) => {
                let other = rule(other);
                let set = set.statement.automaton();
                let mut options = options(&other, &position);
                options.sort();
                options.dedup();
                let lost = options.iter().filter(|option| set.contains(&option[0]));
                let is_p = lost.count() <= other.blocking as usize;
                assert_ne!(set.contains(&position), is_p, "{other}: {position:?}");
            }
            found => panic!("{known}, {other}: {found:?}"),
        }
    }
}

#[test]
fn there_are_no_values_and_no_misere_play() {
    let game = CheckedRule::new(RULES[2]).unwrap();
    let values = search_values(&game, &|| false).unwrap_err().to_string();
    assert!(values.contains("no Grundy values"), "{values}");
    let misere = search(&game, true, &|| false).unwrap_err().to_string();
    assert!(misere.contains("normal play"), "{misere}");
    let text = text(&game, &theorem(&game));
    for (from, to) in [
        ("play normal", "play misere"),
        ("claim P-positions", "claim values"),
    ] {
        assert!(check(&text.replace(from, to)).is_err(), "{to}");
    }
}
