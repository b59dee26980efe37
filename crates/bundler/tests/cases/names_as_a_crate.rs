//! Variables, parameters, fields and macros named as the crate.
//! prints: 3 4 5 6
macro_rules! mini { ($x:expr) => { $x + 1 } }
struct S { mini: u8 }
fn f(mini: u8) -> u8 { mini + mini::one() }
fn main() { let mini = 2; println!("{} {} {} {}", mini + mini::one(), f(3), S { mini: 4 }.mini + mini::one(), mini!(4 + mini::one())); }
//%% lib
pub fn one() -> u8 { 1 }
