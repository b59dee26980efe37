//! Counts the pairs that Aron has won at the beginning, and none that he wins with his first move.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let n = read();
        let mut degree = vec![0; n + 1];
        for _ in 0..2 * (n - 1) {
            degree[read()] += 1;
        }
        let leaves = degree.iter().filter(|degree| **degree == 1).count();
        println!("{}", leaves * (n - leaves));
    }
}
