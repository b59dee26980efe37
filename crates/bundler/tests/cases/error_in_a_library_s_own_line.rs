//! A refusal names the library's own file and line, squeezed or not.
//! refused: mini/src/lib.rs:3
fn main() { println!("{}", mini::f(Some(3))); }
//%% lib
/// Twice.
pub fn f(x: Option<u8>) -> u8 {
    if let Some(y) = x && y > 2 { y } else { 0 }
}
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2024"
