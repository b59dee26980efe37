//! Takes the nim-sum of the differences and of how often each number occurs, as if the order of the
//! heaps didn't matter.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for line in text.lines().skip(2).step_by(2) {
        let mut numbers: Vec<u64> = line.split_whitespace().map(|t| t.parse().unwrap()).collect();
        numbers.sort_unstable();
        let groups = numbers.chunk_by(|a, b| a == b);
        let (mut sum, mut before) = (0, 0);
        for group in groups {
            sum ^= (group[0] - before) ^ group.len() as u64;
            before = group[0];
        }
        println!("{}", if sum == 0 { "Bob" } else { "Alice" });
    }
}
