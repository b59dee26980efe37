//! Rustc prints the shorter path, by the crate's re-export.
//! prints: 2 Reverse(3) 9 21 2 {1: 2} 6
use mini::*;
fn main() {
    let (mut a, mut b, mut m) = (1, 2, Map::new());
    swap(&mut a, &mut b);
    m.insert(1, 2);
    println!("{} {:?} {} {a}{b} {} {m:?} {}", min(3, 2), Reverse(3), nine(1), smaller(3, 2), max(2, 3));
}
//%% lib
pub use std::cmp::*;
pub use std::{cmp::min as smaller, collections::BTreeMap as Map, mem::{replace as put, swap}};
pub fn nine(x: u8) -> u8 { let mut y = x; put(&mut y, 8) + smaller(y, 8) }
pub fn max(x: u8, y: u8) -> u8 { x * y }
