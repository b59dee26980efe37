//! Values of games whose options are a window.

use super::support::*;
use crate::{Goal, Statement, certificate};
use automata::{Budget, Numeration};

/// Theorem about the values, which brute force and the checker confirm.
fn window(game: &str) -> crate::Window {
    let rule = rule(game);
    let found = discovered(&rule, false, Goal::Values, &[Numeration::BINARY]);
    let theorem = found.unwrap_or_else(|obstacle| panic!("{game}: {obstacle}"));
    let budget = Budget::of_states(LIMIT);
    let text = certificate(&rule, false, &theorem.statement, None, &budget).expect("a certificate");
    let accepted = certificates::check(&text, &certificates::Budget::unlimited());
    assert!(accepted.is_ok(), "{text}{accepted:?}");
    match theorem.statement {
        Statement::Window(window) => window,
        other => panic!("{game}: {other:?}"),
    }
}

#[test]
fn values_where_half_of_a_heap_may_be_taken_are_those_of_the_odd_part() {
    let half = window("n -> n-k where k >= 1, 2*k <= n");
    let mut n = 1_u64;
    while n < 1 << 61 {
        assert_eq!(half.value(2 * n), n);
        assert_eq!(half.value(2 * n + 1), half.value(n));
        n = n * 3 / 2 + 1;
    }
}

#[test]
fn other_shares_of_a_heap_are_windows_too() {
    for game in [
        "n -> n-k where k >= 1, 3*k <= n",
        "n -> n-k where k >= 1, 3*k <= 2*n",
        "n -> n-k where k >= 1, 5*k <= 2*n + 1",
        "n -> j where j < n, n <= 4*j + 3",
    ] {
        window(game);
    }
}

#[test]
fn a_window_with_a_gap_is_none() {
    let game = rule("n -> n-k where k >= 1, 2*k <= n, k != 300");
    let found = discovered(&game, false, Goal::Values, &[Numeration::BINARY]);
    assert!(found.is_err(), "{found:?}");
}
