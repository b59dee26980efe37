//! Counts all heaps of 1, including those behind a larger heap.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let heaps: Vec<usize> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let ones = heaps[..n - 1].iter().filter(|&&h| h == 1).count();
        println!("{}", if ones % 2 == 0 { "First" } else { "Second" });
    }
}
