//! Games on two heaps: tables of their values, by the definition.

use crate::game::TwoHeaps;

/// Values of two heaps, indexed by row, then column. All rows have the same length.
pub type Table = Vec<Vec<i64>>;

/// The default size of a table: it shows heaps below this number.
pub const DEFAULT_SIZE: usize = 24;

/// Computes the values of all pairs of heaps below `size`.
pub fn table(game: TwoHeaps, size: usize) -> Table {
    match game {
        TwoHeaps::Nim => lines(size, false),
        TwoHeaps::Wythoff => lines(size, true),
        TwoHeaps::Euclid => euclid(size),
    }
}

/// Values of a game in which a move goes back in the row, in the column or, with `diagonals`, in
/// the diagonal.
fn lines(size: usize, diagonals: bool) -> Table {
    // No value exceeds the number of options.
    let mut in_column = vec![vec![false; 3 * size + 1]; size];
    let mut in_diagonal = vec![vec![false; 3 * size + 1]; 2 * size];
    let mut table = Table::new();
    for a in 0..size {
        let mut in_row = vec![false; 3 * size + 1];
        let mut row = Vec::new();
        for b in 0..size {
            let (column, diagonal) = (&mut in_column[b], &mut in_diagonal[size + a - b]);
            let is_free = |&v: &usize| !(in_row[v] || column[v] || diagonal[v]);
            let value = (0..)
                .find(is_free)
                .expect("there are more values than options");
            in_row[value] = true;
            column[value] = true;
            diagonal[value] = diagonals;
            row.push(value as i64);
        }
        table.push(row);
    }
    table
}

fn euclid(size: usize) -> Table {
    let mut table: Table = vec![vec![0; size]; size];
    for (large, small) in pairs(size) {
        let rests = (1..=large / small).map(|k| large - k * small);
        let options: Vec<i64> = rests.map(|rest| table[small][rest]).collect();
        let value = (0..).find(|v| !options.contains(v));
        let value = value.expect("the options are finite");
        (table[small][large], table[large][small]) = (value, value);
    }
    table
}

/// All pairs (large, small) with 0 < small ≤ large < `size`, ordered by the larger one.
fn pairs(size: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..size).flat_map(|large| (1..=large).map(move |small| (large, small)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn euclid_is_lost_below_the_golden_ratio() {
        let table = table(TwoHeaps::Euclid, 60);
        for (b, a) in pairs(60) {
            let is_below = b * b < a * a + a * b;
            assert_eq!(table[a][b] == 0, is_below && a != b, "{a} {b}");
        }
    }

    #[test]
    fn the_diagonal_of_wythoff_is_as_published() {
        let table = table(TwoHeaps::Wythoff, 13);
        let diagonal: Vec<i64> = (0..13).map(|n| table[n][n]).collect();
        assert_eq!(diagonal, [0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10]);
    }
}
