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

use super::closed::Edge;
use super::{Scanned, Side};
use rules::Rule;

/// Generates a Rust function that lists the P-positions. It needs only the standard library.
pub fn emit(rule: &Rule, misere: bool, scanned: &Scanned) -> String {
    let play = if misere { ", misère play" } else { "" };
    let mut code = format!(
        "/// The P-positions of `{rule}`{play} with both heaps below `limit`, in time O(limit).\n\
         pub fn p_positions(limit: usize) -> Vec<(usize, usize)> {{\n\
         {INDENT}// What is read, the differences of P-positions beyond the front, what is written,\n\
         {INDENT}// the next state.\n\
         {INDENT}type Step = (u64, &'static [usize], &'static [u64], usize);\n"
    );
    for (side, name) in scanned.sides.iter().zip(["FIRST", "SECOND"]) {
        let _ = writeln!(code, "{INDENT}const {name}: &[&[Step]] = &[");
        for state in 0..side.states.len() {
            let steps = side.edges.iter().filter(|edge| edge.from == state);
            let steps: Vec<String> = steps.map(step).collect();
            let _ = writeln!(code, "{INDENT}{INDENT}&[{}],", steps.join(", "));
        }
        let _ = writeln!(code, "{INDENT}];");
    }
    let listed = scanned.listed.iter();
    let listed: Vec<String> = listed.map(|[a, b]| format!("({a}, {b})")).collect();
    let written = |side: &Side| format!("vec!{:?}", side.written);
    let [first, second] = &scanned.sides;
    let _ = write!(
        code,
        "{INDENT}let mut found = vec![{}];\n\
         {INDENT}found.retain(|&(a, b)| a < limit && b < limit);\n\
         {INDENT}// For each heap what was found when it was the larger one; by side.\n\
         {INDENT}let mut tapes = [{}, {}];\n\
         {INDENT}let (mut states, mut fronts) = ([0, 0], [{}, {}]);\n\
         {INDENT}for line in {}..limit {{{RUN}",
        listed.join(", "),
        written(first),
        written(second),
        first.front,
        second.front,
        scanned.lines,
    );
    code.replace("START", &scanned.lines.to_string())
}

const INDENT: &str = "    ";

fn step(edge: &Edge) -> String {
    format!(
        "({}, &{:?}, &{:?}, {})",
        edge.read, edge.found, edge.writes, edge.to
    )
}

const RUN: &str = "
        let read = [tapes[1][line - START], tapes[0][line - START]];
        for (side, steps) in [FIRST, SECOND].into_iter().enumerate() {
            let mut steps = steps[states[side]].iter();
            let step = steps.find(|step| step.0 == read[side]);
            let &(_, at, writes, next) = step.expect(\"there is a step\");
            for larger in at.iter().map(|at| line + fronts[side] + at) {
                if larger < limit {
                    found.push(if side == 0 { (line, larger) } else { (larger, line) });
                }
            }
            tapes[side].extend(writes);
            fronts[side] += writes.len() - 1;
            states[side] = next;
        }
    }
    found
}
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
