//! What a report says of one set doesn't contradict itself, and explains its words.

use std::time::Duration;

use explorer::decided::{Watch, table_and_findings};
use explorer::literature::ROWS;
use explorer::rule::CheckedRule;
use explorer::show::report::{Found, Report, SHOWN_ROWS, Values};

/// The report on a rule, without the table.
fn report(rule: &str, misere: bool) -> String {
    let rule = CheckedRule::new(rule).unwrap();
    let watch = Watch {
        now: &|| Duration::ZERO,
        is_stopped: &|| false,
    };
    let (table, findings) = table_and_findings(&rule, misere, watch).unwrap();
    let report = Report {
        same_as: None,
        values: Values::OfRule,
        stopped: String::new(),
        found: Some(Found {
            rule: &rule,
            misere,
            findings: &findings,
            table: &table,
        }),
        rows: SHOWN_ROWS,
    };
    let text = report.text().unwrap();
    text.answer + &text.lines
}

/// All rules of the literature with `LITERATURE=all`, otherwise a few.
#[test]
fn beside_a_theorem_nothing_is_open_about_the_same_set() {
    let step = match std::env::var("LITERATURE").as_deref() {
        Ok("all") => 1,
        _ => 17,
    };
    let mut theorems = 0;
    for row in ROWS.iter().step_by(step) {
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
            let is_of_values = line.starts_with("not decided\tthe Grundy values");
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
