//! A trait that the crate keeps to itself stays out of `use mini::*`.
//! prints: true false
use mini::*;
fn main() { let v = vec![2, 1]; println!("{} {}", v.contains(&2), solve(&v)); }
//%% lib
pub(crate) trait VecExt { fn contains(&self, x: &i32) -> bool; }
impl VecExt for Vec<i32> { fn contains(&self, x: &i32) -> bool { self.binary_search(x).is_ok() } }
pub fn solve(v: &Vec<i32>) -> bool { v.contains(&2) }
