//! An own debug! prints file, line and expression to stderr; it stays in the bundle.
//! prints: 9
use mini::debug;
fn main() { let x = mini::work(3); debug!(x, x + 1); println!("{x}"); }
//%% lib
#[macro_export] macro_rules! debug { ($($a:expr),* $(,)?) => { eprintln!(concat!("[{}:{}] ", $(stringify!($a), " = {:?}; "),*), file!(), line!(), $($a),*) }; }
pub fn work(x: u32) -> u32 { let y = x * x; debug!(y); y }
