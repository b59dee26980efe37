//! Positions and their options, and sums as positions of their own, for play in which values don't
//! add.

use std::borrow::Cow;
use std::collections::HashMap;

/// Positions 0, 1, …, each with its options. An option is one position, or a sum of several.
///
/// Only the options of the first positions are known.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    /// Where the options of each known position end in `parts`.
    ends: Vec<usize>,
    /// Parts of options, one option behind the other.
    parts: Vec<u32>,
    /// Number of positions, known or not.
    count: usize,
    has_sums: bool,
}

/// Mark of a part that another part of the same option follows.
const MORE: u32 = 1 << 31;

/// Most positions of a graph.
pub const MOST_POSITIONS: usize = MORE as usize - 1;

impl Graph {
    /// Adds an option to the position that is being described.
    ///
    /// # Panics
    /// If the option has no part.
    pub fn add_option(&mut self, parts: &[u32]) {
        parts.iter().for_each(|part| self.hold(*part));
        let (last, others) = parts.split_last().expect("an option has a part");
        self.parts.extend(others.iter().map(|part| part | MORE));
        self.parts.push(*last);
        self.has_sums |= !others.is_empty();
    }

    /// Ends the options of a position. The next options belong to the next position.
    pub fn end_position(&mut self) {
        self.ends.push(self.parts.len());
        self.count = self.count.max(self.known());
    }

    /// Counts the positions whose options are known.
    pub fn known(&self) -> usize {
        self.ends.len()
    }

    /// Counts the positions, known or not.
    pub fn count_positions(&self) -> usize {
        self.count
    }

    /// Makes the graph have this position, and all before it.
    pub fn hold(&mut self, position: u32) {
        self.count = self.count.max(position as usize + 1);
    }

    /// Counts the options of all positions.
    pub fn count_options(&self) -> usize {
        self.parts.iter().filter(|part| *part & MORE == 0).count()
    }

    /// Returns whether an option is a sum.
    pub fn has_sums(&self) -> bool {
        self.has_sums
    }

    /// Returns the parts of all options of a position, `None` if they aren't known.
    pub(super) fn parts(&self, position: u32) -> Option<&[u32]> {
        let at = position as usize;
        let end = *self.ends.get(at)?;
        Some(&self.parts[self.start(at)..end])
    }

    /// Returns where the options of a position begin, if all positions before it are known.
    fn start(&self, at: usize) -> usize {
        at.checked_sub(1).map_or(0, |before| self.ends[before])
    }

    /// Returns the options of a position, each as its parts.
    pub fn options(&self, position: u32) -> Vec<Vec<u32>> {
        let parts = self.parts(position).unwrap_or_default();
        let options = parts.split_inclusive(|part| is_last(*part));
        let of_option = |option: &[u32]| option.iter().map(|part| position_of(*part)).collect();
        options.map(of_option).collect()
    }

    /// Returns whether options of the position that is being described have been added.
    pub(super) fn has_unended(&self) -> bool {
        self.parts.len() > self.start(self.known())
    }
}

/// Returns whether a part ends its option.
pub(super) fn is_last(part: u32) -> bool {
    part & MORE == 0
}

pub(super) fn position_of(part: u32) -> u32 {
    part & !MORE
}

/// A graph without sums, and what its positions are.
pub struct Expanded<'a> {
    pub graph: Cow<'a, Graph>,
    /// Parts of each position in order; `None` for positions of the first graph.
    sums: Option<Vec<Box<[u32]>>>,
    /// Positions of the sums that were asked for, in order.
    pub asked: Vec<u32>,
}

impl<'a> Expanded<'a> {
    /// Makes a position of each sum that play from `asked` can reach. A part without options is
    /// left out. Returns `None` once `go_on`, which gets the number of positions, is false.
    ///
    /// # Panics
    /// If there are sums, and the options of a position aren't known.
    pub fn new<'s>(
        graph: &'a Graph,
        asked: impl Iterator<Item = &'s [u32]> + Clone,
        go_on: &dyn Fn(usize) -> bool,
    ) -> Option<Self> {
        if !graph.has_sums() && asked.clone().all(|parts| parts.len() == 1) {
            return Some(Self {
                graph: Cow::Borrowed(graph),
                sums: None,
                asked: asked.map(|parts| parts[0]).collect(),
            });
        }
        let is_complete = graph.known() == graph.count_positions();
        assert!(is_complete, "all options are known");
        let mut sums = Sums {
            graph,
            numbers: HashMap::new(),
            all: Vec::new(),
        };
        let asked: Vec<u32> = asked.map(|parts| sums.number(parts.to_vec())).collect();
        let mut expanded = Graph::default();
        let mut at = 0;
        while let Some(sum) = sums.all.get(at).cloned() {
            at += 1;
            if at % 1024 == 0 && !go_on(sums.all.len()) || sums.all.len() >= MOST_POSITIONS {
                return None;
            }
            for (moved, part) in sum.iter().enumerate() {
                if moved > 0 && sum[moved - 1] == *part {
                    continue;
                }
                let rest = [&sum[..moved], &sum[moved + 1..]].concat();
                for mut option in graph.options(*part) {
                    option.extend(&rest);
                    expanded.add_option(&[sums.number(option)]);
                }
            }
            expanded.end_position();
        }
        Some(Self {
            graph: Cow::Owned(expanded),
            sums: Some(sums.all),
            asked,
        })
    }

    /// Returns the parts of a position.
    pub fn parts(&self, position: u32) -> Vec<u32> {
        let sums = self.sums.as_ref();
        sums.map_or_else(|| vec![position], |sums| sums[position as usize].to_vec())
    }
}

/// Sums, each with a number.
struct Sums<'a> {
    graph: &'a Graph,
    numbers: HashMap<Box<[u32]>, u32>,
    all: Vec<Box<[u32]>>,
}

impl Sums<'_> {
    fn number(&mut self, mut parts: Vec<u32>) -> u32 {
        // One part stays, so that a position that has ended has a text.
        let has_options = |part: &u32| self.graph.parts(*part).is_some_and(|it| !it.is_empty());
        let last = parts.last().copied();
        parts.retain(has_options);
        if parts.is_empty() {
            parts.extend(last);
        }
        parts.sort_unstable();
        let parts = parts.into_boxed_slice();
        if let Some(number) = self.numbers.get(&parts) {
            return *number;
        }
        let number = self.all.len() as u32;
        self.all.push(parts.clone());
        self.numbers.insert(parts, number);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search ends only when it has found a position too many.
    #[test]
    fn the_last_position_and_the_next_one_are_not_taken_for_marks() {
        let mut graph = Graph::default();
        let last = MOST_POSITIONS as u32;
        graph.add_option(&[last - 1, last]);
        graph.add_option(&[last]);
        graph.end_position();
        assert_eq!(graph.options(0), [vec![last - 1, last], vec![last]]);
        assert_eq!(graph.count_options(), 2);
    }
}
