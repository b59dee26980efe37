//! dbg! in a solution that uses proconio only.
//! input: 2 3 4
//! prints: 7
use proconio::input;
fn main() { input! { n: usize, a: [u64; n] } dbg!(&a); println!("{}", a.iter().sum::<u64>()); }
//%% +Cargo.toml
proconio = "=0.5.0"
