//! `extern crate mini as _` is enough for the library's allocator.
//! prints: here | 4321
extern crate mini as _;
fn main() { println!("{}", vec![1u8; 4321].len()); }
//%% lib
use std::alloc::{GlobalAlloc, Layout, System};
struct Loud;
unsafe impl GlobalAlloc for Loud {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.size() == 4321 { println!("here"); }
        System.alloc(layout)
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) { System.dealloc(at, layout) }
}
#[global_allocator] static ALLOCATOR: Loud = Loud;
