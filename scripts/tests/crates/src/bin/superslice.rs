//! Bounds in a sorted slice, and the next permutation.
use superslice::Ext;

fn main() {
    let sorted = [1, 2, 2, 2, 5];
    let mut order = [1, 3, 2];
    order.next_permutation();
    println!("{} {:?} {order:?}", sorted.lower_bound(&2), sorted.equal_range(&2));
}
