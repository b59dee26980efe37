//! unused: LIMIT, twice
#![allow(unused_imports)]
use macros::{sum, twice};
use names::LIMIT;
use traits::*;

#[test]
fn adds() {
    assert_eq!(sum(1, 2), 3);
}

fn main() {
    println!("{}", sum(3, 4));
}
