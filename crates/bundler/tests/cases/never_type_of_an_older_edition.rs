//! What a value of no type falls back to differs between editions.
//! prints: 0 ok
//! edition: 2021
fn main() { println!("{} {}", mini::size(), mini::run()); }
//%% lib
fn make<T: Default>() -> T { T::default() }
pub fn size() -> usize { std::mem::size_of_val(&{ if true { make() } else { return 9 } }) }
pub fn run() -> &'static str { "ok" }
