//! Looks only at Alice's two largest numbers.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let mut a: Vec<i64> = numbers.by_ref().take(n).collect();
        let b: Vec<i64> = numbers.by_ref().take(n).collect();
        a.sort();
        let (x, y) = (a[n - 2], a[n - 1]);
        let wins = b.iter().all(|&b| y - x < b && b < x + y);
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
