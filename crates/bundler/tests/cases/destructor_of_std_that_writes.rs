//! Dropping a `BufWriter` of std calls the library's own `write`: its place matters.
//! refused: mini/src/lib.rs
//! edition: 2024
fn main() { println!("{}", mini::f()); }
//%% lib
use std::io::{BufWriter, Result, Write};
struct Out(&'static str);
impl Write for Out {
    fn write(&mut self, b: &[u8]) -> Result<usize> { println!("{}", self.0); Ok(b.len()) }
    fn flush(&mut self) -> Result<()> { Ok(()) }
}
fn open(name: &'static str) -> BufWriter<Out> { let mut w = BufWriter::new(Out(name)); w.write_all(b"x").unwrap(); w }
pub fn f() -> usize { let _a = open("local"); open("temporary").buffer().len() }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2021"
