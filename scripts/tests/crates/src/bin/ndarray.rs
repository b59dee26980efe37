//! A table, its columns and sums.
use ndarray::{Array2, Axis};

fn main() {
    let table = Array2::from_shape_fn((3, 4), |(i, j)| (i * j) as i64);
    println!("{:?} {}", table.sum_axis(Axis(0)).to_vec(), table.column(2).sum());
}
