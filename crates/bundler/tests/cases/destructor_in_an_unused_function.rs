//! An impl acts everywhere, also in a function that nothing calls.
//! refused: mini/src/lib.rs:2: `B` would do something else
fn main() { { let _b = mini::B(vec![2]); mini::say('-'); } println!("{}", mini::log()); }
//%% lib
pub struct B(pub Vec<u8>);
fn unused() { impl Drop for B { fn drop(&mut self) { say('b') } } }
use std::cell::RefCell;
thread_local!(static LOG: RefCell<String> = RefCell::new(String::new()));
pub fn say(c: char) { LOG.with(|l| l.borrow_mut().push(c)); }
pub fn log() -> String { LOG.with(|l| l.borrow().clone()) }
