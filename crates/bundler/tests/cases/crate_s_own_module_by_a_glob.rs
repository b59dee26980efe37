//! A crate's module sees its parent's module, which has the name of a crate.
//! prints: 7 7
fn main() { println!("{} {}", mini::b::g(), mini::b::h()); }
//%% lib
pub mod other { pub fn f() -> u8 { 7 } }
pub mod b { use super::*; pub fn g() -> u8 { other::f() } pub fn h() -> u8 { mod inner { pub fn f() -> u8 { 7 } } inner::f() } }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2021"
[dependencies]
other = { path = "../other" }
//%% +Cargo.toml
[workspace.dependencies]
//%% other/Cargo.toml
[package]
name = "other"
version = "0.1.0"
edition = "2021"
//%% other/src/lib.rs
pub fn f() -> u8 { 1 }
