//! Certificates of moves that may be added, honest and forged.

use super::honest::{NIM, TAKE_1_TO_3, WYTHOFF};
use crate::{Budget, Claim, check, check_additions, has_additions};

/// Nim on two heaps may get each move that takes unequal numbers.
const ADDED_TO_NIM: &str = "\
added start 1
added state 0 - 0 0 0 0
added state 1 - 1 2 2 1
added state 2 + 2 2 2 2
";

/// Misère play in which an odd heap has no move.
const EVEN_HEAPS_LOSE_TWO: &str = "\
certificate of a theorem about a game, format 1
rule n -> n - 2 where n % 2 == 0
play misere
claim P-positions
order sum 1
numeration base 2
start 1
state 0 - 0 0
state 1 - 1 2
state 2 - 3 2
state 3 + 1 2
";

const NONE: &str = "added start 0\nadded state 0 - 0 0\n";

/// All takes but the multiples of 4.
const NO_MULTIPLE_OF_4: &str = "\
added start 1
added state 0 - 0 0
added state 1 - 1 2
added state 2 + 3 2
added state 3 + 1 2
";

fn answer(text: &str) -> Result<String, String> {
    let accepted = check_additions(text, &Budget::unlimited());
    accepted
        .map(|it| it.to_string())
        .map_err(|refused| refused.to_string())
}

#[test]
fn the_moves_that_may_be_added_to_nim_are_accepted() {
    let text = format!("{NIM}{ADDED_TO_NIM}");
    assert!(has_additions(&text) && !has_additions(NIM));
    let accepted = check_additions(&text, &Budget::unlimited()).unwrap();
    assert_eq!(accepted.claim(), Claim::Additions);
    let said = answer(&text).unwrap();
    assert!(
        said.starts_with("the automata give the P-positions and the moves"),
        "{said}"
    );
    // A reader of P-positions alone refuses what it does not read.
    assert!(check(&text, &Budget::unlimited()).is_err());
}

#[test]
fn a_forged_list_of_moves_is_refused_with_its_line() {
    for (from, to, refusal) in [
        (
            "state 1 -",
            "state 1 +",
            "line 12: this move takes nothing, at (0, 0)",
        ),
        (
            "state 2 +",
            "state 2 -",
            "line 13: this move may be added, too, at (",
        ),
        (
            "1 2 2 1",
            "1 2 2 2",
            "line 13: this move changes the P-positions, at (1, 1)",
        ),
        (
            "1 2 2 1",
            "1 2 0 1",
            "line 11: this move may be added, too, at (0, 1)",
        ),
        ("added start 1\n", "", "line 10: `start …` is expected"),
        (
            "added state 2 ",
            "state 2 ",
            "line 13: `added …` is expected",
        ),
        (
            "2 2 2 2",
            "2 2 2",
            "line 13: 4 states of the file are expected",
        ),
        (
            "added state 2 + 2 2 2 2\n",
            "",
            "line 12: 4 states of the file are expected",
        ),
    ] {
        let text = format!("{NIM}{}", ADDED_TO_NIM.replace(from, to));
        let refused = answer(&text).unwrap_err();
        assert!(refused.starts_with(refusal), "{from} to {to}: {refused}");
    }
    let wrong = NIM.replace("state 1 + 1 0 0 1", "state 1 + 1 0 0 0");
    assert!(answer(&format!("{wrong}{ADDED_TO_NIM}")).is_err());
    let wythoff = answer(&format!("{WYTHOFF}{ADDED_TO_NIM}")).unwrap_err();
    assert!(
        wythoff.starts_with("line 19: this move changes the P-positions"),
        "{wythoff}"
    );
}

#[test]
fn moves_are_added_to_p_positions_alone() {
    let refused = answer(&format!("{TAKE_1_TO_3}{ADDED_TO_NIM}")).unwrap_err();
    assert!(
        refused.starts_with("moves are added to rules with P-positions"),
        "{refused}"
    );
    assert!(answer(NIM).is_err(), "there is no list");
}

#[test]
fn in_misere_play_a_move_must_not_lead_from_where_play_was_over_to_a_win() {
    let said = answer(&format!("{EVEN_HEAPS_LOSE_TWO}{NONE}"));
    assert!(said.is_ok(), "{said:?}");
    // No such take joins two of the P-positions 2, 6, 10, …, but it leads from 1 to 0.
    let refused = answer(&format!("{EVEN_HEAPS_LOSE_TWO}{NO_MULTIPLE_OF_4}")).unwrap_err();
    assert_eq!(
        refused,
        "line 15: this move changes the P-positions, at (1)"
    );
}
