//! The value behind `if let` is of a hidden type, and writes when it's dropped.
//! refused: src/main.rs:5: `if let` assigns a shorter lifetime since Edition 2024
//! edition: 2024
fn main() {
    if let Some(a) = mini::none().next() {
        println!("{a}");
    } else {
        println!("none");
    }
}
//%% lib
struct Loud;
impl Drop for Loud { fn drop(&mut self) { println!("dropped"); } }
pub fn none() -> impl Iterator<Item = u8> {
    let loud = Loud;
    (0..0).map(move |x| { let _ = &loud; x })
}
