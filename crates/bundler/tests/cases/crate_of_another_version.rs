//! The judge has a crate that needs more than Rust, but in another version.
//! judge: rand 0.2.0
//! refused: and bare has rand 0.2.0, not 0.1.0; take that version, or seed the generator yourself
fn main() { rand::rng(); }
//%% +Cargo.toml
rand = { path = "rand" }
//%% rand/Cargo.toml
[package]
name = "rand"
version = "0.1.0"
[dependencies]
libc = { path = "../libc" }
//%% rand/src/lib.rs
pub fn rng() { libc::seed(); }
//%% libc/Cargo.toml
[package]
name = "libc"
version = "0.1.0"
//%% libc/src/lib.rs
pub fn seed() {}
