//! Repeats the first 34 values of Dawson's Kayles, although its period begins later.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut g: Vec<usize> = vec![0, 0];
    for n in 2..34 {
        let options: Vec<usize> = (0..=n - 2).map(|i| g[i] ^ g[n - 2 - i]).collect();
        g.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let sum = numbers
            .by_ref()
            .take(n)
            .fold(0, |sum, points| sum ^ g[points % 34]);
        println!("{}", if sum == 0 { "Dave" } else { "Carol" });
    }
}
