//! Values and outcomes of the positions of a graph.

use std::collections::BTreeSet;

use super::graph::{Graph, is_last, position_of};

/// Value of a position that depends on unknown options.
pub const UNKNOWN: u32 = u32::MAX;

/// Value of a position that the search hasn't met.
const UNSEEN: u32 = UNKNOWN - 1;

/// Value of a position on the path of the search.
const OPEN: u32 = UNKNOWN - 2;

/// Computes the Grundy values of all positions, sums included: post-order with a path of its own.
///
/// # Errors
/// If a position leads to itself. The error is the cycle: each position has the next as an option,
/// or as a part of one, and the last has the first.
pub fn values(graph: &Graph) -> Result<Vec<u32>, Vec<u32>> {
    let mut values = vec![UNSEEN; graph.count_positions()];
    values[graph.known()..].fill(UNKNOWN);
    let mut marks = Marks::default();
    let mut path: Vec<(u32, usize)> = Vec::new();
    for root in 0..graph.known() as u32 {
        if values[root as usize] != UNSEEN {
            continue;
        }
        path.push((root, 0));
        values[root as usize] = OPEN;
        while let Some((position, tried)) = path.last_mut() {
            let parts = graph.parts(*position).unwrap_or_default();
            let part = parts.get(*tried).map(|part| position_of(*part));
            match part.map(|part| (part, values[part as usize])) {
                Some((part, UNSEEN)) => {
                    values[part as usize] = OPEN;
                    path.push((part, 0));
                }
                Some((part, OPEN)) => {
                    let start = path.iter().position(|step| step.0 == part);
                    let start = start.expect("an open position is on the path");
                    return Err(path[start..].iter().map(|step| step.0).collect());
                }
                Some(_) => *tried += 1,
                None => {
                    values[*position as usize] = marks.mex(parts, &values);
                    path.pop();
                }
            }
        }
    }
    Ok(values)
}

/// Values of the options of one position.
#[derive(Default)]
struct Marks {
    /// Round in which a value was last marked.
    rounds: Vec<u32>,
    round: u32,
}

impl Marks {
    /// Returns the least value that no option has.
    fn mex(&mut self, parts: &[u32], values: &[u32]) -> u32 {
        self.round += 1;
        if self.rounds.len() <= parts.len() {
            self.rounds.resize(parts.len() + 1, 0);
        }
        let mut sum = 0;
        for &part in parts {
            let value = values[position_of(part) as usize];
            if value == UNKNOWN {
                return UNKNOWN;
            }
            sum ^= value;
            if is_last(part) {
                // A value above the number of options doesn't matter.
                if let Some(mark) = self.rounds.get_mut(sum as usize) {
                    *mark = self.round;
                }
                sum = 0;
            }
        }
        let free = self.rounds.iter().position(|mark| *mark != self.round);
        free.expect("more values than options") as u32
    }
}

/// Who wins from a position, if both play well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The player to move wins, after this many moves if the loser delays the end.
    Won(u32),
    /// The player to move loses, after this many moves if they delay the end.
    Lost(u32),
    /// Play never ends.
    Drawn,
}

/// For each position, those that it's an option of, as often as it is one.
struct Before {
    starts: Vec<usize>,
    positions: Vec<u32>,
}

impl Before {
    fn new(graph: &Graph) -> Self {
        let count = graph.count_positions();
        let mut starts = vec![0; count + 1];
        let all = || (0..graph.known() as u32).map(|it| (it, graph.parts(it).unwrap_or_default()));
        for part in all().flat_map(|(_, parts)| parts) {
            starts[*part as usize + 1] += 1;
        }
        for position in 0..count {
            starts[position + 1] += starts[position];
        }
        let mut free = starts.clone();
        let mut positions = vec![0; starts[count]];
        for (position, parts) in all() {
            for part in parts {
                positions[free[*part as usize]] = position;
                free[*part as usize] += 1;
            }
        }
        Self { starts, positions }
    }

    fn of(&self, position: u32) -> &[u32] {
        let at = position as usize;
        &self.positions[self.starts[at]..self.starts[at + 1]]
    }
}

