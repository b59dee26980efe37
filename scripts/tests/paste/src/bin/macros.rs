//! gone: never, never_called, made_in_vain, unused_helper, tests
use macros::{add, chain, deep, define, either_of, made, made_twice, twice};

define!(nine => 9);

fn main() {
    println!("{} {} {}", twice!(4), add!(1, 2), deep!(1, 2, 3));
    println!("{} {} {} {}", made(), made_twice(), chain!(1, 2), chain());
    println!("{} {}", nine!(), either_of!(3, 2 | 3));
    println!("{}", macros::twice!(macros::sum(1, 1)));
}
