//! A macro that quotes `$crate` would quote another path.
//! refused: would do something else
fn main() { println!("{}", mini::quoted()); }
//%% lib
macro_rules! quote { ($e:expr) => { stringify!($e) } }
pub fn f() {}
pub fn quoted() -> &'static str { quote!(crate::f()) }
