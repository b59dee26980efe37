//! A variable of cargo has the value that it has in the workspace.
//! prints: mini
fn main() { println!("{}", mini::NAME); }
//%% lib
pub const NAME: &str = env!("CARGO_PKG_NAME");
