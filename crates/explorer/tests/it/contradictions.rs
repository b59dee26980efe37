//! What a report says of one set doesn't contradict itself, and explains its words.

use std::time::Duration;

use explorer::decided::Watch;
use explorer::explored::{Request, Subject, explore};
use explorer::literature::ROWS;
use explorer::rule::CheckedRule;

/// The report on a rule, without the table.
fn report(rule: &str, misere: bool) -> String {
    let subject = Subject::of_rule(CheckedRule::new(rule).unwrap(), misere);
    let watch = Watch {
        now: &|| Duration::ZERO,
        is_stopped: &|| false,
    };
    let request = Request {
        is_for_theorem: true,
        ..Request::default()
    };
    let explored = explore(subject, request, watch, &mut |_, _, _| {}).unwrap();
    let text = explored.text();
    text.answer + &text.lines
}

#[test]
fn beside_a_theorem_nothing_is_open_about_the_same_set() {
    let mut theorems = 0;
    for row in ROWS.iter().step_by(crate::cases_per_trial(17)) {
        let (rule, misere) = row.play();
        if CheckedRule::new(rule).is_err() {
            continue;
        }
        let text = report(rule, misere);
        for word in ["rare", "saltus", "stopped during"] {
            assert!(!text.contains(word), "{}: {text}", row.game);
        }
        assert!(!text.contains("\nnote\t"), "{}: {text}", row.game);
        if !text.contains("\ntheorem\t") {
            continue;
        }
        theorems += 1;
        assert!(!text.contains("not known"), "{}: {text}", row.game);
        for line in text.lines() {
            // A formula may be guessed for values that nothing decides.
            let is_of_values = line.starts_with("not decided\tthe Grundy values")
                || text.contains("\nnot decided\tthe Grundy values")
                    && line.starts_with("not decided\tthis guess");
            assert!(
                is_of_values || !line.starts_with("not decided"),
                "{}: {text}",
                row.game
            );
            let is_guess = line.starts_with("guess\t") || line.starts_with("weak guess\t");
            assert!(
                !is_guess || text.contains("not decided\tthe Grundy"),
                "{}: {text}",
                row.game
            );
        }
    }
    eprintln!("{theorems} theorems");
    assert!(theorems >= 3);
}
