//! Recognised games against their definitions.

use super::values::values_of;
use crate::ast::Set;
use crate::{KnownGame, Rule, same_as};

/// Heaps that a move may leave of a heap, by the definition of the game.
fn left(game: &KnownGame, heap: usize) -> Vec<Vec<usize>> {
    let takes = |may_take: &dyn Fn(usize) -> bool| {
        let taken = (1..=heap).filter(|&taken| may_take(taken));
        taken.map(|taken| vec![heap - taken]).collect()
    };
    match game {
        KnownGame::Take(set) => takes(&|taken| set.contains(&taken)),
        KnownGame::TakeRange { first, last } => takes(&|taken| (*first..=*last).contains(&taken)),
        KnownGame::TakeNamed("all") => takes(&|_| true),
        KnownGame::TakeNamed("odd") => takes(&|taken| taken % 2 == 1),
        KnownGame::TakeNamed(name) => {
            let sets = [
                ("squares", Set::Squares),
                ("triangular", Set::Triangular),
                ("primes", Set::Primes),
                ("fibonacci", Set::Fibonacci),
                ("powers-of-2", Set::Powers(2)),
            ];
            let set = sets.iter().find(|(known, _)| known == name).expect(name);
            let members = set.1.up_to(heap as i64);
            takes(&|taken| members.contains(&(taken as i64)))
        }
        KnownGame::Named("grundy") => {
            let small = (1..heap).filter(|&part| 2 * part < heap);
            small.map(|part| vec![part, heap - part]).collect()
        }
        KnownGame::Named(name) => panic!("{name} is no game"),
        KnownGame::Code(digits) => {
            let mut all = Vec::new();
            for (taken, &digit) in digits.iter().enumerate().filter(|(at, _)| *at <= heap) {
                let rest = heap - taken;
                match rest {
                    0 if digit & 1 > 0 && heap > 0 => all.push(Vec::new()),
                    1.. if digit & 2 > 0 => all.push(vec![rest]),
                    _ => {}
                }
                if digit & 4 > 0 {
                    all.extend((1..rest).map(|part| vec![part, rest - part]));
                }
            }
            all
        }
    }
}

fn defined(game: &KnownGame, heaps: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..heaps {
        let sum = |parts: Vec<usize>| parts.iter().fold(0, |sum, part| sum ^ values[*part]);
        let seen: Vec<u32> = left(game, heap).into_iter().map(sum).collect();
        values.push((0..).find(|value| !seen.contains(value)).expect("finite"));
    }
    values
}

/// Returns how the game of a rule is written, if it is known. It must have the rule's values.
fn known(text: &str) -> Option<String> {
    let game = same_as(&Rule::parse(text).expect(text))?;
    assert_eq!(defined(&game, 60), values_of(text, &[60]), "{text}: {game}");
    Some(game.to_string())
}

#[test]
fn known_games_are_recognised() {
    for (text, name) in [
        ("n -> n-1 | n-2 | i, n-1-i | i, n-2-i", "0.77"),
        ("n -> i, n-i where 1 <= i, 2*i < n", "grundy"),
        ("n -> i, n-i where 1 <= i < n", "4."),
        ("n -> i, n-2-i", "0.07"),
        ("n -> n-k where 1 <= k <= 3", "take1..3"),
        ("n -> n-k where 2 <= k <= 5", "take2..5"),
        ("n -> n-k where k in {1, 3, 4}", "take{1,3,4}"),
        ("n -> n-1 | n-3 | n-4", "take{1,3,4}"),
        ("n -> n-k where k >= 1", "take{all}"),
        ("n -> k where k < n", "take{all}"),
        ("n -> n-k where k % 2 == 1", "take{odd}"),
        ("n -> n-k where k in squares", "take{squares}"),
        ("n -> n-k where k in primes", "take{primes}"),
        ("n -> n-k where k in powers(2)", "take{powers-of-2}"),
        ("n -> n-k where k in primes, k <= 10", "take{2,3,5,7}"),
        ("n -> n-k where k % 2 == 1, k <= 7", "take{1,3,5,7}"),
    ] {
        assert_eq!(known(text).as_deref(), Some(name), "{text}");
    }
}

/// Rules near the known games: whatever they are taken for must have their values.
#[test]
fn a_game_that_is_recognised_has_the_values_of_the_rule() {
    let moves = [
        "n-1",
        "n-2",
        "n-k",
        "i, n-i",
        "i, n-1-i",
        "i, n-k-i",
        "i, j, n-1-i-j",
    ];
    let conditions = [
        "n >= 2",
        "n == 2",
        "1 <= k <= 2",
        "2 <= k",
        "k >= 1, k % 2 == 1",
        "k in {2, 3}",
        "k in squares, k >= 2",
        "k in squares, 2 <= k <= 20",
        "i >= 1",
        "1 <= i < n",
        "1 <= i, 2*i < n",
        "1 <= i, 2*i < n-1",
        "i >= 1, n-i >= 2",
        "i != 1",
        "j >= 1",
    ];
    let mut recognised = 0;
    for (first, with) in moves
        .iter()
        .flat_map(|of| conditions.map(|with| (of, with)))
    {
        for second in ["", "| n-1 where true", "| i, n-2-i where true"] {
            let text = format!("n -> {first} where {with} {second}");
            if crate::CheckedRule::new(&text).is_ok() {
                recognised += u32::from(known(&text).is_some());
            }
        }
    }
    assert!(recognised > 20, "{recognised}");
}
