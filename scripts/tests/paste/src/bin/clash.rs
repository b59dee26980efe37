//! gone: perimeter, secret
// A module of its own of the same name as a crate behind `old`, and one of a crate it uses.
mod names {
    pub fn area(side: u32) -> u32 {
        side + 1
    }
}

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
}
