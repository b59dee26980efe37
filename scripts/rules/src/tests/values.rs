//! Tables against searches that share nothing with them.

use std::collections::HashMap;

use proptest::prelude::*;

use super::{EXAMPLES, random};
use crate::{CheckedRule, Play, Position, Rule};

/// The options of a position: sums of positions.
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

/// Whether the one who moves loses when the last move loses.
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

/// The positions below the sizes, the last coordinate running first.
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

/// All (x, y) below (a + 1, b + 1) but (a, b) that are asked for.
fn pairs(position: &Position, is_asked: impl Fn(i64, i64) -> bool) -> Options {
    let (a, b) = (position[0], position[1]);
    let below = positions(&[a as usize + 1, b as usize + 1]);
    let asked = below
        .into_iter()
        .filter(|p| p != position && is_asked(p[0], p[1]));
    asked.map(|option| vec![option]).collect()
}

#[test]
fn take_one_to_three() {
    agrees(EXAMPLES[0], &[60], |p| {
        (1..=3)
            .filter(|k| p[0] >= *k)
            .map(|k| vec![vec![p[0] - k]])
            .collect()
    });
}

#[test]
fn take_a_proper_divisor() {
    agrees(EXAMPLES[1], &[80], |p| {
        let n = p[0];
        (1..n)
            .filter(|k| n % k == 0)
            .map(|k| vec![vec![n - k]])
            .collect()
    });
}

#[test]
fn kayles() {
    agrees(EXAMPLES[2], &[80], |p| {
        let rests = [1, 2]
            .into_iter()
            .filter(|taken| *taken <= p[0])
            .map(|taken| p[0] - taken);
        let splits = rests.flat_map(|rest| {
            let whole = vec![vec![rest]];
            let parts = (0..=rest).map(move |part| vec![vec![part], vec![rest - part]]);
            parts.chain([whole])
        });
        splits.collect()
    });
    assert_eq!(
        table(EXAMPLES[2], Play::Normal, &[20]),
        [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2]
    );
}

#[test]
fn grundys_game() {
    agrees(EXAMPLES[3], &[80], |p| {
        let parts = 1..p[0];
        let unequal = parts.filter(|part| *part < p[0] - part);
        unequal
            .map(|part| vec![vec![part], vec![p[0] - part]])
            .collect()
    });
}

#[test]
fn wythoffs_game() {
    agrees(EXAMPLES[4], &[14, 11], |p| {
        pairs(p, |x, y| p[0] == x || p[1] == y || p[0] - x == p[1] - y)
    });
}

#[test]
fn take_nearly_the_same_from_both() {
    agrees(EXAMPLES[5], &[14, 11], |p| {
        pairs(p, |x, y| ((p[0] - x) - (p[1] - y)).abs() < 3)
    });
}

#[test]
fn take_from_one_heap_down_to_the_other() {
    agrees(EXAMPLES[6], &[14, 11], |p| {
        pairs(p, |x, y| p[1] == y || p[0] == x && y <= p[0])
    });
}

#[test]
fn cut_a_sheet() {
    agrees(EXAMPLES[7], &[14, 11], |p| {
        let (a, b) = (p[0], p[1]);
        let across = (1..a).map(|i| vec![vec![i, b], vec![a - i, b]]);
        across
            .chain((1..b).map(|j| vec![vec![a, j], vec![a, b - j]]))
            .collect()
    });
}

#[test]
fn lasker_has_zero_parts_that_count_for_nothing() {
    agrees(
        "n -> n-k where k >= 1 | i, n-i where 1 <= i < n",
        &[60],
        |p| {
            let takes = (0..p[0]).map(|rest| vec![vec![rest]]);
            takes
                .chain((1..p[0]).map(|i| vec![vec![i], vec![p[0] - i]]))
                .collect()
        },
    );
}

#[test]
fn three_components() {
    agrees(
        "n -> i, j, n-i-j where 1 <= i <= j <= n-i-j, i != j",
        &[36],
        |p| {
            let n = p[0];
            let pairs = (1..=n).flat_map(|i| (i + 1..=n).map(move |j| (i, j)));
            let splits = pairs.filter(|(i, j)| *j <= n - i - j);
            splits
                .map(|(i, j)| vec![vec![i], vec![j], vec![n - i - j]])
                .collect()
        },
    );
}

