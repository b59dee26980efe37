//! Persistent vectors and maps.
use rpds::{HashTrieMap, Vector};

fn main() {
    let old: Vector<u32> = (0..40).collect();
    let new = old.set(3, 100).unwrap().push_back(7);
    let map = HashTrieMap::new().insert("nim", 1).insert("hex", 2);
    println!("{:?} {:?} {} {:?}", old.get(3), new.get(3), map.size(), map.remove("nim").get("hex"));
}
