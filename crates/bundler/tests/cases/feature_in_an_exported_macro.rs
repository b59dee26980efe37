//! An exported macro asks for features of the crate that calls it.
//! refused: src/main.rs:3: `main` would do something else
fn main() { println!("{}", mini::feat!()); }
//%% lib
#[macro_export] macro_rules! feat { () => { cfg!(feature = "on") } }
//%% +mini/Cargo.toml
[features]
default = ["on"]
on = []
