//! `crate` alone as a macro's argument is the library's root.
//! prints: 1 2 7
pub type Number = u64;
fn main() { println!("{} {} {}", mini::size() as Number, mini::pair(), mini::matched()); }
//%% lib
macro_rules! with { ($($root:tt)*) => { pub struct One { pub a: $($root)*::Number } } }
macro_rules! named { (crate $name:ident) => { pub(crate) struct $name(pub(crate) crate::Number); } }
pub type Number = u8;
with!(crate);
named!(crate Pair);
pub fn size() -> usize { std::mem::size_of::<One>() }
pub fn pair() -> usize { std::mem::size_of::<Pair>() + 1 }
pub fn matched() -> Number { Pair(7).0 }
