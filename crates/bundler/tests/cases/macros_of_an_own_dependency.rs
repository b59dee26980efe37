//! Macros of a library behind the library, handed on by a glob.
//! prints: 3 7 vec
use mini::prelude::*;
fn main() { println!("{} {} {}", add!(1, 2), mini::twice!(3), mini::own_vec()); }
//%% lib
#[macro_use] mod macros { macro_rules! vec { ($($t:tt)*) => { "vec" } } }
pub mod prelude { pub use other::*; pub use crate::twice; }
#[macro_export] macro_rules! twice { ($x:expr) => { $crate::reexported::add!($x, $x) + 1 } }
pub use other as reexported;
pub fn own_vec() -> &'static str { vec![1, 2] }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2021"
[dependencies]
other = { path = "../other" }
//%% other/Cargo.toml
[package]
name = "other"
version = "0.1.0"
edition = "2018"
//%% other/src/lib.rs
#[macro_export] macro_rules! add { ($a:expr, $b:expr) => { $crate::sum($a, $b) } }
pub fn sum(a: u8, b: u8) -> u8 { a + b }
