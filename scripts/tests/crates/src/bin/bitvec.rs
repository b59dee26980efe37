//! A vector of bits, its slices and counts.
use bitvec::prelude::*;

fn main() {
    let mut bits: BitVec<u64, Lsb0> = bitvec![u64, Lsb0; 0; 100];
    bits.set(7, true);
    bits[10..20].fill(true);
    println!("{} {:?} {}", bits.count_ones(), bits.first_one(), bits[9]);
}
