//! Takes {1}, {2} and {4, 8} for the only lost sets.

const MODULUS: u64 = 998_244_353;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let bounds: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let within = |set: &[u64]| {
        bounds.iter().fold(1, |product, bound| {
            product * set.iter().filter(|&n| n <= bound).count() as u64 % MODULUS
        })
    };
    let all = bounds
        .iter()
        .fold(1, |product, bound| product * bound % MODULUS);
    let lost =
        within(&[1]) + within(&[2]) + within(&[4, 8]) + 2 * MODULUS - within(&[4]) - within(&[8]);
    println!("{}", (all + MODULUS - lost % MODULUS) % MODULUS);
}
