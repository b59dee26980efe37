//! Names of the solution's own hide a glob's.
//! prints: 1 20 30
use mini::*;
fn one() -> u8 { 1 }
mod inner { pub use mini::*; pub fn two() -> u8 { 20 } }
fn main() { println!("{} {} {}", one(), inner::two(), { use inner::three; three() }); }
//%% lib
pub fn one() -> u8 { 10 }
pub fn two() -> u8 { 2 }
pub fn three() -> u8 { 30 }
