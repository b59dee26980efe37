//! Lets Alice win as soon as one heap is won.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let is_prime = |n: usize| n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d != 0);
    let mut won: Vec<bool> = vec![];
    for heap in 0..1000 {
        let lost_prime = |part: usize| is_prime(part) && !won[part];
        won.push((2..heap).any(|part| lost_prime(part) && lost_prime(heap - part)));
    }
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let heaps: Vec<usize> = numbers.by_ref().take(n).collect();
        let wins = heaps.iter().any(|&heap| won.get(heap) == Some(&true));
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
