//! `into_iter` of an array gave references before edition 2021: what uses them doesn't compile as
//! it is.
//! edition: 2024
//! library: 2018
//! prints: 9 2
fn main() { println!("{} {}", mini::sum(), mini::count()); }
//%% lib
pub fn sum() -> i32 { let mut sum = 0; for x in [4, 5].into_iter() { sum += *x; } sum }
pub fn count() -> usize { let all: Vec<&u8> = [1, 2].into_iter().collect(); all.len() }
