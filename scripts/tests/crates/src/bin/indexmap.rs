//! A map and a set in the order of insertion.
use indexmap::{IndexMap, IndexSet};

fn main() {
    let mut heaps: IndexMap<&str, u32> = IndexMap::new();
    for name in ["b", "a", "b", "c"] {
        *heaps.entry(name).or_insert(0) += 1;
    }
    heaps.sort_keys();
    let seen: IndexSet<u32> = [4, 2, 4, 1].into_iter().collect();
    println!("{heaps:?} {:?} {:?}", seen.get_index(1), seen.get_index_of(&1));
}
