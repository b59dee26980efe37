//! Lets the game end at the first bit that differs, whoever's turn it is.

const P: u64 = 998_244_353;

fn power(b: u64, e: u64) -> u64 {
    if e == 0 {
        return 1;
    }
    let half = power(b * b % P, e / 2);
    if e % 2 == 1 {
        half * b % P
    } else {
        half
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let s: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        let mut sum = 0;
        for a in &s {
            for b in &s {
                let common = match (a ^ b).checked_ilog2() {
                    None => a.count_ones(),
                    Some(bit) => (a >> bit >> 1).count_ones(),
                };
                sum += u64::from(common) + 1;
            }
        }
        println!("{}", sum % P * power(n * n % P, P - 2) % P);
    }
}
