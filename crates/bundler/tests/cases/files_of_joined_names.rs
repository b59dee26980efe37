//! Their paths are written by `concat!`.
//! prints: 2 6 104
fn main() { println!("{} {} {}", mini::table::N[1], mini::data().len(), mini::bytes()[0]); }
//%% lib
pub mod table { include!(concat!("table", ".in")); }
pub fn data() -> &'static str { include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data.txt")) }
pub fn bytes() -> &'static [u8] { include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/", "data.txt")) }
//%% mini/src/table.in
pub const N: [u8; 3] = [1, 2, 3]; pub fn unused() {}
//%% mini/data.txt
hallo
