use proconio::marker::{Bytes, Chars, Usize1};
use proconio::source::auto::AutoSource;
use proconio::{input, read_value};

fn main() {
    let source = AutoSource::from("3 2 ab\nc x 1 2 3 4 5 6 7 8 9");
    input! {
        from source,
        n: usize,
        first: Usize1,
        name: Chars,
        bytes: Bytes,
        x: char,
        pairs: [(u8, i64); n],
        mut rest: [u32; first + 1],
    }
    rest.push(1);
    println!("{n} {first} {name:?} {bytes:?} {x} {pairs:?} {rest:?}");
    let mut source = AutoSource::from("2 7 8 -3");
    println!("{:?} {}", read_value!(from &mut source, [i32]), read_value!(from &mut source, i8));
}
