//! refused: it needs `twice`, a procedural macro
//! The refusal was that the solution does not compile.
use mini::Two;

fn main() {
    println!("{}", Two(2).doubled());
}
//%% lib
#[derive(twice::Doubled)]
pub struct Two(pub u8);
//%% +mini/Cargo.toml
[dependencies]
twice = { path = "twice" }
//%% mini/twice/Cargo.toml
[package]
name = "twice"
version = "0.1.0"
[lib]
proc-macro = true
//%% mini/twice/src/lib.rs
#[proc_macro_derive(Doubled)]
pub fn doubled(_: proc_macro::TokenStream) -> proc_macro::TokenStream {
    "impl Two { pub fn doubled(&self) -> u8 { self.0 * 2 } }".parse().unwrap()
}
