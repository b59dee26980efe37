//! Vectors that begin on the stack.
use smallvec::{smallvec, SmallVec};

fn main() {
    let mut options: SmallVec<[u32; 4]> = smallvec![1, 2, 3];
    options.extend([4, 5]);
    options.retain(|x| *x != 2);
    println!("{options:?} {}", options.spilled());
}
