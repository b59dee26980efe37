//! `#[macro_use] extern crate mini;`, and macros that call each other without `$crate`.
//! prints: 7 3
#[macro_use] extern crate mini;
fn main() { let a = [1u64, 2, 3]; println!("{} {}", ans!(a), largest!(1, 2, 3)); }
//%% lib
#[macro_export] macro_rules! ans { ($a:expr) => { total!($a) + ::mini::one() }; } #[macro_export] macro_rules! total { ($a:expr) => { $a.iter().sum::<u64>() }; } #[macro_export] macro_rules! largest { ($a:expr) => { $a }; ($a:expr, $($r:expr),*) => { std::cmp::max($a, largest!($($r),*)) }; } pub fn one() -> u64 { 1 }
