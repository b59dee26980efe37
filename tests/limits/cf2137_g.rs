//! Codeforces 2137 G at its limits: 2*10^5 vertices, edges and queries.
//!
//! - limit-path: on one path Cry wins from all vertices beyond the last red one.
//! - limit-star: all vertices have one edge, to the same end, which turns red at last.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const N: usize = 200_000;

fn main() {
    let mut random = Random(2137);
    let edges: String = (1..N).map(|v| format!("{v} {}\n", v + 1)).collect();
    let (mut queries, mut answers, mut last) = (String::new(), String::new(), 0);
    for i in 0..N {
        let v = random.within(1, N as u64) as usize;
        if i % 1000 == 999 {
            let v = v % (i + 1) + 1;
            queries += &format!("1 {v}\n");
            last = last.max(v);
        } else {
            queries += &format!("2 {v}\n");
            answers += if v > last { "YES\n" } else { "NO\n" };
        }
    }
    let input = format!("1\n{N} {} {N}\n{edges}{queries}", N - 1);
    case("limit-path", input, answers);
    let edges: String = (1..N).map(|v| format!("{v} {N}\n")).collect();
    let asked: String = (1..=N / 2 - 1).map(|v| format!("2 {v}\n")).collect();
    let queries = format!("{asked}1 {N}\n{asked}2 {N}\n");
    let (asked, half) = (N - 1 + 1, N / 2 - 1);
    let input = format!("1\n{N} {} {}\n{edges}{queries}", N - 1, 2 * half + 2);
    assert!(2 * half + 2 <= asked);
    let answers = "YES\n".repeat(half) + &"NO\n".repeat(half + 1);
    case("limit-star", input, answers);
}
