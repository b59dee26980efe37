//! Tables against searches that share no code with them.

mod forms;
mod games;
mod random_rules;

use std::collections::HashMap;

use super::EXAMPLES;
use crate::{CheckedRule, Play, Position};

/// Options of a position: sums of positions.
type Options = Vec<Vec<Position>>;

fn value(
    position: &Position,
    options: &impl Fn(&Position) -> Options,
    known: &mut HashMap<Position, u32>,
) -> u32 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let seen: Vec<u32> = options(position)
        .iter()
        .map(|sum| {
            sum.iter()
                .fold(0, |xor, part| xor ^ value(part, options, known))
        })
        .collect();
    let mex = (0..).find(|value| !seen.contains(value)).unwrap();
    known.insert(position.clone(), mex);
    mex
}

/// Returns the misère outcome, in which making the last move loses: 1 if the player to move wins,
/// otherwise 0.
fn misere_outcome(
    position: &Position,
    options: &impl Fn(&Position) -> Options,
    known: &mut HashMap<Position, u32>,
) -> u32 {
    if let Some(&outcome) = known.get(position) {
        return outcome;
    }
    let options_here = options(position);
    let mut after = options_here
        .iter()
        .map(|sum| misere_outcome(&sum[0], options, known));
    let wins = options_here.is_empty() || after.any(|outcome| outcome == 0);
    known.insert(position.clone(), u32::from(wins));
    u32::from(wins)
}

/// Returns the positions below the sizes; the last coordinate varies fastest.
fn positions(sizes: &[usize]) -> Vec<Position> {
    sizes.iter().fold(vec![Vec::new()], |before, &size| {
        let longer = before.iter().flat_map(|start: &Position| {
            (0..size as i64)
                .map(|next| [&start[..], &[next]].concat())
                .collect::<Vec<_>>()
        });
        longer.collect()
    })
}

fn table(text: &str, play: Play, sizes: &[usize]) -> Vec<u32> {
    let game = CheckedRule::new(text).unwrap_or_else(|error| panic!("{error}"));
    let mut table = game.table(play, &sizes[1..]).unwrap();
    table
        .fill(sizes[0], |_| true)
        .unwrap_or_else(|error| panic!("{error}"));
    table.values().to_vec()
}

/// Returns the values of a table of these sizes under normal play.
pub fn values_of(text: &str, sizes: &[usize]) -> Vec<u32> {
    table(text, Play::Normal, sizes)
}

fn agrees(text: &str, sizes: &[usize], options: impl Fn(&Position) -> Options) {
    let found = table(text, Play::Normal, sizes);
    let game = CheckedRule::new(text).unwrap();
    let mut known = HashMap::new();
    for (position, found) in positions(sizes).iter().zip(found) {
        assert_eq!(
            found,
            value(position, &options, &mut known),
            "{text} at {position:?}"
        );
        let mut expected = options(position);
        expected.sort();
        expected.dedup();
        assert_eq!(
            game.options(position).unwrap(),
            expected,
            "{text} at {position:?}"
        );
    }
}

/// Returns all (x, y) below (a + 1, b + 1), except (a, b), that satisfy `is_asked`.
fn pairs(position: &Position, is_asked: impl Fn(i64, i64) -> bool) -> Options {
    let (a, b) = (position[0], position[1]);
    let below = positions(&[a as usize + 1, b as usize + 1]);
    let asked = below
        .into_iter()
        .filter(|p| p != position && is_asked(p[0], p[1]));
    asked.map(|option| vec![option]).collect()
}

#[test]
fn misere_nim_and_subtraction() {
    let takes = |p: &Position| -> Options {
        (1..=3)
            .filter(|k| p[0] >= *k)
            .map(|k| vec![vec![p[0] - k]])
            .collect()
    };
    let nim = |p: &Position| pairs(p, |x, y| p[0] == x || p[1] == y);
    let mut known = HashMap::new();
    for (n, found) in table(EXAMPLES[0], Play::Misere, &[40])
        .into_iter()
        .enumerate()
    {
        assert_eq!(found, misere_outcome(&vec![n as i64], &takes, &mut known));
        assert_eq!(found, u32::from(n % 4 != 1));
    }
    known.clear();
    let found = table(
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        Play::Misere,
        &[9, 9],
    );
    for (position, found) in positions(&[9, 9]).iter().zip(found) {
        assert_eq!(
            found,
            misere_outcome(position, &nim, &mut known),
            "{position:?}"
        );
    }
}

#[test]
fn a_table_grows_and_stops_when_it_is_told_to() {
    let game = CheckedRule::new(EXAMPLES[4]).unwrap();
    let mut table = game.table(Play::Normal, &[30]).unwrap();
    table.fill(100, |row| row < 7).unwrap();
    assert_eq!(table.rows(), 7);
    table.fill(20, |_| true).unwrap();
    assert_eq!(table.rows(), 20);
    assert_eq!(
        table.values(),
        self::table(EXAMPLES[4], Play::Normal, &[20, 30])
    );
    assert_eq!(table.value(&[1, 2]), Some(0));
    assert_eq!((table.value(&[20, 0]), table.value(&[0, 30])), (None, None));
}

#[test]
fn each_example_falls_and_leaves_sums_iff_an_option_is_one() {
    for text in EXAMPLES {
        let game = CheckedRule::new(text).unwrap_or_else(|error| panic!("{error}"));
        // Only linear conditions are read.
        let measure = game.measure.as_ref();
        assert_eq!(measure.is_none(), text.contains("divides"), "{text}");
        let mut has_sums = false;
        for position in positions(&vec![9; game.rule().coordinates.len()]) {
            for option in game.options(&position).unwrap() {
                has_sums |= option.len() > 1;
                let falls = |part: &Position| measure.is_none_or(|it| it.falls(&position, part));
                assert!(option.iter().all(falls), "{text}: {position:?} {option:?}");
            }
        }
        assert_eq!(game.rule().has_sums(), has_sums, "{text}");
    }
}
