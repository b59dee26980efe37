//! A judge knows no features, also if nothing is inlined: a note names them.
//! note: the judge compiles without your package's feature `on`
//! prints: 0
enum Way { #[cfg(feature = "on")] Up, Down }
fn main() { println!("{}", Way::Down as u8); }
//%% +Cargo.toml
[features]
default = ["on"]
on = []
