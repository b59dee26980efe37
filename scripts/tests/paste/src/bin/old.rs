//! gone: never_old, eight, perimeter
use old::{old, tried};

fn main() {
    println!("{} {:?} {}", old(), tried("12"), tried("x").is_err());
}
