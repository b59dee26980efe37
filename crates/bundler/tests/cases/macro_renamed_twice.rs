//! A macro may be renamed in a module and again at the root.
//! prints: 7
use mini::top;
fn main() { println!("{}", top!()); }
//%% lib
pub mod a { #[macro_export] macro_rules! first { () => { 7 } } pub use first as second; }
pub use a::second as top;
