//! A group behind leading colons names crates.
//! prints: 2
use ::{mini::f, std::cmp::max};
fn main() { println!("{}", max(f(), 1)); }
//%% lib
pub fn f() -> u8 { 2 }
