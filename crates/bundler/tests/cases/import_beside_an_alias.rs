//! `use mini;` beside an alias of it.
//! prints: 4
use mini;
use mini as m2;
fn main() { println!("{}", mini::f() + m2::f()); }
//%% lib
pub fn f() -> u8 { 2 }
