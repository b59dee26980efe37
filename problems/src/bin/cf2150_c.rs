//! Codeforces 2150 C. Limited Edition Shop
//! - url: https://codeforces.com/problemset/problem/2150/C
//! - judge: codeforces
//! - games: permutations, draft, dp, segment tree, one player moves for both
//! - names: 2151 E, CF 2151 E
//! - rules: Alice and Bob each have an order of all objects. In each turn one of them, whom you
//!   choose, gets the object left that comes first in his or her order, until none is left. The
//!   objects have values, some negative. How much can Alice's be worth in all?
//! - difficulty: 2100
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 1..2*10^5, v[n] in -10^9..10^9, a[n] in 1..n, distinct(a),
//!   b[n] in 1..n, distinct(b) }, sum(n) <= 2*10^5
//! - statement: checked with a public retelling of the statement and its sample
//!
//! If Alice gets `y` and Bob `x`, and Alice likes `x` more, then so does Bob: otherwise neither
//! could be the first to go. Sets with this property can be had: before each of Alice's objects,
//! Bob buys what she likes more. So go through the objects in Alice's order, and keep the best sum
//! by the last place in Bob's order of an object that is his. One at place `p` is Alice's if all
//! his come before `p`, or it becomes his. That adds a value to the states before `p`, and sets the
//! state `p` to the best of these. A segment tree of differences does both. O(n log n).

use snippets::fast_input::FastInput;

/// Values `dp[0], dp[1], …`, each the sum of the differences from there on.
struct Suffixes(Vec<(i64, i64)>);

impl Suffixes {
    /// Adds to all values up to `last`.
    fn add(&mut self, last: usize, value: i64) {
        let mut node = self.0.len() / 2 + last;
        self.0[node] = (self.0[node].0 + value, self.0[node].1 + value);
        while node > 1 {
            node /= 2;
            let [left, right] = [self.0[2 * node], self.0[2 * node + 1]];
            self.0[node] = (left.0 + right.0, right.1.max(left.1 + right.0));
        }
    }

    /// Returns the largest value before `end`, and the value at `end`.
    fn largest_before(&self, end: usize) -> (i64, i64) {
        let mut node = self.0.len() / 2 + end;
        let (mut best, mut after) = (i64::MIN / 2, self.0[node].0);
        // What is left of the path upwards, from the right to the left.
        let mut before = vec![];
        while node > 1 {
            if node % 2 == 1 {
                before.push(node - 1);
            } else {
                after += self.0[node + 1].0;
            }
            node /= 2;
        }
        let mut sum = after;
        for node in before {
            best = best.max(self.0[node].1 + sum);
            sum += self.0[node].0;
        }
        (best, after)
    }
}

fn best_sum(values: &[i64], alice: &[usize], bob: &[usize]) -> i64 {
    const NONE: i64 = -(1 << 50);
    let n = values.len();
    let mut place = vec![0; n];
    (1..).zip(bob).for_each(|(p, object)| place[object - 1] = p);
    let mut sums = Suffixes(vec![(0, 0); 2 * (n + 2).next_power_of_two()]);
    sums.add(n, NONE);
    sums.add(0, -NONE);
    for object in alice.iter().map(|object| object - 1) {
        let p = place[object];
        let (best, old) = sums.largest_before(p);
        sums.add(p, best - old);
        sums.add(p - 1, values[object] - (best - old));
    }
    sums.largest_before(n + 1).0
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let values: Vec<i64> = input.read_vec(n);
        let (alice, bob): (Vec<usize>, Vec<usize>) = (input.read_vec(n), input.read_vec(n));
        println!("{}", best_sum(&values, &alice, &bob));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn best_by_search(values: &[i64], orders: [&[usize]; 2]) -> i64 {
        let buy = |who: usize| {
            let object = orders[who].first()?;
            let without =
                orders.map(|order| order.iter().copied().filter(|o| o != object).collect_vec());
            let gain = if who == 0 { values[object - 1] } else { 0 };
            Some(gain + best_by_search(values, [&without[0], &without[1]]))
        };
        buy(0).max(buy(1)).unwrap_or(0)
    }

    proptest! {
        #[test]
        fn agrees_with_all_orders(
            (values, alice, bob) in (1..8usize).prop_flat_map(|n| {
                let order = || Just((1..=n).collect_vec()).prop_shuffle();
                (prop::collection::vec(-9..10i64, n), order(), order())
            })
        ) {
            let line = |order: &[usize]| order.iter().join(" ");
            let (n, text) = (values.len(), values.iter().join(" "));
            let input = format!("1\n{n}\n{text}\n{}\n{}\n", line(&alice), line(&bob));
            let expected = best_by_search(&values, [&alice, &bob]);
            let got = best_sum(&values, &alice, &bob);
            assert_answer!(input, expected, got);
        }
    }
}
