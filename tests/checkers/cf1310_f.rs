//! Checker of Codeforces 1310 F: expects -1 where the answer is -1, otherwise any exponent that
//! gives `b`.

use std::process::exit;

fn main() {
    let files: Vec<Vec<String>> = std::env::args()
        .skip(1)
        .take(3)
        .map(|path| tokens(&path))
        .collect();
    let [input, output, answer] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    let pairs: Vec<u64> = input[1..].iter().map(|token| number(token)).collect();
    if output.len() != answer.len() || 2 * answer.len() != pairs.len() {
        wrong(&format!(
            "{} exponents for {} pairs",
            output.len(),
            pairs.len() / 2
        ));
    }
    let bytes = products_of_bytes();
    for (i, pair) in pairs.chunks(2).enumerate() {
        let [a, b] = [pair[0], pair[1]];
        match (output[i].as_str(), answer[i].as_str()) {
            ("-1", "-1") => {}
            ("-1", expected) => wrong(&format!("{a} to {expected} is {b}, so -1 is wrong")),
            (exponent, _) => {
                let power = power(a, number(exponent), &bytes);
                if power != b {
                    wrong(&format!("{a} to {exponent} is {power}, not {b}"));
                }
            }
        }
    }
}

fn power(a: u64, mut exponent: u64, bytes: &[u64]) -> u64 {
    let (mut power, mut square) = (1, a);
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = product(power, square, 64, bytes);
        }
        square = product(square, square, 64, bytes);
        exponent /= 2;
    }
    power
}

/// Multiplies from the products of the halves: for `f = 2^(bits / 2)`, `f ⊗ f = f ⊕ f / 2`.
fn product(a: u64, b: u64, bits: u32, bytes: &[u64]) -> u64 {
    if bits == 8 && !bytes.is_empty() {
        return bytes[(a << 8 | b) as usize];
    }
    if bits == 1 {
        return a & b;
    }
    let half = bits / 2;
    let low = |n: u64| n & ((1 << half) - 1);
    let of_halves = |a: u64, b: u64| product(a, b, half, bytes);
    let (high_product, low_product) = (of_halves(a >> half, b >> half), of_halves(low(a), low(b)));
    let crossed = of_halves(low(a) ^ a >> half, low(b) ^ b >> half) ^ low_product;
    crossed << half ^ low_product ^ of_halves(high_product, 1 << (half - 1))
}

fn products_of_bytes() -> Vec<u64> {
    (0..1 << 16)
        .map(|pair| product(pair >> 8, pair & 0xff, 8, &[]))
        .collect()
}

fn tokens(path: &str) -> Vec<String> {
    match std::fs::read_to_string(path) {
        Ok(text) => text.split_whitespace().map(str::to_string).collect(),
        Err(error) => wrong(&format!("{path}: {error}")),
    }
}

fn number(token: &str) -> u64 {
    match token.parse() {
        Ok(number) => number,
        Err(_) => wrong(&format!("`{token}` is not a number from 0 to 2^64 - 1")),
    }
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
