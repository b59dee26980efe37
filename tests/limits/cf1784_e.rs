//! Codeforces 1784 E at its limits: 200 letters.
//!
//! - limit-gaps: ten gaps in a row that begins with one letter and ends with the other; the answer
//!   comes from playing all strings.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    let text = |middle: &str| format!("{}{middle}{}", "a".repeat(91), "b".repeat(99));
    let mut results = [0; 3];
    for code in 0..1 << 10 {
        let middle: String = (0..10)
            .map(|i| if code >> i & 1 == 0 { 'a' } else { 'b' })
            .collect();
        let (mut lead, mut rounds) = (0, [0, 0]);
        for (i, letter) in text(&middle).repeat(16).bytes().enumerate() {
            let winner = usize::from(letter == b'b');
            rounds[winner] += 1;
            if rounds[winner] == 2 {
                rounds = [0, 0];
                lead += if i < 4 * 200 {
                    0
                } else {
                    1 - 2 * winner as i32
                };
            }
        }
        results[(1 - lead.signum()) as usize] += 1;
    }
    case("limit-gaps", text("??????????") + "\n", lines(results));
}
