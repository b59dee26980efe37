//! Without an unused argument, a real library's call of its macro meant another arm.
//! prints: 3
use mini::Input;
fn main() { println!("{}", Input(3).read_size()); }
//%% lib
macro_rules! read {
    ($t:ty, $one:ident, $many:ident) => {
        pub fn $one(&mut self) -> $t { self.0 as $t }
        pub fn $many(&mut self, len: usize) -> Vec<$t> { vec![self.0 as $t; len] }
    };
    ($t:ty, $one:ident, $many:ident, $pairs:ident) => {
        read!($t, $one, $many);
        pub fn $pairs(&mut self, len: usize) -> Vec<($t, $t)> { vec![(0, 0); len] }
    };
}
pub struct Input(pub u8);
impl Input { read!(usize, read_size, read_sizes, read_size_pairs); }
pub struct Unused;
impl From<Unused> for Input { fn from(_: Unused) -> Self { Input(1) } }
