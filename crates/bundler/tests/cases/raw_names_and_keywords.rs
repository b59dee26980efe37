//! Names that are keywords elsewhere.
//! prints: 1 2 3
fn main() { println!("{} {} {}", mini::r#type::r#fn(), mini::r#match(2), mini::Way { r#in: 3 }.r#in); }
//%% lib
pub mod r#type { pub fn r#fn() -> u8 { 1 } }
pub fn r#match(r#loop: u8) -> u8 { r#loop }
pub struct Way { pub r#in: u8 }
