//! The page of games of the literature has the rows that the bench makes.

#[path = "../../benches/support/page.rs"]
mod page;

use std::collections::BTreeSet;
use std::path::Path;

use certificates::{Budget, Claim};
use explorer::literature::{Goal, ROWS};
use explorer::rule::CheckedRule;
use page::{BEGIN, END, HEAD, certificate};

const PAGE: &str = include_str!("../../LITERATURE.md");

#[test]
fn the_page_has_each_game_with_its_rule() {
    let table = PAGE.split_once(BEGIN).expect("the page has marks").1;
    let table = table.split_once(END).expect("the page has marks").0;
    let rows = table.trim_start().strip_prefix(HEAD).expect("a table");
    let mut shown = rows.lines().take_while(|line| line.starts_with('|'));
    for row in ROWS.iter() {
        let begin = format!("| {} | `{}` |", row.game, row.rule.replace('|', "\\|"));
        let line = shown.next().unwrap_or_default();
        assert!(
            line.starts_with(&begin) && line.contains(row.source),
            "LITERATURE.md lacks {}: README=write cargo bench -p explorer --bench literature",
            row.game
        );
        if !row.open.is_empty() {
            assert!(line.contains(&format!("open: {}", row.open)), "{line}");
        } else if row.goal == Goal::Values {
            assert!(!line.contains("P-positions are regular"), "{line}");
        }
    }
    assert_eq!(shown.next(), None, "the page has a game too many");
}

#[test]
fn what_can_be_typed_is_a_rule() {
    for row in ROWS.iter() {
        let (rule, _) = row.play();
        let is_read = CheckedRule::new(rule).is_ok();
        assert!(is_read || !row.open.is_empty(), "{}: {rule}", row.game);
    }
}

#[test]
fn the_checker_accepts_the_certificate_of_each_theorem() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("literature/certificates");
    let mut names = BTreeSet::new();
    for (at, row) in ROWS.iter().filter(|row| row.open.is_empty()).enumerate() {
        let name = certificate(row);
        names.insert(name.clone());
        assert!(
            PAGE.contains(&format!("(literature/certificates/{name})")),
            "{name}"
        );
        if !at.is_multiple_of(crate::cases_per_trial(17)) {
            continue;
        }
        let text = std::fs::read_to_string(folder.join(&name)).unwrap_or_default();
        let accepted = certificates::check(&text, &Budget::new(4_000_000_000, &|| true))
            .unwrap_or_else(|refused| panic!("{name}: {refused}"));
        let (rule, is_misere) = row.play();
        let rule = CheckedRule::new(rule).unwrap();
        assert!(accepted.rule().says_the_same(rule.rule()), "{name}");
        assert_eq!(accepted.is_misere(), is_misere, "{name}");
        // The zeros of the values are the P-positions.
        let gives_values = matches!(accepted.claim(), Claim::Values | Claim::Sum);
        let is_asked = row.goal == Goal::Outcomes || gives_values;
        assert!(is_asked, "{name}");
    }
    let files = std::fs::read_dir(folder).unwrap();
    let files = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    assert_eq!(files.collect::<BTreeSet<_>>(), names);
}
