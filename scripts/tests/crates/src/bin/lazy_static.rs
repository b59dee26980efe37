//! A table and a counter that are made when they are first used.
use std::sync::Mutex;

use lazy_static::lazy_static;

lazy_static! {
    static ref SQUARES: Vec<u64> = (0..100).map(|x| x * x).collect();
    static ref CALLS: Mutex<u32> = Mutex::new(0);
}

fn main() {
    *CALLS.lock().unwrap() += 1;
    println!("{} {}", SQUARES[12], CALLS.lock().unwrap());
}
