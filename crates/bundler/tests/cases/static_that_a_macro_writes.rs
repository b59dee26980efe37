//! The linker calls it, whatever names it.
//! prints: 42
fn main() { println!("{}", mini::get()); }
//%% lib
use std::sync::atomic::*;
static C: AtomicU8 = AtomicU8::new(1);
macro_rules! at_start { ($n:ident, $b:block) => { #[used] #[cfg_attr(not(windows), link_section = ".init_array")] static $n: extern "C" fn() = { extern "C" fn init() $b init }; } }
at_start!(INIT, { C.store(42, Ordering::Relaxed); });
pub fn get() -> u8 { C.load(Ordering::Relaxed) }
