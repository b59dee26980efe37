//! Winning moves equal to a search of all options, whatever tells the values.

use std::collections::{BTreeSet, HashMap};

use explorer::decided::{Findings, Move, parts, winning_moves};
use explorer::rule::{CheckedRule, Play, Sum};

/// The value of a position by its options, or 0 for a P-position and 1 for any other.
struct Search<'a> {
    rule: &'a CheckedRule,
    misere: bool,
    known: HashMap<Vec<i64>, u64>,
}

impl Search<'_> {
    fn value(&mut self, position: &[i64]) -> u64 {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let options = self.rule.options(position).unwrap();
        let values: Vec<u64> = options.iter().map(|option| self.sum(option)).collect();
        let value = if self.misere {
            u64::from(options.is_empty() || values.contains(&0))
        } else {
            (0..).find(|value| !values.contains(value)).unwrap()
        };
        self.known.insert(position.to_vec(), value);
        value
    }

    fn sum(&mut self, parts: &Sum) -> u64 {
        parts.iter().fold(0, |sum, part| sum ^ self.value(part))
    }

    /// The positions after the moves that win, each as its heaps in order.
    fn winning(&mut self, position: &[i64]) -> BTreeSet<Sum> {
        if self.value(position) == 0 {
            return BTreeSet::new();
        }
        let options = self.rule.options(position).unwrap().into_iter();
        let lost = options.filter(|option| self.sum(option) == 0);
        lost.map(left).collect()
    }
}

fn left(mut sum: Sum) -> Sum {
    sum.retain(|part| part.iter().any(|&number| number > 0));
    sum.sort();
    sum
}

/// The whole position after a move.
fn after(
    position: &[i64],
    Move {
        coordinates,
        left: to,
    }: Move,
) -> Sum {
    match coordinates[..] {
        [heap] if position.len() > 1 => {
            let mut position = position.to_vec();
            position[heap] = to[0][0];
            left(vec![position])
        }
        _ => left(to),
    }
}

fn agree(text: &str, misere: bool, side: i64, is_quick: bool) {
    let rule = CheckedRule::new(text).unwrap();
    let coordinates = rule.rule().coordinates.len();
    let play = if misere { Play::Misere } else { Play::Normal };
    let rows = [1000, 24, 8, 5][coordinates - 1];
    let mut table = rule.table(play, &vec![rows; coordinates - 1]).unwrap();
    table.fill(rows, |_| true).unwrap();
    let findings = is_quick.then(|| Findings::about(&rule, misere, &table, &|| false));
    let mut search = Search {
        rule: &rule,
        misere,
        known: HashMap::new(),
    };
    for at in 0..side.pow(coordinates as u32) {
        let number = |place| at / side.pow(place) % side;
        let position: Vec<i64> = (0..coordinates as u32).map(number).collect();
        let from: Vec<u64> = position.iter().map(|&number| number as u64).collect();
        let wanted = search.winning(&position);
        let is_lost = search.value(&position) == 0;
        // With theorems, and without.
        for findings in [findings.as_ref(), None] {
            let mut parts = parts(&rule, findings, misere, &from, &|| false).unwrap();
            let found = winning_moves(&mut parts, &from, &|| false).unwrap();
            assert_eq!(found.is_none(), is_lost, "{text}: {from:?}");
            let found = found.unwrap_or_default().into_iter();
            let found: BTreeSet<Sum> = found.map(|it| after(&position, it)).collect();
            assert_eq!(found, wanted, "{text}: {from:?}");
        }
    }
}

#[test]
fn theorems_and_heaps_find_the_winning_moves() {
    for (rule, side) in [
        ("n -> n-k where 1 <= k <= 3", 30),
        ("n -> n-k where k >= 1, 2*k <= n", 60),
        (
            "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
            14,
        ),
        ("(a, b) -> (a-k, b) | (a, b-k) where k in squares", 14),
        (
            "(a, b, c) -> (a-k, b, c) | (a, b-k, c) where 1 <= k <= 2 | (a, b, c/2) where c >= 1",
            6,
        ),
    ] {
        agree(rule, false, side, true);
    }
    agree("n -> n-k where 1 <= k <= 3", true, 30, true);
    agree("(a, b) -> (a-k, b) | (a, b-k) where k >= 1", true, 9, true);
}

