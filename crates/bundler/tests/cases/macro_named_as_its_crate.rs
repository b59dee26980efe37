//! `use lazy_static::lazy_static;` in the library: macro and crate have one name.
//! prints: 4
fn main() { println!("{}", mini::get(2)); }
//%% lib
use lazy_static::lazy_static;
lazy_static! { static ref T: Vec<u32> = (0..5).map(|x| x * x).collect(); }
pub fn get(i: usize) -> u32 { T[i] }
//%% +mini/Cargo.toml
[dependencies]
lazy_static = "1"
