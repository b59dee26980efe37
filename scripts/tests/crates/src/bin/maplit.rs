//! A map and a set as literals.
use maplit::{btreemap, hashset};

fn main() {
    let values = btreemap! { "nim" => 1, "kayles" => 2 };
    println!("{values:?} {}", hashset! { 1, 2, 2 }.len());
}
