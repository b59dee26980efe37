//! Interactor for Codeforces 1375 F.
//!
//! The case holds the heaps. The interactor plays the second player, whom it lets lose as late as
//! it can see: of the heaps that it may use, it takes the largest one that makes no two equal.

mod support;

use support::{fail, hear, say};

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let heaps = text
        .split_whitespace()
        .map(|word| word.parse().expect("a number"));
    let mut heaps: Vec<u64> = heaps.collect();
    say(text.trim());
    if hear() != "First" {
        fail("only solutions that play first are judged here");
    }
    let mut last = None;
    for _ in 0..1000 {
        let number: u64 = match hear().parse() {
            Ok(number @ 1..=1_000_000_000_000) => number,
            _ => fail("no number from 1 to 10^12"),
        };
        let free = (0..3).filter(|&i| Some(i) != last);
        let stays = free.filter(|&i| (0..3).all(|j| j == i || heaps[j] != heaps[i] + number));
        let Some(heap) = stays.max_by_key(|&i| heaps[i]) else {
            say("0");
            return;
        };
        heaps[heap] += number;
        last = Some(heap);
        say(heap + 1);
    }
    say("-1");
    fail("1000 turns have passed");
}