#[test]
fn three_coordinates() {
    agrees(
        "(a, b, c) -> (a-k, b, c) | (a, b-k, c-k) where k >= 1",
        &[6, 5, 7],
        |p| {
            let (a, b, c) = (p[0], p[1], p[2]);
            let first = (0..a).map(|rest| vec![vec![rest, b, c]]);
            first
                .chain((1..=b.min(c)).map(|k| vec![vec![a, b - k, c - k]]))
                .collect()
        },
    );
}

#[test]
fn staircase_nim_leads_out_of_the_table() {
    agrees(
        "(a, b, c) -> (a-k, b, c) | (a+k, b-k, c) | (a, b+k, c-k) where k >= 1",
        &[5, 4, 4],
        |p| {
            let (a, b, c) = (p[0], p[1], p[2]);
            let first = (1..=a).map(|k| vec![vec![a - k, b, c]]);
            let second = (1..=b).map(|k| vec![vec![a + k, b - k, c]]);
            first
                .chain(second)
                .chain((1..=c).map(|k| vec![vec![a, b + k, c - k]]))
                .collect()
        },
    );
    let text = "(a, b) -> (a-1, b+3) | (a, b-1)";
    agrees(text, &[6, 6], |p| {
        let first = (p[0] > 0).then(|| vec![vec![p[0] - 1, p[1] + 3]]);
        let second = (p[1] > 0).then(|| vec![vec![p[0], p[1] - 1]]);
        first.into_iter().chain(second).collect()
    });
}

#[test]
fn euclids_game() {
    let text = "(a, b) -> (a - k*b, b) where k >= 1, b >= 1 | (a, b - k*a) where k >= 1, a >= 1";
    agrees(text, &[12, 12], |p| {
        let (a, b) = (p[0], p[1]);
        let first = (1..=a)
            .filter(|k| b > 0 && k * b <= a)
            .map(|k| vec![vec![a - k * b, b]]);
        let second = (1..=b)
            .filter(|k| a > 0 && k * a <= b)
            .map(|k| vec![vec![a, b - k * a]]);
        first.chain(second).collect()
    });
}

#[test]
fn a_move_may_turn_the_pair() {
    agrees("(a, b) -> (b, a-k) where k >= 1", &[9, 12], |p| {
        (1..=p[0]).map(|k| vec![vec![p[1], p[0] - k]]).collect()
    });
}

#[test]
fn sets_are_gone_through() {
    let in_set = |text: &str, is_in: fn(i64) -> bool| {
        agrees(text, &[90], |p| {
            (1..=p[0])
                .filter(|k| is_in(*k))
                .map(|k| vec![vec![p[0] - k]])
                .collect()
        });
    };
    in_set("n -> n-k where k in squares", |k| {
        [1, 4, 9, 16, 25, 36, 49, 64, 81].contains(&k)
    });
    in_set("n -> n-k where k in primes, k % 4 != 1", |k| {
        k > 1 && (2..k).all(|d| k % d > 0) && k % 4 != 1
    });
    in_set("n -> n-k where k in {1, 3, 8}, k > 2", |k| k == 3 || k == 8);
    in_set("n -> n-k where k in powers(3)", |k| {
        [1, 3, 9, 27, 81].contains(&k)
    });
    in_set("n -> n-k where k not in powers(3), k >= 1", |k| {
        ![1, 3, 9, 27, 81].contains(&k)
    });
    in_set("n -> n-k where popcount(k) == 1 or k == 3", |k| {
        [1, 2, 3, 4, 8, 16, 32, 64].contains(&k)
    });
    in_set("n -> n-k where k == j*j, j >= 1", |k| {
        [1, 4, 9, 16, 25, 36, 49, 64, 81].contains(&k)
    });
    in_set("n -> n-k where k == 1 shl j", |k| {
        [1, 2, 4, 8, 16, 32, 64].contains(&k)
    });
    in_set("n -> n-k where 2*k == 3*j, k >= 1", |k| k % 3 == 0);
    in_set("n -> n-k where gcd(k, 6) == 1, k <= 9", |k| {
        [1, 5, 7].contains(&k)
    });
}

