//! A variant that only patterns name stays: else the pattern is a variable.
//! prints: [1, 3]
use mini::{step, Op};
fn main() { println!("{:?}", step(Op::Push(3), vec![1])); }
//%% lib
pub enum Op { Push(i64), Pop, Halt }
pub fn step(op: Op, mut v: Vec<i64>) -> Vec<i64> {
    use Op::*;
    match op { Halt => vec![], Pop => { v.pop(); v } Push(x) => { v.push(x); v } }
}
