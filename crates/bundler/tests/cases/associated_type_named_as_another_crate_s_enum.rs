//! A macro writes an impl with `Item = …`, and a crate that nobody names has a type of this name.
//! prints: Some(2) Some(2)
use mini::{Next, Twice};
fn main() { println!("{:?} {:?}", [1_u8].into_iter().twice(), vec![2_u8].into_iter().next_of()); }
//%% lib
pub mod more { pub use other::*; }
pub trait Twice<I> { fn twice(self) -> Option<I>; }
macro_rules! twice { ($($t:ty)*) => { $(
    impl<I: Iterator<Item = $t>> Twice<$t> for I {
        fn twice(mut self) -> Option<$t> { self.next().map(|x| x * 2) }
    }
)* } }
twice!(u8 u16);
pub trait Next<T> { fn next_of(self) -> Option<T>; }
impl<I: Iterator> Next<<I as Iterator>::Item> for I {
    fn next_of(mut self) -> Option<I::Item> { self.next() }
}
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2021"
[dependencies]
other = { path = "../other" }
//%% other/Cargo.toml
[package]
name = "other"
version = "0.1.0"
edition = "2021"
//%% other/src/lib.rs
enum Item { Size(usize) }
pub fn size() -> usize { let Item::Size(n) = Item::Size(1); n }
