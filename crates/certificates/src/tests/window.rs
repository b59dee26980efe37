//! Windows of options, honest and forged.

use super::checked;
use crate::answer::Claim;
use crate::answer::Refused;

const HALF: &str = "\
certificate of a theorem about a game, format 1
rule n -> n - k where k >= 1, 2*k <= n
play normal
claim window
window 1 2 1
";

#[test]
fn a_window_of_options_is_accepted() {
    for (from, to) in [
        ("", ""),
        ("n - k where k >= 1, 2*k <= n", "j where j < n, n <= 2*j"),
        (
            "n - k where k >= 1, 2*k <= n",
            "n/2 + j where j < n - n/2, j >= n % 2",
        ),
        ("window 1 2 1", "window 2 4 2"),
    ] {
        let text = HALF.replace(from, to);
        let accepted = checked(&text).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
        assert_eq!(accepted.claim(), Claim::Window);
    }
}

#[test]
fn another_window_is_refused_with_the_place() {
    for (from, to, why) in [
        (
            "1 2 1",
            "1 2 0",
            "line 5: the window is not that of the moves; (1, 0) are",
        ),
        (
            "1 2 1",
            "1 3 1",
            "line 5: the window is not that of the moves; (1, 0) are",
        ),
        ("1 2 1", "3 2 1", "line 5: 0 ≤ p ≤ q"),
        ("1 2 1", "1 2 2", "line 5: 0 ≤ p ≤ q"),
        ("1 2 1", "1 0 0", "line 5: 0 ≤ p ≤ q"),
        ("1 2 1", "1 2", "line 5: `window p q r`"),
        ("k >= 1,", "k >= 1, k != 77,", "the moves; (154, 77) are"),
        ("k >= 1,", "k >= 0,", "the moves; (0, 0) are"),
        ("2*k <= n", "2*k <= n | n - 1", "the moves; (1, 0) are"),
        (
            "2*k <= n",
            "2*k <= n blocking 1",
            "line 2: a rule on one heap",
        ),
        ("play normal", "play misere", "five lines"),
        ("window 1 2 1", "window 1 2 1\nsays n", "five lines"),
    ] {
        let text = HALF.replace(from, to);
        assert_ne!(text, HALF);
        match checked(&text) {
            Err(Refused::Wrong(refused)) => assert!(refused.contains(why), "{to}: {refused}"),
            other => panic!("{to}: {other:?}"),
        }
    }
}
