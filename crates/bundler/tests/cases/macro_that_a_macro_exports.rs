//! A macro exported by a macro, and used by its path and by name.
//! prints: 3 4
use mini::four;
fn main() { println!("{} {}", mini::three!(), four!()); }
//%% lib
macro_rules! make { ($($n:ident $v:expr),*) => { $(#[macro_export] macro_rules! $n { () => { $v } })* } }
make!(three 3, four 4);
