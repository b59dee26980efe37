//! The value behind `if let` is an iterator of a hidden type, which nobody sees being dropped.
//! prints: 1 5 | 3
//! edition: 2024
use mini::Multi;
fn main() {
    let multi = Multi(vec![1, 3, 5]);
    for from in [0, 1] {
        if let (Some(a), 0) = (multi.range(from..).next_back(), from) {
            println!("{} {a}", multi.0[from]);
        } else if let Some(a) = multi.range(from..).next() {
            println!("{a}");
        }
    }
}
//%% lib
pub struct Multi(pub Vec<u8>);
impl Multi {
    pub fn range(
        &self, r: std::ops::RangeFrom<usize>,
    ) -> impl DoubleEndedIterator<Item = u8> + '_ {
        self.0[r].iter().map(|x| Box::new(*x)).map(|x| *x)
    }
}
