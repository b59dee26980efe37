//! An enum keeps its variants where a macro writes them from its arguments.
//! prints: Point { x: 1, gone: 2 } Kept ["a", "b"]
use mini::*;
fn main() { println!("{:?} {:?} {:?}", Point { x: 1, gone: 2 }, E::Kept, E::names()); }
//%% lib
#[derive(Debug)] pub struct Point { pub x: u8, pub gone: u8 }
macro_rules! en { ($($n:ident = $s:literal),*) => { #[derive(Debug)] pub enum E { $($n),* , Kept } impl E { pub fn names() -> Vec<&'static str> { vec![$($s),*] } } } }
en!(A = "a", B = "b");
