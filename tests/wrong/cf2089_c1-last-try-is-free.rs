//! Lets the player who fails last but one open the last lock as well.

fn power(base: u64, exponent: u64) -> u64 {
    const P: u64 = 1_000_000_007;
    match exponent {
        0 => 1,
        _ if exponent % 2 == 1 => base * power(base, exponent - 1) % P,
        _ => power(base * base % P, exponent / 2),
    }
}

fn main() {
    const P: u64 = 1_000_000_007;
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    for case in numbers[1..].chunks(3) {
        let (n, l) = (case[0], case[1]);
        let (mut begins, mut opened) = (vec![0; n], vec![0; n]);
        begins[0] = 1;
        for left in (1..=l).rev() {
            let chance = power(left as u64, P - 2);
            let mut next = vec![0; n];
            for first in 0..n {
                for attempt in 0..left {
                    let player = (first + attempt.min(left.saturating_sub(2))) % n;
                    let opens = begins[first] * chance % P;
                    opened[player] = (opened[player] + opens) % P;
                    next[(player + 1) % n] = (next[(player + 1) % n] + opens) % P;
                }
            }
            begins = next;
        }
        let words: Vec<String> = opened.iter().map(u64::to_string).collect();
        println!("{}", words.join(" "));
    }
}
