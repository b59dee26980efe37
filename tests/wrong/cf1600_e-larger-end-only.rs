//! Never takes the smaller end, which would hand the choice over.

fn run(numbers: &[u64]) -> usize {
    1 + numbers
        .windows(2)
        .take_while(|pair| pair[0] < pair[1])
        .count()
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
    let left = run(&numbers);
    numbers.reverse();
    let right = run(&numbers);
    let wins = first >= last && left % 2 == 1 || last >= first && right % 2 == 1;
    println!("{}", if wins { "Alice" } else { "Bob" });
}
