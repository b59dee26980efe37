//! Codeforces 2014 H at its limits: 2·10^5 targets and as many queries.
//!
//! - limit-pairs: each value stands twice, side by side.
//! - limit-nested: the second half mirrors the first, so only ranges around the middle are tied.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 200_000;

fn main() {
    let write = |name, targets: &[usize], is_tied: &dyn Fn(usize, usize) -> bool| {
        let queries = || (0..N).map(|i| (i / 2 + 1, N - i / 3));
        let lines: String = queries().map(|(l, r)| format!("{l} {r}\n")).collect();
        let answers = queries().map(|(l, r)| if is_tied(l, r) { "YES\n" } else { "NO\n" });
        case(
            name,
            format!("1\n{N} {N}\n{}{lines}", line(targets)),
            answers.collect::<String>(),
        );
    };
    let pairs: Vec<usize> = (0..N).map(|i| i / 2 + 1).collect();
    write("limit-pairs", &pairs, &|l, r| l % 2 == 1 && r % 2 == 0);
    let nested: Vec<usize> = (0..N).map(|i| i.min(N - 1 - i) + 1).collect();
    write("limit-nested", &nested, &|l, r| l + r == N + 1);
}
