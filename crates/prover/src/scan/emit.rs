//! Generates code from scanners.

use std::fmt::Write as _;

use super::closed::Edge;
use super::scanners::{Scanned, Side};
use rules::Rule;

/// Rust function that lists the P-positions. It needs only the standard library.
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
