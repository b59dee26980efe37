//! A macro takes `crate` alone, and the library's root has two names in one file.
//! refused: mini/src/lib.rs:4
pub type Number = u64;
fn main() { println!("{}", mini::size() as Number); }
//%% lib
macro_rules! with { ($root:tt) => { pub struct One { pub a: $root::Number } } }
pub type Number = u8;
with!(crate);
pub fn size() -> usize { std::mem::size_of::<One>() }
