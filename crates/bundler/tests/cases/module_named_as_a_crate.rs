//! Within a module, `mini` is the module beside it.
//! prints: 7 7 12
mod a { pub mod mini { pub fn f() -> u8 { 7 } } pub fn g() -> u8 { mini::f() } pub mod b { use super::mini; pub fn h() -> u8 { mini::f() } } }
fn main() { println!("{} {} {}", a::g(), a::b::h(), mini::f()); }
//%% lib
pub fn f() -> u8 { 12 }
