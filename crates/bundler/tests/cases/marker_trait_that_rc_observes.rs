//! `Rc` compares addresses first where its type is `Eq`.
//! prints: true false
use std::rc::Rc;
fn main() { let (a, b) = (Rc::new(mini::Odd(1)), Rc::new(mini::Even(1))); println!("{} {}", a == a.clone(), b == b.clone()); }
//%% lib
pub struct Odd(pub u8);
impl PartialEq for Odd { fn eq(&self, _: &Odd) -> bool { false } }
impl Eq for Odd {}
pub struct Even(pub u8);
impl PartialEq for Even { fn eq(&self, _: &Even) -> bool { false } }
