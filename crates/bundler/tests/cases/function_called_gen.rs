//! `gen` is a keyword of a later edition.
//! prints: 4 5
//! edition: 2021
use mini::gen;
fn main() { println!("{} {}", gen(), mini::deep::gen(1)); }
//%% lib
pub fn gen() -> u8 { 4 }
pub mod deep { pub fn gen(gen: u8) -> u8 { gen + super::gen() } }
