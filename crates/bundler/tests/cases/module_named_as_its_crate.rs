//! A module and a function have the name of their crate, and paths begin with either.
//! prints: 16 6 5 9
fn main() { println!("{} {}", mini::size(), mini::numbers::all()); }
//%% lib
#![no_std]
extern crate alloc;
mod memory {
    use alloc::alloc;
    use core::alloc::Layout;
    pub fn size() -> usize {
        let layout = Layout::new::<[u64; 2]>();
        let memory = unsafe { alloc::alloc(layout) };
        unsafe { alloc::dealloc(memory, layout) };
        layout.size()
    }
}
pub use memory::size;
pub mod numbers {
    use alloc::{format, string::String};
    pub fn all() -> String { format!("{} {} {}", module(), function(), both()) }
    fn module() -> u8 { use choose::choose; choose::first(5) + 1 }
    fn function() -> u8 { use twice::twice; twice(1) + twice::three() }
    fn both() -> u8 { use choose::choose; use twice::twice; choose::first(4) + twice::three() + 2 }
}
//%% +mini/Cargo.toml
[dependencies]
twice = { path = "../twice" }
choose = { path = "../choose" }
//%% twice/Cargo.toml
[package]
name = "twice"
version = "0.1.0"
edition = "2021"
//%% twice/src/lib.rs
mod twice { pub fn twice(x: u8) -> u8 { 2 * x } }
pub use twice::twice;
pub fn three() -> u8 { 3 }
//%% choose/Cargo.toml
[package]
name = "choose"
version = "0.1.0"
edition = "2021"
//%% choose/src/lib.rs
pub mod choose { pub fn first(x: u8) -> u8 { x } }
