//! Scanners: find P-positions line by line and read their own earlier output.
//!
//! # The theorem
//!
//! Let a rule on two heaps take pairs (i, j) from a fixed set, independent of the heaps
//! ([`Takes`]), and let infinitely many of them be (k, k). *Line* t on one side of the diagonal
//! consists of the positions whose smaller heap is t. Suppose that, on both sides, all positions
//! whose heaps differ by less than d are N-positions because of a take from both heaps, and that d
//! is beyond all thresholds. Then for line t
//! - a take from the larger heap leads to a P-position of the same line, or to one on the other
//!   side; the latter is so far away that only residues matter, which were known when t was the
//!   larger heap there;
//! - a take from the smaller heap leads to a P-position with the same larger heap, in an earlier
//!   line;
//! - a take from both leads to an earlier line, with the same difference; any other take leads to
//!   one of the last lines.
//!
//! A *scanner* therefore finds the P-positions of a line from its [`State`], which describes the
//! differences from d on, and from the residues that it reads for heap t. It writes residues for
//! each heap that d passes; the scanner of the other side reads them when this heap is its smaller
//! one.
//!
//! The P-positions of the first lines are found by the definition of the game, until the two
//! differences d are large enough. Then the two scanners have finitely many states if each has a
//! step for everything that the other may have written: the output of any path through the other's
//! steps, which includes the real path. [`close`] explores all pairs of a state and a place in such
//! an output. By induction the P-positions of all other lines are those that the scanners find.
//!
//! Scanners decide games for whose P-positions no automaton is known. Example: take at least m from
//! one heap, or the same number from both. The P-positions of group n are (A, A + mn + i) for i
//! below m, where A is the least number in no earlier group. The scanner has one state.

mod arm;
mod closed;
mod emit;
mod first;
mod periodic;
mod plain;
mod scanner_certificate;
mod scanners;
mod takes;

use std::ops::ControlFlow;

use super::duty::{Duty, ENDS};
use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::order::Order;
use automata::{Budget, Members, Numeration};
use rules::Rule;

pub use emit::emit;
pub use scanner_certificate::certificate;
pub use scanners::{Scanned, Side};
pub use takes::Takes;

use arm::Arm;
use closed::{Scanner, close};
use first::{First, HandedOver};
use plain::Plain;

pub const FIXED_TAKES: &str = "a take is possible wherever the heaps are large enough";
pub const FIRST_LINES: &str = "the first lines use up the small differences";
pub const ALWAYS_A_STEP: &str = "the scanner has a step for all that it can read";

/// Side from which a table takes longer than finding out whether a rule forbids fixed takes at some
/// positions.
const LARGE: usize = 1000;

/// Whether such rules are looked for: the engine of a web page must stay small.
const LOOKS_FOR_FORBIDDEN: bool = !cfg!(target_family = "wasm");

/// Candidates for the scanners' first line.
const FIRST: [usize; 5] = [10, 20, 40, 80, 120];

/// Searches for the scanners of a rule. None if the rule is of another kind, or if the search does
/// not end.
///
/// # Errors
/// If a limit is reached.
pub fn scanned(
    rule: &Rule,
    misere: bool,
    budget: &Budget,
) -> Result<Option<(Scanned, Vec<Duty>)>, Obstacle> {
    let count = budget.afresh();
    let moves = Moves::new(rule, Numeration::BINARY, &count)?;
    let Some(takes) = Takes::from_moves(&moves, &count)? else {
        return Ok(None);
    };
    let of_takes = count.largest();
    let count = budget.afresh();
    Order::new(&moves, &count)?;
    let of_order = count.largest();
    if takes.both >> takes.threshold == 0 || !takes.far.is_empty() {
        return Ok(None);
    }
    let Some(start) = Start::first(&takes, misere, budget)? else {
        return Ok(None);
    };
    let mut scanners = start.scanners();
    let Some(readings) = close(&mut scanners, budget)? else {
        return Ok(None);
    };
    let duty = |what, states| Duty { what, states };
    let duties = vec![
        duty(ENDS, of_order),
        duty(FIXED_TAKES, of_takes),
        duty(FIRST_LINES, start.first.lines),
        duty(ALWAYS_A_STEP, readings),
    ];
    let sides = [0, 1].map(|side: usize| {
        let scanner = &scanners[side.min(scanners.len() - 1)];
        Side {
            front: start.sides[side].front,
            written: scanner.written.clone(),
            states: scanner.states.clone(),
            edges: scanner.edges.clone(),
        }
    });
    let scanned = Scanned {
        takes,
        lines: start.first.lines,
        listed: start.first.listed,
        sides,
    };
    Ok(Some((scanned, duties)))
}