/// Finds who wins from each position, by a search backwards from the ends. `None` isn't known,
/// because some options aren't.
///
/// # Panics
/// If an option is a sum.
pub fn outcomes(graph: &Graph, misere: bool) -> Vec<Option<Outcome>> {
    assert!(!graph.has_sums(), "sums are positions of their own here");
    let before = Before::new(graph);
    let mut found = vec![None; graph.count_positions()];
    let known = 0..graph.known() as u32;
    let counts = known
        .clone()
        .map(|it| graph.parts(it).map_or(0, <[u32]>::len));
    let mut open: Vec<usize> = counts.collect();
    let mut queue: Vec<u32> = known.filter(|it| open[*it as usize] == 0).collect();
    let of_end = if misere {
        Outcome::Won(0)
    } else {
        Outcome::Lost(0)
    };
    for end in &queue {
        found[*end as usize] = Some(of_end);
    }
    let mut head = 0;
    while let Some(&position) = queue.get(head) {
        head += 1;
        for &earlier in before.of(position) {
            let at = earlier as usize;
            if found[at].is_some() {
                continue;
            }
            open[at] -= 1;
            found[at] = match found[position as usize] {
                Some(Outcome::Lost(moves)) => Some(Outcome::Won(moves + 1)),
                Some(Outcome::Won(moves)) if open[at] == 0 => Some(Outcome::Lost(moves + 1)),
                _ => continue,
            };
            queue.push(earlier);
        }
    }
    if graph.known() == graph.count_positions() {
        let all = found.iter_mut();
        all.for_each(|it| *it = it.or(Some(Outcome::Drawn)));
    }
    found
}

/// Value of a position from which play may never end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Loopy {
    /// A Grundy value.
    Finite(u32),
    /// ∞(K): the Grundy values of the options that have one.
    Infinite(BTreeSet<u32>),
}

/// Computes the values of all positions by Smith's theorem: for m = 0, 1, …, a position has the
/// value m if it has options of all values below m, and every option without a value below m has
/// itself an option of value m. Returns `None` once `go_on` is false.
///
/// # Panics
/// If an option is a sum or isn't known.
pub fn loopy_values(graph: &Graph, go_on: &dyn Fn() -> bool) -> Option<Vec<Loopy>> {
    let count = graph.count_positions();
    assert!(
        !graph.has_sums() && graph.known() == count,
        "the graph is complete"
    );
    let before = Before::new(graph);
    let options = |position: usize| graph.parts(position as u32).unwrap_or_default();
    let mut values: Vec<Option<u32>> = vec![None; count];
    let mut mex = vec![0; count];
    for value in 0.. {
        if !go_on() {
            return None;
        }
        let is_open = |option: &&u32| values[**option as usize].is_none();
        let counts = (0..count).map(|it| options(it).iter().filter(is_open).count());
        let mut open: Vec<usize> = counts.collect();
        let mut reverts = vec![false; count];
        let is_ready = |at: &usize| values[*at].is_none() && mex[*at] == value && open[*at] == 0;
        let mut queue: Vec<usize> = (0..count).filter(is_ready).collect();
        let mut head = 0;
        while let Some(&position) = queue.get(head) {
            head += 1;
            values[position] = Some(value);
            for &earlier in before.of(position as u32) {
                let at = earlier as usize;
                if values[at].is_some() || std::mem::replace(&mut reverts[at], true) {
                    continue;
                }
                for &other in before.of(earlier) {
                    let other = other as usize;
                    open[other] -= 1;
                    if open[other] == 0 && mex[other] == value && values[other].is_none() {
                        queue.push(other);
                    }
                }
            }
        }
        if queue.is_empty() {
            break;
        }
        for (below, reverts) in mex.iter_mut().zip(reverts) {
            *below += u32::from(reverts && *below == value);
        }
    }
    let finite = |option: &u32| values[*option as usize];
    let infinite = |at: usize| options(at).iter().filter_map(finite).collect();
    let value = |at: usize| values[at].map_or_else(|| Loopy::Infinite(infinite(at)), Loopy::Finite);
    Some((0..count).map(value).collect())
}
