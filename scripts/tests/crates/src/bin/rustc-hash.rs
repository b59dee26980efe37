//! Maps and sets with a fast hash.
use rustc_hash::{FxHashMap, FxHashSet};

fn main() {
    let mut counts: FxHashMap<u64, u32> = FxHashMap::default();
    for x in [3, 1, 3] {
        *counts.entry(x).or_default() += 1;
    }
    let seen: FxHashSet<&str> = ["a", "b", "a"].into_iter().collect();
    println!("{} {}", counts[&3], seen.len());
}
