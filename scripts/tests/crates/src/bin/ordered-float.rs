//! Floating point numbers in a heap and sorted.
use std::collections::BinaryHeap;

use ordered_float::{NotNan, OrderedFloat};

fn main() {
    let heap: BinaryHeap<OrderedFloat<f64>> = [1.5, 9.25, 3.0].into_iter().map(OrderedFloat).collect();
    let mut values: Vec<NotNan<f64>> = [2.0, 1.0].iter().map(|&x| NotNan::new(x).unwrap()).collect();
    values.sort();
    println!("{:?} {} {}", heap.peek().map(|x| x.0), values[0], values[1] + 1.0);
}
