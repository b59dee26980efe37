//! Codeforces 930 D at its limits: 10^5 tokens, 10^5 away.
//!
//! - limit-corners: four far tokens, and any inside.
//! - limit-line: all tokens on a diagonal.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const N: usize = 100_000;
const FAR: i64 = 100_000;

fn main() {
    let mut random = Random(930);
    let input = |tokens: &[(i64, i64)]| {
        format!(
            "{N}\n{}",
            lines(tokens.iter().map(|(x, y)| format!("{x} {y}")))
        )
    };
    // Each place at an odd distance within the square of the four has them in its quadrants: x + y
    // and x - y are odd and less than 10^5. Tokens of the same parity change nothing.
    let mut tokens = vec![(FAR, 0), (-FAR, 0), (0, FAR), (0, -FAR)];
    let mut seen = std::collections::HashSet::new();
    while tokens.len() < N {
        let [u, v] = [0; 2].map(|_| 2 * random.below(FAR as u64 - 1) as i64 - FAR + 2);
        if seen.insert((u, v)) {
            tokens.push(((u + v) / 2, (u - v) / 2));
        }
    }
    case("limit-corners", input(&tokens), format!("{}\n", FAR * FAR));
    let diagonal: Vec<_> = (0..N as i64).map(|i| (i - 50_000, i - 50_000)).collect();
    case("limit-line", input(&diagonal), "0\n");
}
