//! An allocator acts although nothing names it.
//! prints: true
fn main() { let v = vec![1u8; 100]; println!("{}", mini::count() > 0 && v.len() == 100); }
//%% lib
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
static COUNT: AtomicUsize = AtomicUsize::new(0);
struct Counting;
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        System.alloc(layout)
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) { System.dealloc(at, layout) }
}
#[global_allocator] static ALLOCATOR: Counting = Counting;
pub fn count() -> usize { COUNT.load(Ordering::Relaxed) }
