//! Lets Blue colour all that he can, and colours as many leaves as possible.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, k) = (numbers[0], numbers[1]);
    let mut degrees = vec![0; n + 1];
    numbers[2..].iter().for_each(|&v| degrees[v] += 1);
    let leaves = (2..=n).filter(|&v| degrees[v] == 1).count();
    let red = leaves.min(k);
    println!("{}", (n - red) * red);
}
