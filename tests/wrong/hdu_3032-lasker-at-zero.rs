//! Looks for a move to a P-position by the rule "4 divides n, so n - 1", even for the heap of 0
//! that a move leaves.

fn sg(n: i64) -> i64 {
    match n % 4 {
        0 => n - 1,
        3 => n + 1,
        _ => n,
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let heaps: Vec<i64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let sum = heaps.iter().fold(0, |sum, &h| sum ^ sg(h));
        let wins = heaps.iter().any(|&h| {
            let wanted = sum ^ sg(h);
            let takes = (wanted - 1..=wanted + 1).any(|m| 0 <= m && m < h && sg(m) == wanted);
            takes || h > 1 && sg(1) ^ sg(h - 1) == wanted
        });
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
