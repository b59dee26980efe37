//! A macro may read documentation.
//! prints: [" One.", " Two."]
fn main() { println!("{:?}", mini::docs()); }
//%% lib
macro_rules! docs { ($(#[doc = $d:expr] $n:ident)*) => { pub fn docs() -> Vec<&'static str> { vec![$($d),*] } } }
docs! {
    /// One.
    one
    /// Two.
    two
}
