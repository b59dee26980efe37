//! Codeforces 2089 C1 at its limits: 5000 locks.
//!
//! - limit-one-player: one player opens all of them.
//! - limit-many-players: 100 players. Each lock is opened with one of `left` tries in turn, and
//!   the chances of all are added up one by one.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const MODULUS: u64 = 1_000_000_007;

fn main() {
    case("limit-one-player", "1\n1 5000 0\n", "5000\n");
    let (players, locks) = (100, 5000);
    let (mut begins, mut opened) = (vec![0; players], vec![0; players]);
    begins[0] = 1;
    // Inverses of 1, 2, …: from p = q·i + r follows 1/i = -q/r.
    let mut inverse = vec![0, 1];
    for i in 2..=locks as u64 {
        let rest = inverse[(MODULUS % i) as usize];
        inverse.push((MODULUS - MODULUS / i) * rest % MODULUS);
    }
    for left in (1..=locks).rev() {
        let mut next = vec![0; players];
        for (first, begins) in begins.iter().enumerate() {
            let share = begins * inverse[left] % MODULUS;
            for place in 0..players {
                // How many of the tries are made by this player.
                let tries = (left + players - 1 - place) / players;
                let player = (first + place) % players;
                let opens = share * tries as u64 % MODULUS;
                opened[player] = (opened[player] + opens) % MODULUS;
                next[(player + 1) % players] = (next[(player + 1) % players] + opens) % MODULUS;
            }
        }
        begins = next;
    }
    case(
        "limit-many-players",
        format!("1\n{players} {locks} 0\n"),
        line(opened),
    );
}
