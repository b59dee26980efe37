//! A module in a function hides the crate of its name.
//! prints: 7 12
mod a { pub fn g() -> u8 { mod mini { pub fn f() -> u8 { 7 } } mini::f() } pub fn h() -> u8 { mini::f() } }
fn main() { println!("{} {}", a::g(), a::h()); }
//%% lib
pub fn f() -> u8 { 12 }
