//! These names are the same everywhere.
//! prints: alloc::vec::Vec<&[u64; 3]> [u8]
fn main() { println!("{} {}", mini::f(), mini::g(&[1, 2])); }
//%% lib
pub fn f() -> &'static str { std::any::type_name::<Vec<&'static [u64; 3]>>() }
pub fn g(x: &[u8]) -> &'static str { std::any::type_name_of_val(x) }
