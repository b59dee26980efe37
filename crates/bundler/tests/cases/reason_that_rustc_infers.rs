//! Impls whose trait has an argument that nothing else names: rustc infers it. `zerocopy`, which
//! `rand` uses, has such impls, and an iterator that captures less under its edition.
//! edition: 2024
//! prints: 7 [5, 6] 2 5
use mini::{Number, Slice};
fn main() {
    println!("{} {:?} {} {}", Number(7u32).cast::<u64, _>(),
        Slice(&[2, 3]).more(3).collect::<Vec<_>>(),
        mini::tagged(&1u8), mini::size(Box::new(5)));
}
//%% lib
pub struct Number<T>(pub T);
pub trait Fits<U, Reason> {}
pub trait Read<Reason> {}
pub trait Plain {}
impl Plain for u32 {}
impl Plain for u64 {}
pub enum BecauseRead {}
pub struct BecausePlain;
pub struct BecauseOwned;
pub enum BecauseEqual {}
impl<T: Plain> Read<BecausePlain> for T {}
impl Read<BecauseOwned> for Box<u32> {}
impl<T: Read<R>, U: Read<R>, R> Fits<U, (BecauseRead, R)> for T {}
impl Fits<String, BecauseEqual> for String {}
impl<T: Copy + Into<u64>> Number<T> {
    pub fn cast<U: From<u32>, R>(self) -> u64 where T: Fits<U, R> { self.0.into() }
}
pub struct Slice<'a>(pub &'a [u64]);
impl<'a> Slice<'a> {
    fn inner(&self) -> Slice<'a> { Slice(self.0) }
    fn iter(&self) -> impl Iterator<Item = &'a u64> {
        let all = self.0;
        (0..all.len()).map(move |i| &all[i])
    }
    pub fn more(&self, by: u64) -> impl Iterator<Item = u64> + 'a {
        self.inner().iter().map(move |x| x + by)
    }
}
pub trait Tag<T> { fn tag(&self) -> u8; }
pub struct Small;
macro_rules! tags { ($($t:ty => $tag:ident $n:literal)*) => { $(
    impl Tag<$tag> for $t { fn tag(&self) -> u8 { $n } } )* } }
tags! { u8 => Small 2 }
pub fn tagged<T, U: Tag<T>>(value: &U) -> u8 { value.tag() }
pub fn size(value: Box<u32>) -> u32 { read::<_, _>(&value); *value }
fn read<T: Read<R>, R>(_: &T) {}
