//! gone: unwanted, undesired, UNUSED_LIMIT, unanswered, describe_never, perimeter, circumference, vec
use names as n;
use names::inline::nested;
use names::prelude::*;
use names::{known, local, Circle, Pair, Shallow, GREETING};

fn main() {
    let pair: Pair<u32> = (area(&Quadrat(3)), shapes::area(&n::Square(2)));
    println!("{pair:?} {} {GREETING} {}", known(), n::LIMIT);
    println!("{} {} {}", nested::answer(), local(), Shallow(7).0);
    println!("{} {}", Quadrat(5).describe(), Circle::default().squared());
    println!("{}", n::inline::r#gen(1));
}
