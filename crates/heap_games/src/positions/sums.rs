//! Sums as positions of their own, for play in which values don't add.

use std::borrow::Cow;
use std::collections::HashMap;

use super::graph::{Graph, MOST_POSITIONS};

/// A graph without sums, and what its positions are.
pub struct Expanded<'a> {
    pub graph: Cow<'a, Graph>,
    /// Parts of each position in order; `None` if the positions are those of the first graph.
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
        assert_eq!(
            graph.known(),
            graph.count_positions(),
            "all options are known"
        );
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
