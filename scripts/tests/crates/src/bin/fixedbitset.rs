//! Set operations.
use fixedbitset::FixedBitSet;

fn main() {
    let mut even = FixedBitSet::with_capacity(50);
    even.extend((0..50).step_by(2));
    let mut third = FixedBitSet::with_capacity(50);
    third.extend((0..50).step_by(3));
    even.intersect_with(&third);
    println!("{} {:?}", even.count_ones(..), even.ones().take(3).collect::<Vec<_>>());
}
