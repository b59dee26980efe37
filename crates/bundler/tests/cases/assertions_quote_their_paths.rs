//! The text of a failed `assert!` may have a module more.
//! prints: 2
fn main() { println!("{}", mini::f(1)); }
//%% lib
pub mod a { pub fn is_small(x: u8) -> bool { x < 9 } }
pub fn f(x: u8) -> u8 { assert!(crate::a::is_small(x)); assert!(self::a::is_small(x), "{x}"); x + 1 }
