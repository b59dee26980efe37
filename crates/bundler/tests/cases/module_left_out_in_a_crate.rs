//! A crate's module that is left out needs no file.
//! prints: 2
fn main() { println!("{}", mini::f()); }
//%% lib
#[cfg(feature = "local")] mod tester;
#[cfg(windows)] mod for_windows;
pub fn f() -> u8 { 2 }
//%% +mini/Cargo.toml
[features]
local = []
