//! Permutations, one by one and in order.
use permutohedron::{Heap, LexicalPermutation};

fn main() {
    let mut digits = [1, 2, 3];
    let all: Vec<Vec<i32>> = Heap::new(&mut digits).map(|p| p.to_vec()).collect();
    let mut next = [1, 3, 2];
    next.next_permutation();
    println!("{} {next:?}", all.len());
}
