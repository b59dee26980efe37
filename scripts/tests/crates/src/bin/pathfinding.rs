//! Shortest paths, and an assignment of greatest weight.
use pathfinding::matrix::Matrix;
use pathfinding::prelude::{dijkstra, kuhn_munkres};

fn main() {
    let path = dijkstra(&1u32, |&n| [(n + 3, 2u32), (n * 2, 3)], |&n| n == 23);
    let weights = Matrix::from_vec(3, 3, vec![7, 5, 2, 4, 9, 1, 3, 8, 6]).unwrap();
    println!("{path:?} {:?}", kuhn_munkres(&weights));
}
