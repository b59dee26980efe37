//! 10^6 numbers up to 10^5, 10^9 and 10^18: `FastInput` against `read_line`, against one
//! `read_to_string` with `split_ascii_whitespace`, and against digits one by one.

use divan::counter::ItemsCount;
use snippets::fast_input::FastInput;
use std::io::{BufRead, BufReader, Read};

const N: usize = 1_000_000;
const LARGEST: [u64; 3] = [100_000, 1_000_000_000, 1_000_000_000_000_000_000];

fn main() {
    divan::main();
}

#[divan::bench(args = LARGEST, sample_count = 10)]
fn fast_input(bencher: divan::Bencher, largest: u64) {
    bench(bencher, largest, |source| {
        FastInput::new(source).read_vec(N)
    });
}

#[divan::bench(args = LARGEST, sample_count = 10)]
fn read_line(bencher: divan::Bencher, largest: u64) {
    bench(bencher, largest, |source| {
        let mut numbers = Vec::new();
        for line in BufReader::new(source).lines() {
            let line = line.unwrap();
            numbers.extend(line.split_whitespace().map(|w| w.parse::<u64>().unwrap()));
        }
        numbers
    });
}

#[divan::bench(args = LARGEST, sample_count = 10)]
fn read_to_string(bencher: divan::Bencher, largest: u64) {
    bench(bencher, largest, |mut source| {
        let mut text = String::new();
        source.read_to_string(&mut text).unwrap();
        let words = text.split_ascii_whitespace();
        words.map(|w| w.parse().unwrap()).collect()
    });
}

#[divan::bench(args = LARGEST, sample_count = 10)]
fn digit_by_digit(bencher: divan::Bencher, largest: u64) {
    bench(bencher, largest, |mut source| {
        let mut text = Vec::new();
        source.read_to_end(&mut text).unwrap();
        let (mut numbers, mut number) = (Vec::with_capacity(N), None);
        for byte in text.into_iter().chain([b' ']) {
            if byte.is_ascii_digit() {
                number = Some(number.unwrap_or(0) * 10 + u64::from(byte - b'0'));
            } else {
                numbers.extend(number.take());
            }
        }
        numbers
    });
}

fn bench(bencher: divan::Bencher, largest: u64, numbers: impl Fn(&[u8]) -> Vec<u64> + Sync) {
    let mut state = 0x9e3779b97f4a7c15u64;
    let words: Vec<String> = std::iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % largest + 1).to_string()
    })
    .take(N)
    .collect();
    let text = words.join("\n");
    bencher
        .counter(ItemsCount::new(N))
        .bench_local(|| numbers(text.as_bytes()));
}
