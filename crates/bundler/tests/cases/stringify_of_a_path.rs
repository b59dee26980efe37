//! A macro that quotes `$crate` would quote another path.
//! refused: mini/src/lib.rs:3: `quoted` would do something else in one file: it uses its place in
fn main() { println!("{}", mini::quoted()); }
//%% lib
macro_rules! quote { ($e:expr) => { stringify!($e) } }
pub fn f() {}
pub fn quoted() -> &'static str { quote!(crate::f()) }
