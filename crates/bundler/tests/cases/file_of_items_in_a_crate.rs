//! A crate may include items.
//! prints: 5 6
fn main() { println!("{} {}", mini::included(), mini::SIX); }
//%% lib
include!("more.rs");
pub const SIX: u8 = include!("six.in");
//%% mini/src/more.rs
pub fn included() -> u8 { 5 }
//%% mini/src/six.in
2 * 3
