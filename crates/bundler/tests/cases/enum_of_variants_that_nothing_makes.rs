//! Variants and fields stay, and with them numbers and sizes.
//! prints: 2 24
fn main() { println!("{} {}", mini::number(), std::mem::size_of::<mini::Big>()); }
//%% lib
#[derive(Clone, Copy)] #[allow(dead_code)]
enum Way { Up, Down, Left }
pub enum Big { Small(u8), Large([u64; 2]), Never(String) }
pub fn number() -> u8 { let _ = (Big::Small(1), Way::Up, Way::Down); Way::Left as u8 }
