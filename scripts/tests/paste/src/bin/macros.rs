//! gone: never, never_called, made_in_vain, second_in_vain, weight_never, NeverWeighed, stretched_never, unused_helper, tests
use macros::{Stretched, Weight, add, chain, deep, define, either_of, first, flags, made, made_twice, third, twice};

define!(nine => 9);
flags!(Move: LEFT = 1, RIGHT = 2);

fn main() {
    println!("{} {} {}", twice!(4), add!(1, 2), deep!(1, 2, 3));
    println!("{} {} {} {}", made(), made_twice(), chain!(1, 2), chain());
    println!("{} {}", nine!(), either_of!(3, 2 | 3));
    println!("{} {} {} {}", first(), third(), 3u8.weight(), true.weight());
    println!("{}", 5i64.stretched());
    println!("{}", Move::LEFT.0 | Move::RIGHT.0);
    println!("{}", macros::twice!(macros::sum(1, 1)));
}
