//! `ref` in a pattern that borrows already, also in a macro, where rustc isn't sure of its fix.
//! edition: 2024
//! prints: 3 5
fn main() { println!("{} {}", mini::last(&(1, 3)), mini::sum(&Some((2, 3)))); }
//%% lib
macro_rules! last { ($($name:ident)*) => { $(
    pub fn $name(parts: &(u8, u8)) -> u8 { let (.., ref output) = parts; *output }
)* } }
last! { last other }
pub fn sum(all: &Option<(u8, u8)>) -> u8 {
    match all { Some((ref x, y)) => *x + *y, None => 0 }
}
