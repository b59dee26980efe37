//! Codeforces 1628 D1 at its limits: the most turns.
//!
//! - limit-one-addition: with one addition and `k = 1`, Alice gets 2^-(n-1): each turn halves the
//!   score, as the other summand has no addition and is worth 0.
//! - limit-all-additions: Bob adds in each of 2000 turns.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    const MODULUS: u64 = 1_000_000_007;
    let half = MODULUS.div_ceil(2);
    let score = (1..2000).fold(1, |score, _| score * half % MODULUS);
    case("limit-one-addition", "1\n2000 1 1\n", format!("{score}\n"));
    let most = MODULUS - 1;
    let answer = 2000 * most % MODULUS;
    case(
        "limit-all-additions",
        format!("1\n2000 2000 {most}\n"),
        format!("{answer}\n"),
    );
}
