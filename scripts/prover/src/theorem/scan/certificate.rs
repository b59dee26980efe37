//! Scanners as a file that a checker can verify without the prover.
//!
//! ```text
//! certificate of a theorem about a game, format 1
//! rule (a, b) -> (a-k, b) | (a, b-k) where k >= 2 | (a-k, b-k) where k >= 1
//! play normal
//! claim scanner
//! takes threshold 2 period 1 first 001 second 001 both 011
//! others
//! lines 10
//! listed 0,0 0,1 1,0 …
//! side front 5 larger 0 written 0 1 1 0 0
//! state 0 ahead …
//! ```
//! Takes are those of k from the first heap, from the second or from both, for k = 0, 1, … up to the
//! threshold and for one period (`1` is a take); the others are pairs. A side is that of the positions
//! whose first heap is the smaller one, then that of the others; the takes from the smaller and from
//! the larger heap are seen from there. A state shows `both/smaller` for each difference from the
//! front on, in the same way as takes, and behind a `|` the others as `lines,difference`. Each step
//! is worked out anew by the checker.

use std::fmt::Write as _;

use super::{Scanned, State};
use rules::Rule;

/// The certificate of what was found for the rule.
pub fn certificate(rule: &Rule, misere: bool, scanned: &Scanned) -> String {
    let play = if misere { "misere" } else { "normal" };
    let takes = &scanned.takes;
    let bits = |set: u64| -> String {
        let members = (0..takes.bits()).map(|k| char::from(b'0' + (set >> k & 1) as u8));
        members.collect()
    };
    let pairs = |pairs: &[[usize; 2]]| -> String {
        let pairs = pairs.iter().map(|[i, j]| format!(" {i},{j}"));
        pairs.collect()
    };
    let mut text = format!(
        "certificate of a theorem about a game, format 1\nrule {rule}\nplay {play}\nclaim scanner\n\
         takes threshold {} period {} first {} second {} both {}\nothers{}\nlines {}\nlisted{}\n",
        takes.threshold,
        takes.period,
        bits(takes.first),
        bits(takes.second),
        bits(takes.both),
        pairs(&takes.others),
        scanned.lines,
        pairs(&scanned.listed),
    );
    for side in &scanned.sides {
        let _ = writeln!(text, "side front {}", side.front);
        for (number, state) in side.states.iter().enumerate() {
            let State {
                line,
                larger,
                ahead,
                others,
            } = state;
            let _ = write!(text, "state {number} line {line} larger {larger} ahead");
            for cell in ahead {
                let _ = write!(text, " {}/{}", bits(cell.both), bits(cell.smaller));
            }
            let _ = writeln!(text, " others{}", pairs(others));
        }
    }
    text
}