#[test]
fn options_may_be_written_whatever_way() {
    agrees("n -> n/2 | n/3 where n >= 1", &[60], |p| {
        let halves = [p[0] / 2, p[0] / 3].into_iter().filter(|_| p[0] >= 1);
        halves.map(|rest| vec![vec![rest]]).collect()
    });
    agrees("n -> k where (n xor k) == (n - k), k < n", &[40], |p| {
        let parts = (0..p[0]).filter(|k| k & p[0] == *k);
        parts.map(|k| vec![vec![k]]).collect()
    });
    agrees("n -> max(n-k, 3) where 1 <= k <= 4, n > 3", &[40], |p| {
        let takes = (1..=4).filter(|_| p[0] > 3);
        takes.map(|k| vec![vec![(p[0] - k).max(3)]]).collect()
    });
}

#[test]
fn a_bit_operation_below_zero_bounds_nothing() {
    agrees("n -> n-k where k >= 1, (k or 0-2) <= n", &[30], |p| {
        (1..=p[0]).map(|k| vec![vec![p[0] - k]]).collect()
    });
}

#[test]
fn a_component_may_be_far_outside_before_it_is_none() {
    agrees(
        "(a, b) -> (a - 1048576*b, b) where b >= 1 | (a-1, b)",
        &[6, 4],
        |p| {
            (p[0] > 0)
                .then(|| vec![vec![p[0] - 1, p[1]]])
                .into_iter()
                .collect()
        },
    );
}

#[test]
fn a_condition_that_guards_a_division_may_stand_anywhere() {
    let divisors = |p: &Position| -> Options {
        (1..p[0])
            .filter(|k| p[0] % k == 0)
            .map(|k| vec![vec![p[0] - k]])
            .collect()
    };
    agrees("n -> n-k where n % k == 0, 1 <= k < n", &[50], divisors);
    agrees(
        "n -> n-k where k == 0 and false_is(n) == 1 or n % k == 0, 1 <= k < n"
            .replace("false_is(n)", "popcount(0)")
            .as_str(),
        &[50],
        divisors,
    );
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_table_of_a_rule_is_that_of_its_options(rule in random::playable_rule()) {
        let text = rule.to_string();
        let Ok(game) = CheckedRule::new(&text) else {
            return Ok(());
        };
        let sizes: &[usize] = [&[24][..], &[7, 6], &[4, 4, 3]][rule.coordinates.len() - 1];
        let mut table = game.table(Play::Normal, &sizes[1..]).unwrap();
        let filled = table.fill(sizes[0], |_| true);
        let mut known = HashMap::new();
        for position in positions(sizes) {
            let at: Vec<usize> = position.iter().map(|&c| c as usize).collect();
            let Some(found) = table.value(&at) else {
                prop_assert!(filled.is_err(), "{}", text);
                break;
            };
            let options = |p: &Position| game.options(p).unwrap();
            prop_assert_eq!(found, value(&position, &options, &mut known), "{} at {:?}", text, position);
        }
    }

    #[test]
    fn the_options_of_a_rule_are_those_of_its_definition(rule in random::playable_rule()) {
        let text = rule.to_string();
        let Ok(game) = CheckedRule::new(&text) else {
            return Ok(());
        };
        let sizes: &[usize] = [&[12][..], &[5, 4], &[3, 3, 2]][rule.coordinates.len() - 1];
        for position in positions(sizes) {
            if let Ok(found) = game.options(&position) {
                prop_assert_eq!(found, defined(&rule, &position), "{} at {:?}", text, position);
            }
        }
    }
}

/// The options, with free variables up to a number beyond which random rules have none.
fn defined(rule: &Rule, position: &Position) -> Options {
    const BEYOND: i64 = 60;
    let mut options = Options::new();
    for family in &rule.families {
        let mut choices = vec![position.clone()];
        for _ in &family.variables {
            let longer = |start: &Position| {
                let start = start.clone();
                (0..BEYOND).map(move |next| [&start[..], &[next]].concat())
            };
            choices = choices.iter().flat_map(longer).collect();
        }
        for values in choices
            .iter()
            .filter(|values| family.condition.holds(values) == Ok(true))
        {
            let position = |part: &crate::Component| -> Position {
                part.coordinates
                    .iter()
                    .map(|c| c.value(values).unwrap_or(-1))
                    .collect()
            };
            let option: Vec<Position> = family.components.iter().map(position).collect();
            if option.iter().flatten().all(|&coordinate| coordinate >= 0) {
                options.push(option);
            }
        }
    }
    options.sort();
    options.dedup();
    options
}
