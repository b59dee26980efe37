//! The crate has a module of its own name, and the solution a function.
//! prints: 3 4 5
fn mini() -> u8 { 5 }
fn main() { println!("{} {} {}", mini::mini::f(), mini::g(), mini()); }
//%% lib
pub mod mini { pub fn f() -> u8 { 3 } }
pub fn g() -> u8 { mini::f() + self::mini::f() - 2 }
