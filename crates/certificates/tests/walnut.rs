//! Commands for Walnut state the duties of a certificate.
//!
//! Walnut of March 2024 has answered them: each `eval` of the honest files in `files/` with TRUE,
//! and at least one of each forgery with FALSE.

use certificates::{Budget, walnut};

const TAKE_ONE_OR_TWO: &str = "certificate of a theorem about a game, format 1
rule n -> n-k where 1 <= k <= 2
play misere
claim P-positions
order sum 1
numeration base 3
start 1
state 0 - 0 0 0
state 1 - 1 2 1
state 2 + 1 2 1
";

#[test]
fn each_duty_is_a_command() {
    let walnut = walnut(TAKE_ONE_OR_TWO, "take", &Budget::unlimited()).expect("commands");
    let moves = "((x2 + 1 <= a) & (a <= x2 + 2)) & (a >= x2)";
    let expected = [
        format!(r#"eval take_ends1 "?msd_3 ~(E a (E x2 ({moves} & (x2 >= a))))";"#),
        format!(r#"def take_moves1 "?msd_3 (E x2 ({moves}))";"#),
        format!(r#"def take_top1 "?msd_3 (E x2 ({moves} & $take_claim(x2)))";"#),
        r#"eval take_keeps "?msd_3 ~(E a ($take_claim(a) & $take_top1(a)))";"#.to_string(),
        r#"eval take_over "?msd_3 ~(E a ($take_claim(a) & ~$take_moves1(a)))";"#.to_string(),
        r#"eval take_reaches "?msd_3 ~(E a (~$take_claim(a) & ~$take_top1(a) & $take_moves1(a)))";"#
            .to_string(),
    ];
    let lines: Vec<&str> = walnut.commands.lines().collect();
    assert_eq!(lines, expected);
    let claim = "msd_3\n\n0 0\n0 -> 0\n1 -> 1\n2 -> 0\n\n1 1\n0 -> 0\n1 -> 1\n2 -> 0\n";
    let claim = ("take_claim.txt".to_string(), claim.to_string());
    assert_eq!(walnut.automata, [claim]);
}

#[test]
fn what_walnut_does_not_read_is_refused() {
    let why = |text: &str, name: &str| {
        let refused = walnut(text, name, &Budget::unlimited()).expect_err("nothing is written");
        refused.to_string()
    };
    assert!(why(TAKE_ONE_OR_TWO, "Ends").contains("no name for Walnut"));
    assert!(why(TAKE_ONE_OR_TWO, "a b").contains("no name for Walnut"));
    let pell = TAKE_ONE_OR_TWO.replace("base 3", "metallic 2");
    assert!(why(&pell, "take").contains("no such numeration"));
    let large = TAKE_ONE_OR_TWO.replace("<= 2", "<= 2147483648");
    assert!(why(&large, "take").contains("too large for Walnut"));
    assert!(why("take one", "take").contains("line 1"));
}
