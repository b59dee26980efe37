//! A helper of the library prints the line that its macro hands over.
//! refused: mini/src/lib.rs:3: `f` would do something else in one file: it uses the number of the
fn main() { mini::f(); }
//%% lib
fn tell(l: u32, text: &str) { println!("at {l} {text}"); }
pub fn f() {
    tell(line!(), "f");
}
