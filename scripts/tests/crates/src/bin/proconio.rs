//! Numbers, a table of letters and edges counted from 1.
use proconio::marker::{Chars, Usize1};
use proconio::{input, source::auto::AutoSource};

fn main() {
    let source = AutoSource::from("2 3\nabc\nxyz\n1 2\n");
    input! {
        from source,
        (h, w): (usize, usize),
        rows: [Chars; h],
        edge: (Usize1, Usize1),
    }
    println!("{} {:?} {edge:?}", h * w, rows[1]);
}
