//! `Rc` compares addresses first where its type is `Eq`.
//! prints: true true
use std::rc::Rc;
fn main() { let r = Rc::new(mini::N(0)); println!("{} {}", r == r.clone(), mini::own()); }
//%% lib
use std::rc::Rc;
macro_rules! mark { ($($t:ty),*) => { $(impl Eq for $t {})* } }
pub struct N(pub i32); impl PartialEq for N { fn eq(&self, _: &N) -> bool { false } }
pub struct M; impl PartialEq for M { fn eq(&self, _: &M) -> bool { false } }
mark!(N, M);
pub fn own() -> bool { let m = Rc::new(M); m == m.clone() }
