//! The line of a call is another one in the bundle.
//! refused: mini/src/lib.rs
fn main() { println!("{}", mini::at()); }
//%% lib
#[track_caller] fn here() -> u32 { std::panic::Location::caller().line() }
pub fn at() -> u32 {
    here()
}
