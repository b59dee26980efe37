//! The code for sums of heaps tells who wins as a search does.

use std::time::Duration;

use explorer::decided::Watch;
use explorer::rule::{CheckedRule, Play};
use explorer::show::emit;

use super::run;

/// Sums by a period, by an automaton, by a table, and of different heaps; heaps below this number.
const SIDE: usize = 12;
const SUMS: [&str; 4] = [
    "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k in {1, 3, 4}",
    "(a, b) -> (a-1, b) | (a-2, b) | (a/2, b) where a >= 2 | (a, b-1) | (a, b-2) | (a, b/2) where b >= 2",
    "(a, b) -> (a-k, b) | (a, b-k) where k in squares",
    "(a, b, c) -> (a-k, b, c) where k in squares | (a, b-k, c) where 1 <= k <= 3 | (a, b, c-k) where k >= 1, 2*k <= c",
];

#[test]
fn code_for_sums_tells_who_wins() {
    let watch = Watch {
        now: &|| Duration::ZERO,
        is_stopped: &|| false,
    };
    let (mut program, mut main, mut expected) = (String::new(), String::new(), String::new());
    for (at, text) in SUMS.iter().enumerate() {
        let rule = CheckedRule::new(text).unwrap();
        let code = emit::of_rule(&rule, false, watch).unwrap();
        program += &format!("#[allow(dead_code)]\nmod sum_{at} {{\n{code}}}\n");
        let names = rule.rule().coordinate_names();
        let takes_any_number = code.contains("heaps: &[u64]");
        let [open, close] = if takes_any_number {
            ["&[", "]"]
        } else {
            ["", ""]
        };
        let arguments = format!("{open}{}{close}", names.join(", "));
        let loops: String = names
            .iter()
            .map(|n| format!("for {n} in 0..{SIDE} {{ "))
            .collect();
        main += &format!("{loops}print!(\"{{}}\", sum_{at}::is_p_position({arguments}) as u8);");
        main += &" }".repeat(names.len());
        let mut table = rule
            .table(Play::Normal, &vec![SIDE; names.len() - 1])
            .unwrap();
        table.fill(SIDE, |_| true).unwrap();
        let lost = table
            .values()
            .iter()
            .map(|&value| if value == 0 { '1' } else { '0' });
        expected.extend(lost);
    }
    assert_eq!(run(&format!("{program}fn main() {{ {main} }}")), expected);
}
