//! Counts empty heaps too. It tries all pairs, so it works for small `n` only.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let n = numbers[0].min(3000);
    let mut count = 0;
    for x in (0..=n).step_by(numbers[1] as usize) {
        for y in (0..=n).step_by(numbers[2] as usize) {
            count += u64::from(x ^ y <= n && (x ^ y) % numbers[3] == 0);
        }
    }
    println!("{count}");
}
