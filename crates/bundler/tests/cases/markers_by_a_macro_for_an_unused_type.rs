//! Macros write marker impls, also for a type that nothing uses.
//! prints: false true | 2 | Some(1) None Some(3)
use std::rc::Rc; use mini::*;
fn main() { println!("{} {}", Rc::new(K(1)) == Rc::new(K(1)), { let r = Rc::new(K(3)); r == r.clone() }); let a = C(1); let b = a; println!("{}", a.0 + b.0); let mut i = F(0).fuse(); println!("{:?} {:?} {:?}", i.next(), i.next(), i.next()); }
//%% lib
pub struct K(pub u8); pub struct Unused(u8); pub struct C(pub u8); pub struct F(pub u8);
impl PartialEq for K { fn eq(&self, _: &K) -> bool { false } } impl PartialEq for Unused { fn eq(&self, _: &Unused) -> bool { false } }
macro_rules! marks { ($($t:ident),*) => { $(impl Eq for $t {})* } } marks!(K, Unused);
macro_rules! copies { ($($t:ident)*) => { $(impl Clone for $t { fn clone(&self) -> Self { $t(self.0) } } impl Copy for $t {})* } } copies!(C Unused);
impl Iterator for F { type Item = u8; fn next(&mut self) -> Option<u8> { self.0 += 1; (self.0 != 2).then_some(self.0) } }
macro_rules! fused { ($t:ty, $u:ty) => { impl std::iter::FusedIterator for $t {} const _: fn($u) = |_| (); } } fused!(F, Unused);
