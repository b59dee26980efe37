//! A module that is left out needs no file.
//! prints: 2
#[cfg(feature = "local")]
mod tester;
fn main() { println!("{}", mini::f()); }
//%% lib
pub fn f() -> u8 { 2 }
//%% +Cargo.toml
[features]
local = []
