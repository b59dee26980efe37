//! A helper of the library prints the line that its macro hands over.
//! refused: mini/src/lib.rs:3: `f` uses the number of the line (`line!`), which is another one
fn main() { mini::f(); }
//%% lib
fn tell(l: u32, text: &str) { println!("at {l} {text}"); }
pub fn f() {
    tell(line!(), "f");
}
