//! `pathfinding` was refused for an attribute that only warns of old items.
//! prints: 5
use mini::old;
fn main() { println!("{}", old(2)); }
//%% lib
use deprecate_until::deprecate_until;
#[deprecate_until(note = "add by hand", since = "1.0.0", remove = "> 1.x")]
pub fn old(x: u8) -> u8 { x + 3 }
//%% +mini/Cargo.toml
[dependencies]
deprecate-until = { path = "../deprecate-until" }
//%% deprecate-until/Cargo.toml
[package]
name = "deprecate-until"
version = "0.1.1"
edition = "2021"
[lib]
proc-macro = true
//%% deprecate-until/src/lib.rs
#[proc_macro_attribute]
pub fn deprecate_until(_: proc_macro::TokenStream, item: proc_macro::TokenStream) -> proc_macro::TokenStream { item }
