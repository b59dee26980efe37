//! A crate that asks for its own line would get another.
//! refused: mini/src/lib.rs:1: `f` would do something else in one file: it uses the number of the
fn main() { println!("{}", mini::f()); }
//%% lib
pub fn f() -> u32 { line!() }
