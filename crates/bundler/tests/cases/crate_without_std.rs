//! A crate without std, which names itself.
//! prints: [1, 2] 3 x2
fn main() { println!("{:?} {} {}", mini::list(), mini::largest(&[1, 3, 2]), mini::text(2)); }
//%% lib
#![no_std]
extern crate alloc;
extern crate self as myself;
use alloc::{format, string::String, vec, vec::Vec};
use core::cmp::max;
pub fn list() -> Vec<u8> { vec![1, 2] }
pub fn largest(all: &[u8]) -> u8 { all.iter().fold(0, |a, &b| max(a, b)) + myself::zero() }
pub fn zero() -> u8 { 0 }
pub fn text(n: u8) -> String { format!("x{n}") }
