//! Codeforces 2150 C at its limits: 2·10^5 objects.
//!
//! - limit-equal-orders: both like the same. Then anybody can have any set of objects, and Alice
//!   gets those of positive value.
//! - limit-opposite-orders: Alice gets the first objects of her order, as many as one likes.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

fn main() {
    let n = 200_000;
    let mut random = Random(2150);
    let values: Vec<i64> = (0..n)
        .map(|_| random.within(0, 2_000_000_000) as i64 - 1_000_000_000)
        .collect();
    let mut order: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut order);
    let head = format!("1\n{n}\n{}{}", line(&values), line(&order));
    let positive: i64 = values.iter().filter(|value| **value > 0).sum();
    case(
        "limit-equal-orders",
        head.clone() + &line(&order),
        format!("{positive}\n"),
    );
    let (mut sum, mut best) = (0, 0);
    for object in &order {
        sum += values[object - 1];
        best = best.max(sum);
    }
    let opposite = line(order.iter().rev());
    case(
        "limit-opposite-orders",
        head + &opposite,
        format!("{best}\n"),
    );
}
