//! The name of a feature is a text, however its literal is written.
//! prints: 1 2 3
fn main() { println!("{} {} {}", mini::a(), mini::b(), mini::c()); }
//%% lib
#[cfg(feature = r"fast")] pub fn a() -> u8 { 1 }
#[cfg(not(feature = r"fast"))] pub fn a() -> u8 { 0 }
pub fn b() -> u8 { if cfg!(feature = "fa\x73t") { 2 } else { 0 } }
macro_rules! all { ($($item:item)*) => { $($item)* } }
all! { #[cfg(feature = r#"fast"#)] pub fn c() -> u8 { 3 } }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2021"
[features]
default = ["fast"]
fast = []
