//! Helpers of the programs beside this folder. They write a case and make random numbers that are
//! the same in every run.
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

/// Joins values to a line, with blanks between.
pub fn line<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    words.join(" ") + "\n"
}

/// Writes each value on a line of its own.
pub fn lines<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    values
        .into_iter()
        .map(|value| format!("{value}\n"))
        .collect()
}

/// Returns the parents in a tree whose root carries this tree twice.
pub fn twins(parents: &[usize]) -> Vec<usize> {
    let n = parents.len() + 1;
    let below = |root: usize| {
        let parents = parents.iter().map(move |parent| root + parent);
        std::iter::once(0).chain(parents)
    };
    below(1).chain(below(1 + n)).collect()
}

/// The generator SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number from `0..n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// Returns a number from `low..=high`.
    pub fn within(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high - low + 1)
    }

    /// Returns `n` heaps in pairs of equal ones, shuffled. The second player wins them by copying
    /// moves, except for the `last` two: the first player wins if a move makes those equal.
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

    /// Returns a tree as judges write it: how many vertices, then the edges between them. The
    /// numbering is random except for the first vertex.
    pub fn tree_text(&mut self, parents: &[usize]) -> String {
        let labels = self.labels(parents.len() + 1);
        format!("{}\n{}", labels.len(), self.edges(parents, &labels))
    }

    /// Returns numbers for the vertices of a graph: 1 for the first, the others shuffled.
    pub fn labels(&mut self, n: usize) -> Vec<usize> {
        let mut labels: Vec<usize> = (1..=n).collect();
        self.shuffle(&mut labels[1..]);
        labels
    }

    /// Returns the parents of a tree's vertices from the second on. A short `reach` makes it deep.
    pub fn tree(&mut self, n: usize, reach: usize) -> Vec<usize> {
        (1..n)
            .map(|v| v - 1 - self.below(reach.min(v) as u64) as usize)
            .collect()
    }

    /// Writes a line for each edge between a vertex and its parent, in any order and direction.
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
