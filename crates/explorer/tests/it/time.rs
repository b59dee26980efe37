//! Whatever the rule, an exploration ends when its time is over.

use std::time::{Duration, Instant};

use explorer::decided::Watch;
use explorer::explored::{Request, Subject, explore};
use explorer::show::emit;
use proptest::prelude::*;

/// Time limit of each exploration.
const TIME: Duration = Duration::from_millis(60);

/// What a busy machine may add.
const SLACK: Duration = Duration::from_secs(4);

/// Draws a number: small, or such that takes, runs of zeros and periods are long.
fn number() -> impl Strategy<Value = u64> {
    prop_oneof![
        1..13_u64,
        500..5000_u64,
        50_000..120_000_u64,
        900_000..1_100_000_u64
    ]
}

fn condition(heap: &'static str) -> impl Strategy<Value = String> {
    (number(), number(), number(), 0..7).prop_map(move |(a, b, c, kind)| match kind {
        0 => format!("{} <= k <= {}", a.min(b), a.max(b)),
        1 => format!("k in {{{a}, {b}, {c}}}"),
        2 => format!("k >= {a}"),
        3 => format!("k % {a} == 1"),
        4 => format!("k in squares, k >= {a}"),
        5 => format!("k >= 1, {a} divides k"),
        _ => format!("k*k >= {heap}, 1 <= k <= {heap}"),
    })
}

fn rule() -> impl Strategy<Value = String> {
    let conditions = (condition("n"), condition("a"), condition("b"));
    (number(), number(), conditions, 0..6).prop_map(|(i, j, (of_n, of_a, of_b), kind)| match kind {
        0 => format!("n -> n-k where {of_n}"),
        1 => format!("n -> n-k where {of_n} | n-{i} | n-{j}"),
        2 => format!("n -> i, n-i-{i} where i >= {j}, i < n | n-k where {of_n}"),
        3 => format!("(a, b) -> (a-k, b) where {of_a} | (a, b-k) where {of_b}"),
        4 => format!("(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where {of_a}"),
        _ => format!("(a, b, c) -> (a-k, b, c) | (a, b-k, c-k) where {of_a}"),
    })
}

/// Explores the rule and a position with a billion moves; returns how long that took.
fn explored(rule: &str) -> Duration {
    let start = Instant::now();
    let Ok(subject) = Subject::parse(rule, false, true) else {
        return Duration::ZERO;
    };
    let request = Request {
        time: Some(TIME),
        position: vec![1_000_000_000; subject.coordinates()],
        ..Request::default()
    };
    let watch = Watch {
        now: &|| start.elapsed(),
        is_stopped: &|| false,
    };
    if let Ok(explored) = explore(subject, request, watch, &mut |_, _, _| {}) {
        let _ = explored.winning_moves(&|| start.elapsed() >= TIME);
        let _ = (explored.text(), emit::of_explored(&explored));
    }
    start.elapsed()
}

fn cases() -> u32 {
    if super::cases_per_trial(2) == 1 {
        300
    } else {
        12
    }
}

proptest! {
    // A rule that takes too long takes as long each time that it is made smaller.
    #![proptest_config(ProptestConfig {
        cases: cases(),
        max_shrink_iters: 20,
        ..ProptestConfig::default()
    })]

    #[test]
    fn an_exploration_ends_when_its_time_is_over(rule in rule()) {
        let took = explored(&rule);
        prop_assert!(took < TIME + SLACK, "{}: {:?}", rule, took);
    }
}

#[test]
fn three_large_primes_may_be_taken() {
    let took = explored("n -> n - k where k in {99991, 99989, 99971}");
    assert!(took < TIME + SLACK, "{took:?}");
}
