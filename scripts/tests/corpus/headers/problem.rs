//! A.
//!
//! - url: https://a.b/c
//! - games: a (b)
//! - time-limit: 2 s
//! - memory-limit: 64 MiB
//! - stack-limit: 64MB
//! - compare: float 1e-6
//! - files: input.txt output.txt
//! - input: n in 1..2*10^5, { a[n] in -9..9 | "x" } until end, sum(n) < 2^3
fn main() {}
