//! Versions of a vector and of an ordered map that share what is equal.
use im_rc::{OrdMap, Vector};

fn main() {
    let old: Vector<u32> = (0..100).collect();
    let mut new = old.clone();
    new.push_front(7);
    new.set(50, 1000);
    let map: OrdMap<u32, &str> = OrdMap::from(vec![(3u32, "c"), (1, "a")]);
    let more = map.update(2, "b");
    println!("{} {} {} {:?} {}", old.len(), new.len(), new[50], more.get_min(), map.len());
}
