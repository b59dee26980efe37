//! CSES 2207 at its limits: 10^5 heaps of up to 10^6.
//!
//! - limit-small: 1 to 5000 again and again, from the definition.
//! - limit-large: up to 10^6. Beyond 5000 the answer is the known one that no such heap is lost.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const HEAPS: usize = 100_000;
const SEARCHED: usize = 5000;

fn main() {
    let values = grundy_values(SEARCHED);
    let mut random = Random(2207);
    let small = (0..HEAPS).map(|i| 1 + i % SEARCHED).collect::<Vec<_>>();
    let mut large = || random.within(1, 1_000_000) as usize;
    let large = (1..HEAPS)
        .map(|_| large())
        .chain([1_000_000])
        .collect::<Vec<_>>();
    for (name, heaps) in [("limit-small", small), ("limit-large", large)] {
        let is_lost = |heap: &usize| values.get(*heap) == Some(&0);
        let answer = heaps
            .iter()
            .map(|heap| if is_lost(heap) { "second" } else { "first" });
        case(name, format!("{HEAPS}\n{}", lines(&heaps)), lines(answer));
    }
}

fn grundy_values(largest: usize) -> Vec<usize> {
    let mut values = vec![0];
    for n in 1..=largest {
        let mut is_option = [false; 1024];
        for part in 1..n.div_ceil(2) {
            is_option[values[part] ^ values[n - part]] = true;
        }
        values.push(
            is_option
                .iter()
                .position(|&it| !it)
                .expect("values are small"),
        );
    }
    values
}
