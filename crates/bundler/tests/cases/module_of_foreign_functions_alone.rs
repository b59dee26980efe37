//! A module that holds nothing but `extern "C" { … }` stays.
//! prints: 4
fn main() { println!("{}", mini::f(-4)); }
//%% lib
mod sys { unsafe extern "C" { pub fn abs(x: i32) -> i32; } }
pub fn f(x: i32) -> i32 { unsafe { sys::abs(x) } }
