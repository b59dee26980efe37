//! The test of a Wythoff position against 128-bit integers, an integer root, and floats.

use divan::counter::ItemsCount;
use snippets::wythoff::{floor_over_phi, is_wythoff_p_position};
use std::hint::black_box;

const PAIRS: usize = 1 << 10;

fn main() {
    divan::main();
}

#[divan::bench]
fn fixed_point(bencher: divan::Bencher) {
    bench(bencher, is_wythoff_p_position);
}

#[divan::bench]
fn integer_form(bencher: divan::Bencher) {
    bench(bencher, |a, b| {
        let (a, d) = (u128::from(a.min(b)), u128::from(a.abs_diff(b)));
        a >= d && a * (a - d) <= d * d && (d == 0 && a == 0 || (a + 1) * (a + 1 - d) > d * d)
    });
}

/// Exact below 2^62.8 only.
#[divan::bench]
fn integer_root(bencher: divan::Bencher) {
    bench(bencher, |a, b| {
        let d = u128::from(a.abs_diff(b));
        u128::from(a.min(b)) == (d + (5 * d * d).isqrt()) / 2
    });
}

/// Wrong from the difference 102334155 on.
#[divan::bench]
fn float(bencher: divan::Bencher) {
    bench(bencher, |a, b| {
        let d = a.abs_diff(b);
        a.min(b) == (d as f64 * ((1.0 + 5f64.sqrt()) / 2.0)) as u64
    });
}

/// Half of them P-positions, the others beside one; heaps below 2^62.
fn bench(bencher: divan::Bencher, loses: impl Fn(u64, u64) -> bool + Sync) {
    let mut state = 0x9e3779b97f4a7c15u64;
    let mut pair = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let d = state >> 4;
        let a = d + floor_over_phi(d) + state % 2;
        (a, a + d)
    };
    let pairs: Vec<(u64, u64)> = (0..PAIRS).map(|_| pair()).collect();
    bencher.counter(ItemsCount::new(PAIRS)).bench_local(|| {
        black_box(&pairs)
            .iter()
            .filter(|&&(a, b)| loses(a, b))
            .count()
    });
}
