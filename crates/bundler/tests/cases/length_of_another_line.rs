//! A constant in a type has no name of its own.
//! refused: mini/src/lib.rs:1: `S::0
fn main() { println!("{}", mini::f()); }
//%% lib
pub struct S(pub [u8; line!() as usize]);
pub fn f() -> usize { std::mem::size_of::<S>() }
