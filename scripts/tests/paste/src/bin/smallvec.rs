use smallvec::{smallvec, SmallVec};

fn main() {
    let mut heaps: SmallVec<[u32; 4]> = smallvec![3, 4, 5];
    heaps.extend([6, 7]);
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    println!("{heaps:?} {} {}", heaps.spilled(), heaps.iter().fold(0, |a, b| a ^ b));
    heaps.retain(|heap| *heap % 2 == 1);
    heaps.insert(1, 9);
    println!("{:?} {:?}", heaps.pop(), heaps.into_iter().rev().collect::<Vec<_>>());
    let words: SmallVec<[String; 2]> = ["a", "b"].iter().map(|s| s.to_string()).collect();
    println!("{}", words.clone().join("-"));
}
