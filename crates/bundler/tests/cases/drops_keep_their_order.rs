//! What is dropped, and when.
//! prints: 1 | b | a | end
fn main() { mini::run(); println!("end"); }
//%% lib
pub struct Noisy(&'static str);
impl Drop for Noisy { fn drop(&mut self) { println!("{}", self.0); } }
pub fn run() { let _a = Noisy("a"); let _b = Noisy("b"); println!("1"); }
