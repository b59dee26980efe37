//! Codeforces 2217 F at its limits: the largest sums of the bounds.
//!
//! - limit-large-first: the first interval has one place more than the second, so its heap can be
//!   larger than both others together, and Alice always wins.
//! - limit-equal: all equal bounds from 4901 to 5000. The pairs of heaps that each bound adds are
//!   counted one by one.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    case("limit-large-first", "1\n500000 499999\n", "1 1\n");
    let (mut input, mut answer) = ("100\n".to_string(), String::new());
    let mut lost = vec![0; 8192];
    for bound in 1..=5000 {
        (0..bound).for_each(|left| lost[left ^ (bound - 1 - left)] += 1);
        if bound > 4900 {
            let rarest = (0..bound).min_by_key(|&sum| lost[sum]).expect("a sum");
            input += &format!("{bound} {bound}\n");
            answer += &format!("1 {}\n", bound - rarest);
        }
    }
    case("limit-equal", input, answer);
}
