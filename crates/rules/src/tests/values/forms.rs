//! Various ways of writing options.

use super::{Options, agrees};
use crate::Position;

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
