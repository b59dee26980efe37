//! Several values for a key.
use multimap::{multimap, MultiMap};

fn main() {
    let mut games: MultiMap<u32, &str> = MultiMap::new();
    games.insert(2, "nim");
    games.insert(2, "kayles");
    games.insert(3, "hex");
    let small = multimap! { 1 => 2, 1 => 3 };
    println!("{:?} {:?} {:?}", games.get_vec(&2), games.get(&3), small.get_vec(&1));
}
