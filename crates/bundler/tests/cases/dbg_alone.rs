//! A solution of the standard library alone with dbg!: nothing is inlined.
//! prints: 3
fn main() { let x = 3; dbg!(x + 1); println!("{x}"); }
//%% lib

