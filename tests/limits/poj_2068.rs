//! POJ 2068 at its limits: 20 players, 8192 stones, 16 at a time.
//!
//! - limit-equal: all may take 1 to 16, so the mover loses iff the heap is 1 modulo 17.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    let heaps = 8092..=8192;
    let most = ["16"; 20].join(" ");
    let lines = heaps.clone().map(|heap| format!("10 {heap} {most}\n"));
    let answers = heaps.map(|heap| format!("{}\n", u8::from(heap % 17 != 1)));
    let text = lines.collect::<String>() + "0\n";
    case("limit-equal", text, answers.collect::<String>());
}
