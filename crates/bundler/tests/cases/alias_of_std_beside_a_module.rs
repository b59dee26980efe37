//! Modules named `std` and `core` in a crate.
//! prints: 5 6
fn main() { println!("{} {}", mini::f(), mini::g()); }
//%% lib
mod core { pub fn max(_: u8, _: u8) -> u8 { 5 } }
pub fn f() -> u8 { core::max(1, 2) }
pub fn g() -> u8 { ::core::cmp::max(6, 2) }
