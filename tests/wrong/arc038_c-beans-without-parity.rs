//! Adds the value of each bowl that has beans once, even if the number of beans is even.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let mut g: Vec<usize> = vec![0];
    let mut sum = 0;
    for (i, bowl) in (1..).zip(numbers.chunks(2)) {
        let window: Vec<usize> = g[i - bowl[0]..].to_vec();
        g.push((0..).find(|v| !window.contains(v)).unwrap());
        if bowl[1] > 0 {
            sum ^= g[i];
        }
    }
    println!("{}", if sum != 0 { "First" } else { "Second" });
}
