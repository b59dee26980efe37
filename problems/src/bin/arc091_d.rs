//! AtCoder ARC 091 D. Strange Nim
//! - url: https://atcoder.jp/contests/arc091/tasks/arc091_d
//! - judge: atcoder
//! - games: take a fraction, nim-sum
//! - time-limit: 2s
//! - memory-limit: 256MB
//!
//! From a heap of `x` a move takes 1 to `⌊x / k⌋` stones. Each step of `k` stones lets one more value in: a
//! multiple `x` of `k` has the new value `x / k`, and any other heap repeats the value of the one that its
//! options just miss, `x - ⌊x / k⌋ - 1`. While the quotient `q = ⌊x / k⌋` stays the same these steps are
//! taken at once; each round lowers `q` by at least 1 and `⌊q / k⌋`. O(√x log x) a heap.

use proconio::input;

fn sg(mut a: u64, k: u64) -> u64 {
    while a >= k && a % k != 0 {
        let step = a / k + 1;
        a -= (a % k).div_ceil(step) * step;
    }
    if a % k == 0 {
        a / k
    } else {
        0
    }
}

fn main() {
    input! {
        heaps: [(u64, u64)],
    }
    match heaps.iter().fold(0, |sum, &(a, k)| sum ^ sg(a, k)) {
        0 => println!("Aoki"),
        _ => println!("Takahashi"),
    }
}

#[cfg(test)]
mod tests {
    use super::sg;

    #[test]
    fn values_equal_their_definition() {
        for k in 1..=30 {
            let mut g: Vec<u64> = Vec::new();
            for n in 0..400 {
                let options = &g[n - n / k..];
                g.push((0..).find(|v| !options.contains(v)).unwrap());
                assert_eq!(sg(n as u64, k as u64), g[n], "{n} {k}");
            }
        }
    }
}
