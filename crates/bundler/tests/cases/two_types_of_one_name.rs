//! Types of one name in two modules, each handed on under another.
//! prints: 1 2 3
use mini::{left, Right};
fn main() { println!("{} {} {}", left::Point.f(), Right.f(), mini::both()); }
//%% lib
pub mod left { pub struct Point; impl Point { pub fn f(&self) -> u8 { 1 } } }
mod right { pub struct Point; impl Point { pub fn f(&self) -> u8 { 2 } } }
pub use right::Point as Right;
pub fn both() -> u8 { left::Point.f() + right::Point.f() }
