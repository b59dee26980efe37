//! A function of the library that runs asks the system for a seed; another one that doesn't run
//! asks as well.
//! refused: mini/src/lib.rs:5: `rng` asks the operating system for a seed
use mini::{shuffled, Small};
fn main() { println!("{:?} {}", shuffled(3), Small(1).next()); }
//%% lib
pub use rand::Small;
pub fn never() -> u32 { rand::rng().0 }
pub fn shuffled(n: u32) -> Vec<u32> {
    let small = Small(n);
    let mut rng = rand::rng();
    vec![rng.random_range(1), small.0]
}
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2021"
[dependencies]
rand = { path = "../rand" }
//%% rand/Cargo.toml
[package]
name = "rand"
version = "0.1.0"
edition = "2021"
[dependencies]
libc = { path = "../libc" }
//%% rand/src/lib.rs
pub struct Seeded(pub u32);
impl Seeded { pub fn random_range(&mut self, least: u32) -> u32 { self.0 + least } }
pub fn rng() -> Seeded { Seeded(unsafe { libc::getpid() } as u32) }
pub struct Small(pub u32);
impl Small { pub fn next(&mut self) -> u32 { self.0 += 1; self.0 } }
//%% libc/Cargo.toml
[package]
name = "libc"
version = "0.1.0"
edition = "2021"
//%% libc/src/lib.rs
extern "C" { pub fn getpid() -> i32; }
//%% libc/build.rs
fn main() {}
