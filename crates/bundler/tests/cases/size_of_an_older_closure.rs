//! Before 2021 a closure captures whole variables, which its size shows.
//! refused: mini/src/lib.rs:
fn main() { println!("{}", mini::f()); }
//%% lib
pub fn f() -> usize {
    let pair = (1u64, 2u64);
    let c = move || pair.0;
    std::mem::size_of_val(&c) + c() as usize
}
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2018"
