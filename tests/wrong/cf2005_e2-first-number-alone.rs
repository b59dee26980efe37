//! Says that the first player wins iff the first number is there and the second one is not.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut next = || numbers.next().unwrap();
        let (l, n, m) = (next(), next(), next());
        let a: Vec<usize> = (0..l).map(|_| next()).collect();
        let b: Vec<usize> = (0..n * m).map(|_| next()).collect();
        let wins = b.contains(&a[0]) && !(l > 1 && b.contains(&a[1]));
        println!("{}", if wins { "T" } else { "N" });
    }
}