#[test]
fn searches_find_the_winning_moves() {
    for (rule, side) in [
        ("n -> n-k where k divides n, k < n", 40),
        ("n -> n-1 | n-2 | i, n-1-i | i, n-2-i", 30),
        ("(a, b) -> (a-2*i, b+i) | (a+i, b-2*i) where i >= 1", 10),
        ("(n, q) -> (n-k, k) where 1 <= k <= 3*q", 12),
        (
            "(a, b, c) -> (a-k, b, c) | (a+k, b-k, c) | (a, b+k, c-k) where k >= 1",
            5,
        ),
        (
            "(a, b, c, d) -> (a-1, b, c, d) | (a, b-1, c-1, d-1) | (a, b, c-1, d)",
            3,
        ),
    ] {
        agree(rule, false, side, false);
    }
}

/// What the line says of large positions, whose moves can't be tried one by one.
#[test]
fn an_automaton_finds_the_winning_moves_from_large_positions() {
    let found = |text: &str, from: &[u64]| {
        let rule = CheckedRule::new(text).unwrap();
        let mut table = rule.table(Play::Normal, &vec![12; from.len() - 1]).unwrap();
        table.fill(12, |_| true).unwrap();
        let findings = Findings::about(&rule, false, &table, &|| false);
        let mut parts = parts(&rule, Some(&findings), false, from, &|| false).unwrap();
        let found = winning_moves(&mut parts, from, &|| false).unwrap().unwrap();
        let found = found.into_iter().map(|it| (it.coordinates, it.left));
        found.collect::<Vec<_>>()
    };
    let nim = "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1";
    let heaps = [1 << 50, 5 << 40, 12345];
    let left = vec![vec![(5 << 40) ^ 12345]];
    assert_eq!(found(nim, &heaps), [(vec![0], left)]);
    let wythoff = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1";
    // ⌊kφ⌋ = 485410196624 for k = 3·10¹¹, the difference of the heaps.
    let pair = vec![vec![485_410_196_624, 785_410_196_624]];
    let heaps = [700_000_000_000, 1_000_000_000_000];
    assert_eq!(found(wythoff, &heaps), [(vec![0, 1], pair)]);
}

/// Moves lead out of the rows and columns of the position, as 20 may become 60.
#[test]
fn moves_are_found_where_the_last_take_grows() {
    let rule = CheckedRule::new("(n, q) -> (n-k, k) where 1 <= k <= 3*q").unwrap();
    // The least take that wins from each heap.
    let mut least = vec![u64::MAX];
    for n in 1..=300 {
        let mut takes = 1..=n;
        least.extend(takes.find(|&k| least[(n - k) as usize] > 3 * k));
    }
    for [n, q] in [[300, 20], [299, 1], [255, 3]] {
        let mut found = parts(&rule, None, false, &[n, q], &|| false).unwrap();
        let moves = winning_moves(&mut found, &[n, q], &|| false).unwrap();
        let takes = (1..=n.min(3 * q)).filter(|&k| least[(n - k) as usize] > 3 * k);
        let expected: Vec<Sum> = takes
            .rev()
            .map(|k| vec![vec![(n - k) as i64, k as i64]])
            .collect();
        let moves: Vec<Sum> = moves
            .unwrap_or_default()
            .into_iter()
            .map(|it| it.left)
            .collect();
        assert_eq!(moves, expected, "{n} {q}");
    }
}

#[test]
fn several_heaps_of_which_a_million_and_more_may_be_taken_have_their_winning_moves() {
    let rule = CheckedRule::new("n -> n-k where 1 <= k <= 1100000").unwrap();
    let mut table = rule.table(Play::Normal, &[]).unwrap();
    table.fill(100, |_| true).unwrap();
    let findings = Findings::about(&rule, false, &table, &|| false);
    assert!(findings.are_proven());
    let moves = |from: &[u64]| -> Option<Vec<Move>> {
        let mut parts = parts(&rule, Some(&findings), false, from, &|| false).unwrap();
        winning_moves(&mut parts, from, &|| false).unwrap()
    };
    let to = |heap, left| Move {
        coordinates: vec![heap],
        left: vec![vec![left]],
    };
    assert_eq!(moves(&[1_100_001]), None);
    assert_eq!(moves(&[1_100_005]), Some(vec![to(0, 1_100_001)]));
    // Values 4 and 7.
    assert_eq!(moves(&[1_100_005, 7]), Some(vec![to(0, 7), to(1, 4)]));
    assert_eq!(moves(&[1_100_008, 7]), None);
}
