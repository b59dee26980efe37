//! A private macro has the name of an exported one.
//! prints: 2 1 2
fn main() { println!("{} {} {}", mini::m!(), mini::a::f(), mini::g()); }
//%% lib
pub mod a {
    macro_rules! m { () => { 1 } }
    pub fn f() -> u8 { m!() }
}
#[macro_export] macro_rules! m { () => { 2 } }
pub fn g() -> u8 { m!() }
