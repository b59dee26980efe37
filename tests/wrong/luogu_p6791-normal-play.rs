//! Plays to take the last stone. The program skips heaps that are too large to list.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    for question in numbers.chunks(2) {
        let won = (1..=question[1].min(100)).filter(|&n| least_term(n) <= question[0]);
        println!("{}", won.count());
    }
}

fn least_term(mut n: u64) -> u64 {
    loop {
        let (mut a, mut b) = (1, 2);
        while b <= n {
            (a, b) = (b, a + b);
        }
        if a == n {
            return a;
        }
        n -= a;
    }
}
