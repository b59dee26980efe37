//! They see documentation, plain attributes and blanks.
//! prints: 3 a - - b. .c < - d
fn main() { println!("{} {}", mini::count(), mini::quote()); }
//%% lib
macro_rules! count { ($(#[$m:meta])*) => { 0 $(+ { let _ = stringify!($m); 1 })* } }
pub fn count() -> u8 { count!(/** a */ /// b
 #[inline]) }
pub fn quote() -> &'static str { stringify!(a - - b . . c < - d) }
