//! A vector and a string on the stack.
use arrayvec::{ArrayString, ArrayVec};

fn main() {
    let mut queue: ArrayVec<u32, 4> = (1..4).collect();
    let full = queue.try_push(4).is_ok() && queue.try_push(5).is_err();
    queue.retain(|x| *x % 2 == 0);
    let mut name = ArrayString::<8>::from("nim").unwrap();
    name.push_str("ber");
    println!("{full} {queue:?} {name}");
}
