//! A macro writes the destructors, also of a type that nothing uses.
//! prints: -yx
use mini::*;
fn main() { { let _a = make(1); let _b = X2::new(); say('-'); } println!("{}", log()); }
//%% lib
pub struct X(Vec<u8>); pub struct X2 { v: Vec<u8> } pub struct Never(Vec<u8>);
macro_rules! drops { ($($t:ident $c:expr;)*) => { $(impl Drop for $t { fn drop(&mut self) { say($c) } })* } }
drops! { X 'x'; X2 'y'; Never 'n'; }
pub fn make(n: u8) -> X { X(vec![n]) }
impl X2 { pub fn new() -> Self { Self { v: vec![1] } } pub fn len(&self) -> usize { self.v.len() } }
use std::cell::RefCell;
thread_local!(static LOG: RefCell<String> = RefCell::new(String::new()));
pub fn say(c: char) { LOG.with(|l| l.borrow_mut().push(c)); }
pub fn log() -> String { LOG.with(|l| l.borrow().clone()) }
pub struct D(pub char);
impl Drop for D { fn drop(&mut self) { say(self.0); } }
