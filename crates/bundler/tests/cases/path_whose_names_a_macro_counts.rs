//! A macro writes another type for a longer path. The comparison also sees it between editions.
//! edition: 2024
//! refused: mini/src/lib.rs: `S` would do something else in one file
fn main() { println!("{}", mini::size()); }
//%% lib
macro_rules! write {
    ($n:ident $a:ident::$b:ident) => { pub struct $n(pub u8); };
    ($n:ident $a:ident::$b:ident::$c:ident) => { pub struct $n(pub u64); };
}
pub struct T;
write!(S crate::T);
pub fn size() -> usize { std::mem::size_of::<S>() }
