//! A judge knows no features, also if nothing is inlined.
//! refused: src/main.rs:4: `main
enum Way { #[cfg(feature = "on")] Up, Down }
fn main() { println!("{}", Way::Down as u8); }
//%% +Cargo.toml
[features]
default = ["on"]
on = []
