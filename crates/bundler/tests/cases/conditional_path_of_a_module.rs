//! The system decides about a module's file.
//! refused: mini/src/lib.rs:5: the system decides about the module's file
fn main() { println!("{}", mini::m::f() + mini::n::f()); }
//%% lib
#[cfg_attr(all(), path = "other.rs")]
pub mod n;
#[cfg_attr(unix, path = "other.rs")]
#[cfg_attr(windows, path = "other.rs")]
pub mod m;
//%% mini/src/other.rs
pub fn f() -> u8 { 5 }
