//! The attributes come from the crate that defines them, as older templates name it.
//! prints: 14
#[macro_use]
extern crate proconio as _;
#[macro_use]
extern crate proconio_derive as _;
#[fastout]
fn main() {
    let source = proconio::source::auto::AutoSource::from("8 6");
    input! { from source, a: u8, b: u8 }
    println!("{}", a + b);
}
//%% +Cargo.toml
proconio = { version = "=0.5.0", features = ["derive"] }
proconio-derive = "=0.2.1"
