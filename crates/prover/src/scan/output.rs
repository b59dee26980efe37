//! Writes scanners as code to paste, and as a file that a checker can verify without the prover.
//!
//! ```text
//! certificate of a theorem about a game, format 1
//! rule (a, b) -> (a-k, b) | (a, b-k) where k >= 2 | (a-k, b-k) where k >= 1
//! play normal
//! claim scanner
//! takes 2 1 | 001 001 011 |
//! lines 10
//! listed 0,0 0,1 1,0 …
//! side 5
//! state 0 0 | | |
//! step 0 | 0 | 0 1 | 0 1 1 | 0
//! step 0 | 1 | | 0 | 0
//! side 5
//! …
//! ```
//! Sets are bits for k = 0, 1, …. Sets of amounts have bits up to the threshold and for one period
//! (both numbers follow `takes`), sets of residues for one period. The line `takes` continues with
//! the amounts taken from the first heap, from the second and from both, and the other pairs. The
//! first side has the positions whose first heap is smaller, the second side the others, each with
//! its front. A state has the residues of its line and of the larger heap at the front; then, for
//! each difference from the front on, the takes from both heaps and from the smaller one that lead
//! to a P-position; then the other takes. A step has its state, the symbol read, the differences of
//! the P-positions, the symbols written, and the next state.

use std::fmt::Write as _;

use super::Scanned;
use super::closed::Edge;
use rules::Rule;

/// Generates a Rust function that lists the P-positions. It needs only the standard library.
pub fn emit(rule: &Rule, misere: bool, scanned: &Scanned) -> String {
    let play = if misere { ", misère play" } else { "" };
    let mut code = format!(
        "/// The P-positions of `{rule}`{play} with both heaps below `limit`, in time O(limit).\n\
         pub fn p_positions(limit: usize) -> Vec<[usize; 2]> {{\n"
    );
    let row = |numbers: &[u64]| format!("&{numbers:?}");
    for (side, name) in scanned.sides.iter().zip(["FIRST", "SECOND"]) {
        let lists = |list: &dyn Fn(&Edge) -> Vec<u64>| -> String {
            let rows: Vec<String> = side.edges.iter().map(|edge| row(&list(edge))).collect();
            rows.join(", ")
        };
        let _ = write!(
            code,
            "    // By step: the state, what is read, the next state.\n    \
             const {name}_STEPS: &[&[u64]] = &[{}];\n    \
             // By step: the differences of P-positions beyond the front, what is written.\n    \
             const {name}_FOUND: &[&[u64]] = &[{}];\n    \
             const {name}_WRITES: &[&[u64]] = &[{}];\n",
            lists(&|edge| vec![edge.from as u64, edge.read, edge.to as u64]),
            lists(&|edge| edge.found.iter().map(|&at| at as u64).collect()),
            lists(&|edge| edge.writes.clone()),
        );
    }
    let listed: Vec<String> = (scanned.listed.iter())
        .map(|pair| format!("&{pair:?}"))
        .collect();
    let [first, second] = &scanned.sides;
    let _ = write!(
        code,
        "    let mut found: Vec<[usize; 2]> = vec![];
    const LISTED: &[&[usize]] = &[{}];
    for pair in LISTED {{
        if pair[0] < limit && pair[1] < limit {{
            found.push([pair[0], pair[1]]);
        }}
    }}
    // For each heap what was found when it was the larger one; by side.
    let mut first_tape: Vec<u64> = vec!{:?};
    let mut second_tape: Vec<u64> = vec!{:?};
    let mut first_state: u64 = 0;
    let mut second_state: u64 = 0;
    let mut first_front: usize = {};
    let mut second_front: usize = {};
    for line in {}..limit {{
        let first_read = second_tape[line - {}];
        let second_read = first_tape[line - {}];
",
        listed.join(", "),
        first.written,
        second.written,
        first.front,
        second.front,
        scanned.lines,
        scanned.lines,
        scanned.lines,
    );
    for (side, pair) in [("first", "[line, larger]"), ("second", "[larger, line]")] {
        code += &RUN
            .replace("side", side)
            .replace("SIDE", &side.to_uppercase())
            .replace("PAIR", pair);
    }
    code + "    }\n    found\n}\n"
}

const RUN: &str = "        let mut side_step: usize = 0;
        while SIDE_STEPS[side_step][0] != side_state || SIDE_STEPS[side_step][1] != side_read {
            side_step += 1;
        }
        for &at in SIDE_FOUND[side_step] {
            let larger = line + side_front + at as usize;
            if larger < limit {
                found.push(PAIR);
            }
        }
        for &symbol in SIDE_WRITES[side_step] {
            side_tape.push(symbol);
        }
        side_front = side_front + SIDE_WRITES[side_step].len() - 1;
        side_state = SIDE_STEPS[side_step][2];
";

/// Writes the certificate of the scanners that were found for the rule.
pub fn certificate(rule: &Rule, misere: bool, scanned: &Scanned) -> String {
    let play = if misere { "misere" } else { "normal" };
    let takes = &scanned.takes;
    let bits = |set: u64, bits: usize| -> String {
        let members = (0..bits).map(|k| if set >> k & 1 == 1 { '1' } else { '0' });
        members.collect()
    };
    let sets = |sets: &[u64], size: usize| -> String {
        let sets: Vec<String> = sets.iter().map(|&set| bits(set, size)).collect();
        sets.join(" ")
    };
    let amounts = |of: &[u64]| sets(of, takes.bits());
    let residues = |of: &[u64]| sets(of, takes.period);
    let mut text = format!(
        "certificate of a theorem about a game, format 1\nrule {rule}\nplay {play}\nclaim scanner\n\
         {}\nlines {}\nlisted {}\n",
        in_parts(&[
            format!("takes {} {}", takes.threshold, takes.period),
            amounts(&[takes.first, takes.second, takes.both]),
            pairs(&takes.others),
        ]),
        scanned.lines,
        pairs(&scanned.listed),
    );
    for side in &scanned.sides {
        let _ = writeln!(text, "side {}", side.front);
        for state in &side.states {
            let both: Vec<u64> = state.ahead.iter().map(|ahead| ahead.both).collect();
            let smaller: Vec<u64> = state.ahead.iter().map(|ahead| ahead.smaller).collect();
            text += &in_parts(&[
                format!("state {} {}", state.line, state.larger),
                amounts(&both),
                amounts(&smaller),
                pairs(&state.others),
            ]);
            text.push('\n');
        }
        for edge in &side.edges {
            text += &in_parts(&[
                format!("step {}", edge.from),
                residues(&[edge.read]),
                joined(&edge.found),
                residues(&edge.writes),
                edge.to.to_string(),
            ]);
            text.push('\n');
        }
    }
    text
}

/// Joins parts with `|` between them. Single blanks separate all words; a part may be empty.
fn in_parts(parts: &[String]) -> String {
    let text = parts.join(" | ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn pairs(pairs: &[[usize; 2]]) -> String {
    let pairs: Vec<String> = pairs.iter().map(|[i, j]| format!("{i},{j}")).collect();
    pairs.join(" ")
}

fn joined(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    numbers.join(" ")
}
