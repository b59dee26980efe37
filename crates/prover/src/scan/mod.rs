//! Scanners, which find P-positions line by line and read their own earlier output.
//!
//! # The theorem
//!
//! Let a rule on two heaps take pairs (i, j) from a fixed set ([`Takes`]) that contains infinitely
//! many (k, k). *Line* t on one side of the diagonal consists of the positions whose smaller heap
//! is t. Suppose that on both sides, all positions whose heaps differ by less than d are
//! N-positions because of a take from both heaps, and that d is beyond all thresholds. Then for
//! line t:
//! - A take from the larger heap leads to a P-position of the same line, or to one on the other
//!   side. The latter is so far away that only residues matter, and these were known when t was the
//!   larger heap there.
//! - A take from the smaller heap leads to a P-position with the same larger heap, in an earlier
//!   line.
//! - A take from both leads to an earlier line with the same difference. Any other take leads to
//!   one of the last lines.
//!
//! So a *scanner* finds the P-positions of a line from its [`State`], which describes the
//! differences from d on, and from the residues that it reads for heap t. It writes residues for
//! each heap that d passes. The scanner of the other side reads them when this heap is its smaller
//! one.
//!
//! The definition of the game gives the P-positions of the first lines, until both differences d
//! are large enough. Then there are two finite scanners if each has a step for everything that the
//! other may have written: the output of any path through the other's steps, which includes the
//! real one. [`close`] explores all pairs of a state and a place in such an output. By induction,
//! the scanners find the P-positions of all other lines.
//!
//! Scanners decide games for whose P-positions no automaton is known. Example: take at least m from
//! one heap, or the same number from both. Group n of the P-positions has (A, A + mn + i) for i
//! below m, where A is the least number in no earlier group. The scanner has one state.

mod closed;
mod lines;
mod output;
mod step;
mod takes;

use std::collections::VecDeque;
use std::ops::ControlFlow;

use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::order::falling;
use super::theorem::{Duty, ENDS};
use automata::{Budget, Members, Numeration};
use rules::{Rule, sorted};

pub use output::{certificate, emit};
pub use takes::Takes;

use closed::{Edge, Scanner, close};
use lines::{First, HandedOver, Plain};
use step::State;

/// P-positions of a game on two heaps, in the form of two scanners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scanned {
    pub takes: Takes,
    /// First line of the scanners.
    pub lines: usize,
    /// P-positions with a heap below `lines`.
    pub listed: Vec<[usize; 2]>,
    /// Scanners of the positions whose first heap is smaller, and whose second heap is smaller.
    pub sides: [Side; 2],
}

/// Scanner of one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// Front at the first line: all smaller differences of the heaps are used up.
    pub front: usize,
    /// Symbols for the heaps from the first line to the front.
    pub written: Vec<u64>,
    /// States, the start first.
    pub states: Vec<State>,
    pub edges: Vec<Edge>,
}

impl Scanned {
    /// Returns the number of states of both scanners.
    pub fn states(&self) -> usize {
        self.sides.iter().map(|side| side.states.len()).sum()
    }

    /// Returns the sorted P-positions with both heaps below `limit`.
    pub fn below(&self, limit: usize) -> Vec<[usize; 2]> {
        let listed = self.listed.iter().copied();
        let mut found: Vec<[usize; 2]> = listed
            .filter(|position| position.iter().all(|&heap| heap < limit))
            .collect();
        let mut tapes = [1, 0].map(|other: usize| {
            let written = self.sides[other].written.iter();
            written.copied().collect::<VecDeque<u64>>()
        });
        let (mut states, mut fronts) = ([0, 0], [0, 1].map(|side: usize| self.sides[side].front));
        for line in self.lines..limit {
            let read = [0, 1].map(|side: usize| tapes[side].pop_front());
            for (side, read) in read.into_iter().enumerate() {
                let read = read.expect("the front is ahead of the line");
                let mut edges = self.sides[side].edges.iter();
                let is_next = |edge: &&Edge| edge.from == states[side] && edge.read == read;
                let edge = edges.find(is_next).expect("there is a step");
                for at in &edge.found {
                    let larger = line + fronts[side] + at;
                    if larger < limit {
                        found.push(if side == 0 {
                            [line, larger]
                        } else {
                            [larger, line]
                        });
                    }
                }
                tapes[1 - side].extend(&edge.writes);
                fronts[side] += edge.writes.len() - 1;
                states[side] = edge.to;
            }
        }
        sorted(found)
    }
}

pub const FIXED_TAKES: &str = "a take is possible wherever the heaps are large enough";
pub const FIRST_LINES: &str = "the first lines use up the small differences";
pub const ALWAYS_A_STEP: &str = "the scanner has a step for all that it can read";

/// Side from which filling a table takes longer than finding out whether a rule forbids fixed takes
/// at some positions.
const LARGE: usize = 1000;

/// Whether to look for such rules: the engine of a web page must stay small.
const LOOKS_FOR_FORBIDDEN: bool = !cfg!(target_family = "wasm");

/// Candidates for the scanners' first line.
const FIRST: [usize; 5] = [10, 20, 40, 80, 120];

/// Searches for the scanners of a rule. Returns `None` if the rule is of another kind, or the
/// search doesn't end.
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
    falling(&moves, &count)?;
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

/// Start of the scanners, after the lines found by the definition.
struct Start {
    first: First,
    /// Takes from each side: the first heap is the smaller one.
    takes: [Takes; 2],
    sides: [HandedOver; 2],
}

impl Start {
    /// Returns the first start whose fronts are beyond all thresholds, if there is one.
    fn first(takes: &Takes, misere: bool, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        for lines in FIRST.into_iter().filter(|&lines| lines >= takes.bits()) {
            let Some(first) = First::new(takes, misere, lines, budget)? else {
                continue;
            };
            let both = [takes.clone(), takes.swapped()];
            let sides = [
                first.handed_over(&both[0]),
                first.swapped().handed_over(&both[1]),
            ];
            if sides.iter().all(|side| side.front > takes.threshold) {
                let takes = both;
                return Ok(Some(Self {
                    first,
                    takes,
                    sides,
                }));
            }
        }
        Ok(None)
    }

    /// Returns a scanner for each side, or a single one if the game is symmetric in its heaps.
    fn scanners(&self) -> Vec<Scanner> {
        let is_symmetric = self.takes[0] == self.takes[1] && self.sides[0] == self.sides[1];
        let scanners = self.takes.iter().zip(&self.sides).map(|(takes, side)| {
            let HandedOver { written, state, .. } = side.clone();
            Scanner::new(takes.clone(), written, state)
        });
        scanners.take(if is_symmetric { 1 } else { 2 }).collect()
    }
}

/// Fills the table of a rule of fixed takes: 0 for P-positions, 1 for others. In normal play, the
/// rule may forbid all takes at some positions. Returns `None` if the rule is of another kind.
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

/// Returns, by first heap, the second heaps in increasing order with which play is over.
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
