//! Finds a step for everything that two scanners can read from each other.

use std::collections::{HashMap, HashSet};

use super::step::{State, Step};
use super::takes::Takes;
use automata::{Budget, Stopped};

/// Scanner of the positions on one side of the diagonal, as far as explored.
pub struct Scanner {
    /// Takes from this side: the first heap is the smaller one.
    pub takes: Takes,
    /// Symbols written before the first step.
    pub written: Vec<u64>,
    pub states: Vec<State>,
    numbers: HashMap<State, usize>,
    pub edges: Vec<Edge>,
    by_read: HashMap<(usize, u64), usize>,
}

/// Step from one state to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edge {
    pub from: usize,
    pub read: u64,
    pub found: Vec<usize>,
    pub writes: Vec<u64>,
    pub to: usize,
}

impl Scanner {
    pub fn new(takes: Takes, written: Vec<u64>, start: State) -> Self {
        let mut scanner = Self {
            takes,
            written,
            states: Vec::new(),
            numbers: HashMap::new(),
            edges: Vec::new(),
            by_read: HashMap::new(),
        };
        scanner.number_of(start);
        scanner
    }

    fn number_of(&mut self, state: State) -> usize {
        let next = self.states.len();
        *self.numbers.entry(state).or_insert_with_key(|state| {
            self.states.push(state.clone());
            next
        })
    }

    /// Returns the symbols written in a step and the state after it, or those written before the
    /// first step for `None`.
    fn written_by(&self, edge: Option<usize>) -> (&[u64], usize) {
        match edge {
            None => (&self.written, 0),
            Some(edge) => (&self.edges[edge].writes, self.edges[edge].to),
        }
    }

    /// Returns the step for this state and symbol, and whether it is new. Returns `None` if the
    /// scanner can't continue.
    fn edge(&mut self, from: usize, read: u64) -> Option<(usize, bool)> {
        if let Some(&known) = self.by_read.get(&(from, read)) {
            return Some((known, false));
        }
        let Step {
            found,
            writes,
            next,
        } = self.takes.step(&self.states[from], read)?;
        let to = self.number_of(next);
        self.edges.push(Edge {
            from,
            read,
            found,
            writes,
            to,
        });
        let edge = self.edges.len() - 1;
        self.by_read.insert((from, read), edge);
        Some((edge, true))
    }
}

/// A scanner's state and its next symbol: a place in the output of a step of the other scanner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Reading {
    side: usize,
    state: usize,
    /// Step of the other scanner; `None` for its output before the first step.
    edge: Option<usize>,
    place: usize,
}

impl Reading {
    /// Returns the reading at the start of a scanner.
    fn first_of(side: usize) -> Self {
        Self {
            side,
            state: 0,
            edge: None,
            place: 0,
        }
    }

    /// Returns the reading at the start of the other scanner's output in this step.
    fn of_edge(side: usize, state: usize, edge: usize) -> Self {
        Self {
            side,
            state,
            edge: Some(edge),
            place: 0,
        }
    }
}

/// Most readings that are explored.
const MAX_READINGS: usize = 100_000;

/// Work for one reading.
const WORK_PER_READING: usize = 1500;

/// Most steps of a scanner.
const MAX_EDGES: usize = 10_000;

/// Finds all steps that two scanners can make. If the game is symmetric in its heaps, a single
/// scanner stands for both. A scanner reads the output of any sequence of consecutive steps of the
/// other one. So if each such reading has a step, the scanners can always continue. Returns the
/// number of readings explored, or `None` if there are too many or a scanner can't continue.
///
/// # Errors
/// If the work exceeds the budget, or the caller asked to stop.
pub fn close(scanners: &mut [Scanner], budget: &Budget) -> Result<Option<usize>, Stopped> {
    let mut waiting: Vec<Reading> = (0..scanners.len()).map(Reading::first_of).collect();
    let mut seen: HashSet<Reading> = waiting.iter().copied().collect();
    let mut caught_up = CaughtUp::new();
    while let Some(reading) = waiting.pop() {
        if seen.len() > MAX_READINGS {
            return Ok(None);
        }
        budget.work(WORK_PER_READING)?;
        let Some(next) = step(scanners, reading, &mut caught_up) else {
            return Ok(None);
        };
        waiting.extend(next.into_iter().filter(|&reading| seen.insert(reading)));
    }
    Ok(Some(seen.len()))
}

/// States of the reader when it has read everything that the writer wrote before a state, by the
/// reader's side and the writer's state.
type CaughtUp = HashMap<(usize, usize), Vec<usize>>;

/// Returns the readings that may follow: the next symbol, the outputs that follow the last symbol,
/// and the output of the step itself if it is new. Returns `None` if the scanner can't continue.
fn step(
    scanners: &mut [Scanner],
    reading: Reading,
    caught_up: &mut CaughtUp,
) -> Option<Vec<Reading>> {
    let side = reading.side;
    let other = scanners.len() - 1 - side;
    let (written, writer_state) = scanners[other].written_by(reading.edge);
    let (symbol, is_last) = (written[reading.place], reading.place + 1 == written.len());
    let (own, is_new) = scanners[side].edge(reading.state, symbol)?;
    if scanners[side].edges.len() > MAX_EDGES {
        return None;
    }
    let mut next = Vec::new();
    if is_new {
        let readers = caught_up.get(&(other, reading.state));
        let readers = readers.into_iter().flatten();
        next.extend(readers.map(|&state| Reading::of_edge(other, state, own)));
    }
    let state = scanners[side].edges[own].to;
    if !is_last {
        let place = reading.place + 1;
        next.push(Reading {
            state,
            place,
            ..reading
        });
        return Some(next);
    }
    let readers = caught_up.entry((side, writer_state)).or_default();
    if !readers.contains(&state) {
        readers.push(state);
        let edges = scanners[other].edges.iter().enumerate();
        let edges = edges.filter(|(_, edge)| edge.from == writer_state);
        next.extend(edges.map(|(edge, _)| Reading::of_edge(side, state, edge)));
    }
    Some(next)
}
