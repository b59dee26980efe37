//! A function that rustc changes for a later edition is also compared.
//! refused: mini/src/lib.rs:3: `f` would do something else in one file: it uses the number of the
//! edition: 2024
fn main() { println!("{}", mini::f()); }
//%% lib
pub fn f() -> usize {
    let n: usize = [1u8, 2].into_iter().map(|x| std::mem::size_of_val(&x)).sum();
    n + 1000 * line!() as usize
}
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2018"
