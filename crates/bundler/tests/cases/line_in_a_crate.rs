//! A crate that asks for its own line would get another.
//! refused: mini/src/lib.rs:1: `f` uses the number of the line (`line!`), which is another one
fn main() { println!("{}", mini::f()); }
//%% lib
pub fn f() -> u32 { line!() }
