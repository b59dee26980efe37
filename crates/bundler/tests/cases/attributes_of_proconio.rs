//! `#[fastout]` and `#[derive_readable]` of proconio are written out.
//! prints: 12 | 5
use proconio::{derive_readable, fastout, marker::Usize1};
#[derive_readable]
#[derive(Debug)]
struct Pair {
    a: Usize1,
    b: u8,
}
#[derive_readable]
struct Both(u8, #[allow(dead_code)] u8);
#[fastout]
fn main() {
    let source = proconio::source::auto::AutoSource::from("8 5\n5 6");
    proconio::input! { from source, p: Pair, q: Both }
    println!("{}", p.a + usize::from(p.b));
    print!("{}", q.0);
}
//%% +Cargo.toml
proconio = { version = "=0.5.0", features = ["derive"] }
