//! gone: perimeter, secret
#![forbid(unsafe_code)]
use old::{self, first_of_two as first};

// What its own modules hand on, be it a macro.
pub mod io {
    pub use macros::{sum, twice as double};
}

// A module of its own of the same name as a crate behind `old`, and one of a crate it uses.
mod names {
    pub fn area(side: u32) -> u32 {
        side + 1
    }
}

// One of the same name as a crate that nothing else names.
mod superslice {
    pub fn is_own() -> bool {
        true
    }
}
use ::superslice::Ext as _;

mod inner {
    use traits::Measure;

    pub fn size() -> usize {
        macros::sum(1, 2);
        vec![1, 2, 3].size()
    }
}

fn main() {
    println!("{} {} {}", names::area(3), ::names::area(&::names::Square(3)), old::old());
    println!("{} {}", inner::size(), macros::twice!(3));
    println!("{} {}", superslice::is_own(), [1, 3].lower_bound(&2));
    // A path behind a word of a macro.
    proconio::input! { from ::proconio::source::auto::AutoSource::from("5"), five: u8 }
    println!("{five}");
    println!("{} {} {}", first(), io::double!(4), io::sum(1, 2));
}
