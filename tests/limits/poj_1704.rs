//! POJ 1704 at its limits: 20 tests of 1000 chessmen on 10000 cells.
//!
//! - limit-tests: the gaps within pairs of chessmen come in equal pairs, which is lost; in turn
//!   they are one move away from that. One test begins in cell 1 and ends in cell 10000.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const TESTS: usize = 20;
const CHESSMEN: usize = 1000;
const CELLS: u64 = 10_000;

fn main() {
    let mut random = Random(1704);
    let mut tests = format!("{TESTS}\n");
    for i in 0..TESTS {
        let last = [40, if i % 2 == 0 { 40 } else { 3 }];
        let gaps = random.pairs(CHESSMEN / 2, last, |random| random.below(12));
        let mut places = Vec::new();
        let mut place = 0;
        for gap in gaps {
            places.push(place + 1 + random.below(4));
            place = places[places.len() - 1] + gap + 1;
            places.push(place);
        }
        // Both chessmen of the last pair move together, so the gap between them stays.
        let free = CELLS - place;
        places[CHESSMEN - 2..]
            .iter_mut()
            .for_each(|place| *place += free);
        random.shuffle(&mut places);
        tests += &format!("{CHESSMEN}\n{}", line(places));
    }
    let answer = "Bob will win\nGeorgia will win\n".repeat(TESTS / 2);
    case("limit-tests", tests, answer);
}
