//! Games of one, two and three coordinates.

use super::{agrees, pairs, table};
use crate::Play;
use crate::tests::EXAMPLES;

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
