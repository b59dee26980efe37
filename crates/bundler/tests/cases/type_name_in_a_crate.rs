//! The name of a type begins with its crate.
//! refused: mini/src/lib.rs
fn main() { println!("{}", mini::n::<mini::T>()); }
//%% lib
pub struct T;
pub fn n<X>() -> &'static str { std::any::type_name::<X>() }
