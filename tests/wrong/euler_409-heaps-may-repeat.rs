//! Counts sequences whose last heap repeats one of the others.

const MODULUS: u64 = 1_000_000_007;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: u64 = text.trim().parse().unwrap();
    let largest = (0..n).fold(1, |power, _| power * 2 % MODULUS) + MODULUS - 1;
    let (mut sequences, mut zero) = (1, 1);
    for k in 1..=n {
        zero = (sequences + MODULUS - zero) % MODULUS;
        sequences = sequences * ((largest + MODULUS + 1 - k) % MODULUS) % MODULUS;
    }
    println!("{}", (sequences + MODULUS - zero) % MODULUS);
}
