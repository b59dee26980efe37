//! A feature that only dev-dependencies ask for is off.
//! prints: 2
fn main() { println!("{}", mini::f()); }
//%% lib
#[cfg(feature = "off")] pub fn f() -> u8 { 1 }
#[cfg(not(feature = "off"))] pub fn f() -> u8 { 2 }
//%% +mini/Cargo.toml
[features]
off = []
//%% +Cargo.toml
[dev-dependencies]
mini = { path = "mini", features = ["off"] }
