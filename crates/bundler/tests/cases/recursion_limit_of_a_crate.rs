//! A crate's macro may recurse deeper than usual.
//! prints: 200
fn main() { println!("{}", mini::deep()); }
//%% lib
#![recursion_limit = "300"]
macro_rules! count { () => { 0u32 }; ($t:tt $($rest:tt)*) => { 1 + count!($($rest)*) } }
macro_rules! twenty { ($m:ident $($t:tt)*) => { $m!($($t)* x x x x x x x x x x x x x x x x x x x x) } }
macro_rules! a { ($($t:tt)*) => { twenty!(b $($t)*) } }
macro_rules! b { ($($t:tt)*) => { twenty!(c $($t)*) } }
macro_rules! c { ($($t:tt)*) => { twenty!(d $($t)*) } }
macro_rules! d { ($($t:tt)*) => { twenty!(e $($t)*) } }
macro_rules! e { ($($t:tt)*) => { twenty!(f $($t)*) } }
macro_rules! f { ($($t:tt)*) => { twenty!(g $($t)*) } }
macro_rules! g { ($($t:tt)*) => { twenty!(h $($t)*) } }
macro_rules! h { ($($t:tt)*) => { twenty!(i $($t)*) } }
macro_rules! i { ($($t:tt)*) => { twenty!(count $($t)*) } }
pub fn deep() -> u32 { a!(x x x x x x x x x x x x x x x x x x x x) }
