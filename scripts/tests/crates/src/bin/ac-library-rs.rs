//! Modular arithmetic and a segment tree.
use ac_library::{Max, ModInt998244353, Segtree};

fn main() {
    let power = ModInt998244353::new(3).pow(100) / ModInt998244353::new(7);
    let mut tree = Segtree::<Max<i64>>::from(vec![3, 1, 4, 1, 5, 9, 2, 6]);
    tree.set(5, 0);
    println!("{power} {} {}", tree.prod(2..6), tree.max_right(0, |&m| m < 5));
}
