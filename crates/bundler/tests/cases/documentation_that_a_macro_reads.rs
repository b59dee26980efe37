//! A macro may read documentation.
//! prints: [" One.", " Two."] 3
fn main() { println!("{:?} {}", mini::docs(), mini::three()); }
//%% lib
macro_rules! docs { ($(#[doc = $d:expr] $n:ident)*) => { pub fn docs() -> Vec<&'static str> { vec![$($d),*] } } }
docs! {
    /// One.
    one
    /// Two.
    two
}
macro_rules! functions { ($(#[$d:meta] $n:ident)*) => { $(#[$d] pub fn $n() -> u8 { 3 })* } }
functions! {
    /// A macro may ask for documentation that it hands on.
    three
}
