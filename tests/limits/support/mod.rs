//! Helpers of the programs beside this folder: writing a case, and numbers at random that
//! are the same at every run.
#![allow(dead_code)]

use std::fmt::Display;
use std::path::Path;

/// Writes a case into the folder that the program was called with.
pub fn case(name: &str, input: impl AsRef<str>, answer: impl AsRef<str>) {
    let folder = std::env::args().nth(1).expect("the folder to write to");
    for (extension, text) in [("in", input.as_ref()), ("out", answer.as_ref())] {
        let path = Path::new(&folder).join(format!("{name}.{extension}"));
        std::fs::write(path, text).expect("the folder can be written to");
    }
}

/// A line of values with blanks between.
pub fn line<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    words.join(" ") + "\n"
}

/// A line for each value.
pub fn lines<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    values
        .into_iter()
        .map(|value| format!("{value}\n"))
        .collect()
}

/// The parents in a tree whose root carries this tree twice.
pub fn twins(parents: &[usize]) -> Vec<usize> {
    let n = parents.len() + 1;
    let below = |root: usize| {
        let parents = parents.iter().map(move |parent| root + parent);
        std::iter::once(0).chain(parents)
    };
    below(1).chain(below(1 + n)).collect()
}

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From `0..n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// From `low..=high`.
    pub fn within(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high - low + 1)
    }

    /// `n` heaps in pairs of equal ones, which the second player wins by copying moves, but for
    /// the `last` two: the first player wins if a move makes them equal. Shuffled.
    pub fn pairs<T: Copy>(
        &mut self,
        n: usize,
        last: [T; 2],
        mut draw: impl FnMut(&mut Self) -> T,
    ) -> Vec<T> {
        assert!(n >= 2 && n % 2 == 0, "{n} heaps are not pairs");
        let mut heaps = last.to_vec();
        while heaps.len() < n {
            heaps.extend([draw(self); 2]);
        }
        self.shuffle(&mut heaps);
        heaps
    }

    /// A tree as judges write it: how many vertices, then the edges between them, numbered
    /// at random but for the first.
    pub fn tree_text(&mut self, parents: &[usize]) -> String {
        let labels = self.labels(parents.len() + 1);
        format!("{}\n{}", labels.len(), self.edges(parents, &labels))
    }

    /// Numbers for the vertices of a graph: 1 for the first, the others shuffled.
    pub fn labels(&mut self, n: usize) -> Vec<usize> {
        let mut labels: Vec<usize> = (1..=n).collect();
        self.shuffle(&mut labels[1..]);
        labels
    }

    /// The parents of a tree's vertices from the second on: deep for a short `reach`.
    pub fn tree(&mut self, n: usize, reach: usize) -> Vec<usize> {
        (1..n)
            .map(|v| v - 1 - self.below(reach.min(v) as u64) as usize)
            .collect()
    }

    /// A line for each edge between a vertex and its parent, in any order and direction.
    pub fn edges(&mut self, parents: &[usize], labels: &[usize]) -> String {
        let mut edges: Vec<[usize; 2]> = parents
            .iter()
            .enumerate()
            .map(|(i, &parent)| [labels[i + 1], labels[parent]])
            .collect();
        self.shuffle(&mut edges);
        lines(edges.into_iter().map(|[a, b]| match self.below(2) {
            0 => format!("{a} {b}"),
            _ => format!("{b} {a}"),
        }))
    }

    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for i in 1..values.len() {
            values.swap(i, self.below(i as u64 + 1) as usize);
        }
    }
}