/// Start of the scanners, after lines that are found by the definition.
struct Start {
    first: First,
    arms: [Arm; 2],
    sides: [HandedOver; 2],
}

impl Start {
    /// First start whose fronts are beyond all thresholds, if there is one.
    fn first(takes: &Takes, misere: bool, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        for lines in FIRST.into_iter().filter(|&lines| lines >= takes.bits()) {
            let Some(first) = First::new(takes, misere, lines, budget)? else {
                continue;
            };
            let [mine, theirs] = [takes.clone(), takes.swapped()].map(|takes| Arm { takes });
            let sides = [
                first.handed_over(&mine),
                first.swapped().handed_over(&theirs),
            ];
            if sides.iter().all(|side| side.front > takes.threshold) {
                let arms = [mine, theirs];
                return Ok(Some(Self { first, arms, sides }));
            }
        }
        Ok(None)
    }

    /// Scanner for each side; a single one if the game is symmetric in its heaps.
    fn scanners(&self) -> Vec<Scanner> {
        let is_symmetric =
            self.arms[0].takes == self.arms[1].takes && self.sides[0] == self.sides[1];
        let scanners = self.arms.iter().zip(&self.sides).map(|(arm, side)| {
            let HandedOver { written, state, .. } = side.clone();
            Scanner::new(arm.clone(), written, state)
        });
        scanners.take(if is_symmetric { 1 } else { 2 }).collect()
    }
}

/// Table of a rule of fixed takes, 0 for P-positions and 1 for others. In normal play the rule may
/// forbid all takes at some positions. None if the rule is of another kind.
///
/// # Errors
/// If a limit is reached.
pub fn table(
    moves: &Moves,
    misere: bool,
    side: usize,
    budget: &Budget,
) -> Result<Option<Vec<u32>>, Obstacle> {
    let (takes, ends) = if let Some(takes) = Takes::from_moves(moves, budget)? {
        (takes, Vec::new())
    } else if LOOKS_FOR_FORBIDDEN
        && !misere
        && side >= LARGE
        && let Some(takes) = Takes::somewhere(moves, budget)?
    {
        (takes, ends(moves, side, budget)?)
    } else {
        return Ok(None);
    };
    let plain = Plain::new(&takes, misere, side, side, &ends, budget)?;
    let mut values = vec![1; side * side];
    for [a, b] in plain.p_positions() {
        values[a * side + b] = 0;
    }
    Ok(Some(values))
}

/// Second heaps with which play is over, increasing, by first heap.
fn ends(moves: &Moves, side: usize, budget: &Budget) -> Result<Vec<Vec<usize>>, Obstacle> {
    let over = moves.over(budget)?;
    let length = moves.numeration.word(side as u64 - 1).len();
    let members = Members::new(&over, &moves.position[..1], length);
    let row = |a: usize| {
        let mut row = Vec::new();
        let work = members.each(&|_| a as u64, &mut |free| {
            row.extend(free.iter().map(|&b| b as usize).filter(|&b| b < side));
            ControlFlow::Continue(())
        });
        budget.work(work)?;
        Ok(row)
    };
    (0..side).map(row).collect()
}
