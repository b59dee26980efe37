//! Before 2021 `pat` matches no alternatives, and this macro takes its second arm.
//! refused: src/main.rs:7: `main` would do something else
macro_rules! is {
    ($v:expr; $p:pat) => { match $v { $p => true, _ => false } };
    ($v:expr; $a:tt $($q:tt)*) => { match $v { $a => true, _ => false } };
}
fn main() { println!("{}", is!(mini::f(); 1 | 2)); }
//%% lib
pub fn f() -> u8 { 2 }
//%% Cargo.toml
[workspace]
resolver = "2"
[package]
name = "problems"
version = "0.1.0"
edition = "2018"
[dependencies]
mini = { path = "mini" }
