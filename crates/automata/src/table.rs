//! Tables of values computed by brute force, from which automata are learned.

use std::collections::BinaryHeap;

/// Values of all positions whose coordinates are below `side`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub side: usize,
    pub coordinates: usize,
    /// Values by position, the last coordinate varying fastest: Grundy values, or 0 for a
    /// P-position and 1 for an N-position.
    pub values: Vec<u32>,
}

impl Table {
    /// Makes the table of all positions whose coordinates are below `side`.
    ///
    /// # Panics
    /// If the number of values differs from the number of positions.
    pub fn new(side: usize, coordinates: usize, values: Vec<u32>) -> Self {
        assert_eq!(
            values.len(),
            side.pow(coordinates as u32),
            "a value for each position"
        );
        Self {
            side,
            coordinates,
            values,
        }
    }

    /// Returns the part of the table with coordinates below `side`.
    ///
    /// # Panics
    /// If the table is smaller than `side`.
    pub fn part(&self, side: usize) -> Self {
        assert!(side <= self.side, "a part is not larger than the whole");
        let mut values = Vec::with_capacity(side.pow(self.coordinates as u32));
        for at in tuples(side, self.coordinates - 1) {
            let row = index_of(&at, self.side) * self.side;
            values.extend_from_slice(&self.values[row..row + side]);
        }
        Self::new(side, self.coordinates, values)
    }

    /// Returns the relation of positions and values as a table with one more coordinate: 1 where
    /// that coordinate is the position's value.
    pub fn with_value_coordinate(&self) -> Self {
        let mut cells = vec![0; self.values.len() * self.side];
        for (index, &value) in self.values.iter().enumerate() {
            if (value as usize) < self.side {
                cells[index * self.side + value as usize] = 1;
            }
        }
        Self::new(self.side, self.coordinates + 1, cells)
    }
}

/// Returns the index of a tuple of numbers below `side`.
pub fn index_of(numbers: &[usize], side: usize) -> usize {
    numbers
        .iter()
        .fold(0, |index, &number| index * side + number)
}

/// Returns the tuple at an index; inverse of [`index_of`].
pub fn coordinates_of(index: usize, side: usize, coordinates: usize) -> Vec<usize> {
    let mut rest = index;
    let mut numbers = vec![0; coordinates];
    for number in numbers.iter_mut().rev() {
        *number = rest % side;
        rest /= side;
    }
    numbers
}

/// Iterates over all tuples of numbers below `side`, the last number varying fastest.
pub fn tuples(side: usize, coordinates: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..side.pow(coordinates as u32)).map(move |index| coordinates_of(index, side, coordinates))
}

/// Returns the indices of the tuples of numbers below `side` that have a key, sorted by key.
pub fn indices_by(
    side: usize,
    coordinates: usize,
    key: &dyn Fn(&[usize]) -> Option<usize>,
) -> Vec<usize> {
    let keyed = tuples(side, coordinates).zip(0..);
    // Less code than `sort_unstable`; computing the key takes longer than either.
    let keyed: BinaryHeap<[usize; 2]> = keyed
        .filter_map(|(tuple, index)| Some([key(&tuple)?, index]))
        .collect();
    let keyed = keyed.into_sorted_vec();
    keyed.into_iter().map(|[_, index]| index).collect()
}
