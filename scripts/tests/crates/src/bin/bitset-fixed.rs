//! The subset sums of some numbers.
use bitset_fixed::BitSet;

fn main() {
    let mut sums = BitSet::new(64);
    sums.set(0, true);
    for x in [3, 5, 9] {
        let shifted = &sums << x;
        sums |= &shifted;
    }
    println!("{} {} {}", sums.count_ones(), sums[8], sums[10]);
}
