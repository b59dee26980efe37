//! `nim_product` against the usual product by logarithms of 16-bit nimbers, whose tables are of
//! fixed sizes: no index is checked, as in C++.

use std::hint::black_box;
use std::sync::OnceLock;

use divan::counter::ItemsCount;
use snippets::nim_product::{nim_inverse, nim_product};

const PAIRS: usize = 1 << 10;

fn main() {
    nim_product(1, 1);
    logarithms();
    for (a, b) in pairs() {
        assert_eq!(nim_product(a, b), product_by_logarithms(logarithms(), a, b));
    }
    divan::main();
}

#[divan::bench]
fn carryless_product_in_another_basis(bencher: divan::Bencher) {
    bench_sum(bencher, nim_product);
}

#[divan::bench]
fn sixteen_bit_logarithms(bencher: divan::Bencher) {
    let tables = logarithms();
    bench_sum(bencher, |a, b| product_by_logarithms(tables, a, b));
}

#[divan::bench]
fn inverse(bencher: divan::Bencher) {
    bench_sum(bencher, |a, _| nim_inverse(a));
}

fn bench_sum(bencher: divan::Bencher, product: impl Fn(u64, u64) -> u64 + Sync) {
    let pairs: Vec<(u64, u64)> = pairs().collect();
    bencher.counter(ItemsCount::new(PAIRS)).bench_local(|| {
        black_box(&pairs)
            .iter()
            .fold(0, |sum, &(a, b)| sum ^ product(a, b))
    });
}

/// Pseudo-random pairs of nonzero nimbers (xorshift64).
fn pairs() -> impl Iterator<Item = (u64, u64)> {
    let mut state = 0x9e3779b97f4a7c15u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..PAIRS).map(move |_| (next(), next()))
}

/// Logarithms of the 16-bit nimbers and the powers of a generator. The logarithm of 0 is so large
/// that any power with it is 0.
struct Logarithms {
    log: Box<[u32; 1 << 16]>,
    exp: Box<[u16; 1 << 19]>,
    /// Logarithm of the nimber 2^15.
    log_half: u32,
}

const LOG_ZERO: u32 = 2 * 65535 + 65535;

fn logarithms() -> &'static Logarithms {
    static TABLES: OnceLock<Logarithms> = OnceLock::new();
    TABLES.get_or_init(|| {
        let orbit = |g: u64| {
            std::iter::successors(Some(1), move |&p| {
                Some(nim_product(p, g)).filter(|&p| p != 1)
            })
        };
        let generator = (2..65536).find(|&g| orbit(g).count() == 65535);
        let mut log = Box::new([LOG_ZERO; 1 << 16]);
        let mut exp = Box::new([0; 1 << 19]);
        for (i, p) in orbit(generator.expect("the field is cyclic")).enumerate() {
            log[p as usize] = i as u32;
            for turn in 0..3 {
                exp[turn * 65535 + i] = p as u16;
            }
        }
        let log_half = log[1 << 15];
        Logarithms { log, exp, log_half }
    })
}

impl Logarithms {
    #[inline]
    fn log(&self, a: u32) -> u32 {
        self.log[usize::from(a as u16)]
    }

    #[inline]
    fn power(&self, log: u32) -> u32 {
        u32::from(self.exp[log as usize % self.exp.len()])
    }

    /// `a ⊗ b`, and `a ⊗ b ⊗ 2^15` with `shift = log_half`, of 16-bit nimbers.
    #[inline]
    fn product(&self, a: u32, b: u32, shift: u32) -> u32 {
        self.power(self.log(a) + self.log(b) + shift)
    }

    #[inline]
    fn times_half(&self, a: u32) -> u32 {
        self.power(self.log(a) + self.log_half)
    }

    #[inline]
    fn product32(&self, a: u32, b: u32) -> u32 {
        let (a0, a1, b0, b1) = (a & 0xffff, a >> 16, b & 0xffff, b >> 16);
        let low = self.product(a0, b0, 0);
        let high = self.product(a0 ^ a1, b0 ^ b1, 0) ^ low;
        high << 16 | low ^ self.product(a1, b1, self.log_half)
    }

    /// `a ⊗ 2^31`.
    #[inline]
    fn times_half32(&self, a: u32) -> u32 {
        let (a0, a1) = (a & 0xffff, a >> 16);
        self.times_half(a0 ^ a1) << 16 | self.times_half(self.times_half(a1))
    }
}

#[inline]
fn product_by_logarithms(tables: &Logarithms, a: u64, b: u64) -> u64 {
    let (a0, a1, b0, b1) = (a as u32, (a >> 32) as u32, b as u32, (b >> 32) as u32);
    let low = tables.product32(a0, b0);
    let high = tables.product32(a0 ^ a1, b0 ^ b1) ^ low;
    let carry = tables.times_half32(tables.product32(a1, b1));
    u64::from(high) << 32 | u64::from(low ^ carry)
}
