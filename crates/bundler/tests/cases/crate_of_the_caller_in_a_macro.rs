//! `crate::N` in an exported macro is the caller's.
//! prints: 7 8
const N: u8 = 7;
mod inner { pub fn f() -> u8 { mini::size!() + mini::one() } }
fn main() { println!("{} {}", mini::size!(), inner::f()); }
//%% lib
#[macro_export] macro_rules! size { () => { crate::N } }
pub fn one() -> u8 { 1 }
