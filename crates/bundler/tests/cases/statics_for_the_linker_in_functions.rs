//! The linker calls what is in this section, also in a function that never runs.
//! prints: 11
fn main() { println!("{}", mini::get()); }
//%% lib
use std::sync::atomic::*;
static C: AtomicU32 = AtomicU32::new(0);
pub fn get() -> u32 { C.load(Ordering::SeqCst) }
extern "C" fn add1() { C.fetch_add(1, Ordering::SeqCst); }
extern "C" fn add10() { C.fetch_add(10, Ordering::SeqCst); }
const _: () = {
    #[used]
    #[cfg_attr(target_os = "linux", link_section = ".init_array")]
    static A: extern "C" fn() = add1;
};
pub fn never() {
    #[used]
    #[cfg_attr(target_os = "linux", link_section = ".init_array")]
    static B: extern "C" fn() = add10;
}
