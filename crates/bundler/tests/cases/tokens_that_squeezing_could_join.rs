//! Squeezing joins no tokens.
//! prints: true -3 2 7 1.5 9 b 4
fn main() { mini::print(); }
//%% lib
macro_rules! apart { ($a:tt $b:tt) => { 1 }; ($a:tt) => { 2 } }
macro_rules! arrow { (= >) => { 7 }; (=>) => { 8 } }
pub fn print() {
    let (a, b) = (1i32, -2i32);
    let less = b < - a;
    let r = (-3..= -1).next().unwrap();
    let n = apart!(< <) + apart!(<<) - 1;
    let x = 1f32 .max(1.5);
    let f = || || 9;
    let c = b'b' as char;
    let _ = && &a;
    let h = if let 0.. = a { 4 } else { 5 };
    println!("{} {} {} {} {} {} {} {}", less, r, n, arrow!(= >), x, f()(), c, h);
}
