//! Lets Alice erase the smallest number first.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (l, r, mut a) = (numbers[1], numbers[2], numbers[3..].to_vec());
    a.sort_unstable();
    a[0] += a.iter().sum::<i64>() - l - r;
    a.sort_unstable();
    let differences: i64 = a.chunks(2).map(|pair| pair[1] - pair[0]).sum();
    println!("{}", if differences <= r - l { "Alice" } else { "Bob" });
}
