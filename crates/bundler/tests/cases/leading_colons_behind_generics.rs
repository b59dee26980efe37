//! `impl<T> ::mini_nt::Zero for …`: leading colons behind `>` name a crate.
//! prints: 0
use mini::W; use mini_nt::Zero;
fn main() { println!("{}", W::<u8>::zero().0); }
//%% lib
pub struct W<T>(pub T);
impl<T: Default> ::mini_nt::Zero for W<T> { fn zero() -> Self { W(T::default()) } }
//%% +mini/Cargo.toml
[dependencies]
mini_nt = { path = "../mini_nt" }
//%% mini_nt/Cargo.toml
[package]
name = "mini_nt"
version = "0.1.0"
edition = "2024"
//%% mini_nt/src/lib.rs
pub trait Zero { fn zero() -> Self; }
//%% +Cargo.toml
mini_nt = { path = "mini_nt" }
