//! prints: 7

#[macro_use]
extern crate mini as _;

fn main() {
    show!();
}
//%% lib
pub static SEVEN: u8 = 7;
#[macro_export]
macro_rules! show {
    () => {
        println!("{}", $crate::SEVEN)
    };
}
