//! Code for 32 bits is beside these imports, and might call methods of such traits.
//! unused: Hash, Hasher, cmp::Ordering
use fixedbitset::FixedBitSet;

fn main() {
    let mut evens = FixedBitSet::with_capacity(100);
    (0..100).step_by(2).for_each(|i| evens.insert(i));
    let mut threes: FixedBitSet = (0..100).step_by(3).collect();
    threes.grow(120);
    threes.set(110, true);
    let both = &evens & &threes;
    println!("{:?}", both.ones().take(5).collect::<Vec<_>>());
    evens.union_with(&threes);
    println!("{} {}", evens.count_ones(..), evens.contains(51));
    evens.toggle_range(10..20);
    println!("{} {:?}", evens.is_subset(&threes), evens.minimum());
}
