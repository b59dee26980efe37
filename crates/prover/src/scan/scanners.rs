//! P-positions in the form of two scanners.

use std::collections::VecDeque;

use super::arm::State;
use super::closed::Edge;
use super::takes::Takes;
use rules::sorted;

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
    /// States; the first one is the start.
    pub states: Vec<State>,
    pub edges: Vec<Edge>,
}

impl Scanned {
    /// Number of states of both scanners.
    pub fn states(&self) -> usize {
        self.sides.iter().map(|side| side.states.len()).sum()
    }

    /// P-positions with both heaps below `limit`, sorted.
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
