//! What only a panic's message names does not matter.
//! prints: 5
fn main() { println!("{}", mini::read::<u8>("5")); }
//%% lib
pub fn read<T: std::str::FromStr>(x: &str) -> T {
    match x.parse() { Ok(x) => x, Err(_) => panic!("no {}", std::any::type_name::<T>()) }
}
