//! A library gives another one names of its own.
//! prints: 2 12
fn main() { println!("{} {}", mini::f(), mini::x::g()); }
//%% lib
extern crate other as o; pub extern crate other as public; use o::h as hh;
pub mod x { use crate::o; pub fn g() -> u8 { o::h() + crate::o::deep::k() + super::public::h() } mod other { } }
pub fn f() -> u8 { hh() + ::other::h() }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2021"
[dependencies]
other = { path = "../other" }
//%% other/Cargo.toml
[package]
name = "other"
version = "0.1.0"
edition = "2021"
//%% other/src/lib.rs
pub fn h() -> u8 { 1 } pub mod deep { pub fn k() -> u8 { 10 } }
