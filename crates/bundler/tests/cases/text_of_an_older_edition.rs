//! A text that `println!` alone writes is also compared between editions.
//! refused: mini/src/lib.rs:1: `f` would do something else in one file: it uses the number of the
fn main() { mini::f(); }
//%% lib
pub fn f() { println!(concat!("line ", line!())); }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2018"
