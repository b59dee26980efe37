//! Functions and macros have the names of their crates, and paths begin with these.
//! prints: 6 3 12
fn main() { println!("{} {} {}", mini::f(), mini::deep::g(), mini::deep::h()); }
//%% lib
use twice::twice;
use choose::choose;
choose! { pub fn f() -> u8 { twice(3) } }
pub mod deep {
    use twice::other::thrice as twice;
    pub fn g() -> u8 { twice(1) }
    pub fn h() -> u8 { ::twice::twice(3) + twice::other::thrice(2) }
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
pub fn twice(x: u8) -> u8 { 2 * x }
pub mod other { pub fn thrice(x: u8) -> u8 { 3 * x } }
//%% choose/Cargo.toml
[package]
name = "choose"
version = "0.1.0"
edition = "2021"
//%% choose/src/lib.rs
#[macro_export] macro_rules! choose { ($($t:tt)*) => { $($t)* } }
