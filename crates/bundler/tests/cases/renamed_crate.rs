//! A crate has other names in the solution, also in its modules.
//! prints: 1 3
extern crate mini as m;
use m::f;
use mini as third;
mod sub {
    use super::m as n;
    use crate::third;
    pub fn g() -> u8 { third::f() + n::f() + mini::f() }
}
fn main() { println!("{} {}", f(), sub::g()); }
//%% lib
pub fn f() -> u8 { 1 }
