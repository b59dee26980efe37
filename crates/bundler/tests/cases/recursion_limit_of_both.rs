//! The solution has a limit of its own, and a crate a higher one.
//! prints: 2 | 1
#![recursion_limit = "200"]
fn main() { println!("{}", mini::count!(a a)); println!("{}", mini::deep()); }
//%% lib
#![recursion_limit = "300"]
#[macro_export] macro_rules! count { () => { 0 }; ($a:tt $($r:tt)*) => { 1 + $crate::count!($($r)*) } }
macro_rules! down { (@ $($x:tt)*) => { down!($($x)*) }; (end) => { 1 } }
pub fn deep() -> u8 { down!(@ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ 
  @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ 
  @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ 
  @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ 
  @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ 
  @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ end) }
