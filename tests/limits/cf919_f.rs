//! Codeforces 919 F at its limits: 10^5 games.
//!
//! - limit-last-card: each player has one card left that isn't 0. If both add up to 5, the player
//!   to move wins at once.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    let (mut input, mut output) = (String::from("100000\n"), String::new());
    for i in 0..100_000 {
        let (first, card) = (i % 2, i / 2 % 4 + 1);
        let zeros = "0 0 0 0 0 0 0";
        input += &format!("{first}\n{zeros} {card}\n{} {zeros}\n", 5 - card);
        output += ["Alice\n", "Bob\n"][first];
    }
    case("limit-last-card", input, output);
}
