//! A library calls a method of a trait that comes from a crate which nothing but the import names.
//! prints: true 1
fn main() { println!("{} {}", mini::inside(1, 5), mini::unit().0); }
//%% lib
use more::{Contains, One};
pub struct M(pub u8);
impl One for M { fn one() -> Self { M(1) } }
pub fn inside(a: u32, b: u32) -> bool { (a..b).contains_all(&(a..b)) }
pub fn unit() -> M { M::one() }
//%% +mini/Cargo.toml
[dependencies]
more = { path = "../more" }
//%% more/Cargo.toml
[package]
name = "more"
version = "0.1.0"
edition = "2018"
//%% more/src/lib.rs
pub trait Contains { fn contains_all(&self, other: &Self) -> bool; }
impl Contains for std::ops::Range<u32> {
    fn contains_all(&self, other: &Self) -> bool { self.start <= other.start && other.end <=
        self.end }
}
pub trait One { fn one() -> Self; }
