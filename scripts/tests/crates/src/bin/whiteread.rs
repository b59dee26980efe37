//! Numbers and vectors out of a text.
use whiteread::{parse_string, Reader};

fn main() {
    let (n, word): (u32, String) = parse_string("3 nim").unwrap();
    let mut reader = Reader::new("4 5\n6".as_bytes());
    let sum: i32 = (0..3).map(|_| reader.p::<i32>()).sum();
    println!("{n} {word} {sum}");
}
