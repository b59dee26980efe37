//! Nothing names the module, nor the static.
//! prints: 3
fn main() { println!("{}", mini::f()); }
//%% lib
mod counter;
mod heap;
pub use heap::f;
//%% mini/src/heap.rs
pub fn f() -> usize { drop(vec![1u8; 9]); std::env::var("MINI_ALLOCS").map_or(0, |v| v.len()) }
//%% mini/src/counter.rs
use std::alloc::{GlobalAlloc, Layout, System};
struct A;
unsafe impl GlobalAlloc for A {
    unsafe fn alloc(&self, l: Layout) -> *mut u8 { if l.size() == 9 { std::env::set_var("MINI_ALLOCS", "123"); } System.alloc(l) }
    unsafe fn dealloc(&self, p: *mut u8, l: Layout) { System.dealloc(p, l) }
}
#[cfg_attr(not(miri), global_allocator)]
static G: A = A;
