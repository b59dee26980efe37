//! A static in a section runs although nothing names it.
//! prints: 9
fn main() { println!("{}", mini::value()); }
//%% lib
use std::sync::atomic::{AtomicU8, Ordering};
static VALUE: AtomicU8 = AtomicU8::new(1);
extern "C" fn start() { VALUE.store(9, Ordering::Relaxed); }
#[used]
#[cfg_attr(target_os = "linux", link_section = ".init_array")]
static START: extern "C" fn() = start;
pub fn value() -> u8 { VALUE.load(Ordering::Relaxed) }
