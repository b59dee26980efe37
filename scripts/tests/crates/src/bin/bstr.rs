//! Words and lines of bytes.
use bstr::{BStr, ByteSlice};

fn main() {
    let text: &[u8] = b"take three, take four\nleave one";
    let replaced = text.replace("take", "put");
    println!("{:?} {}", text.find("four"), BStr::new(&replaced));
    for line in text.lines() {
        println!("{}", line.split_str(" ").count());
    }
}
