//! Edition 2015: paths begin at the crate's root, other crates are declared.

#[macro_use]
extern crate macros;
extern crate renamed;

use renamed::Square;
use values::seven as sept;

mod values {
    use std::cmp;

    pub fn seven() -> i64 {
        cmp::max(7, ::least())
    }

    pub fn eight() -> i64 {
        8
    }
}

fn least() -> i64 {
    1
}

pub fn old() -> i64 {
    sept() + twice!(2) + ::renamed::area(&Square(3)) as i64
}

/// # Safety
/// There must be one.
pub unsafe fn first(values: &[i64]) -> i64 {
    *values.get_unchecked(0)
}

pub fn first_of_two() -> i64 {
    unsafe { first(&[1, 2]) }
}

#[allow(deprecated)]
pub fn never_old() -> Result<i64, std::num::ParseIntError> {
    let parsed = try!("8".parse::<i64>());
    Ok(parsed + values::eight())
}

#[allow(deprecated)]
pub fn tried(text: &str) -> Result<i64, std::num::ParseIntError> {
    let parsed = try!(text.parse::<i64>());
    Ok(parsed)
}
