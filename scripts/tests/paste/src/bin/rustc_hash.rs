use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};

fn main() {
    let mut memo = FxHashMap::default();
    for n in [3u64, 5, 3] {
        *memo.entry(n).or_insert(0) += n;
    }
    let mut sorted: Vec<_> = memo.into_iter().collect();
    sorted.sort();
    println!("{sorted:?} {}", [1, 1, 2].iter().collect::<FxHashSet<_>>().len());
    let mut hasher = FxHasher::default();
    ("nim", 42u32).hash(&mut hasher);
    println!("{}", hasher.finish());
}
