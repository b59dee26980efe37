//! Codeforces 725 F at its limits: 10^5 stacks.
//!
//! - limit-equal: all photos are worth 10^9 to both, in turn.
//! - limit-nobody: whoever takes the top leaves more to the other player, so both pass.
//! - limit-alice: the photos are worth nothing to Bonnie, who takes every other one all the same.

#[path = "support/mod.rs"]
mod support;
use support::case;

const N: i64 = 100_000;

fn main() {
    let input = |stack: &str| format!("{N}\n{}", format!("{stack}\n").repeat(N as usize));
    let large = "1000000000";
    case("limit-equal", input([large; 4].join(" ").as_str()), "0\n");
    case(
        "limit-nobody",
        input(&format!("0 0 {large} {large}")),
        "0\n",
    );
    let answer = N * 1_000_000_000;
    case(
        "limit-alice",
        input(&format!("{large} 0 {large} 0")),
        format!("{answer}\n"),
    );
}
