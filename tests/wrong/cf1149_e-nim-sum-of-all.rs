//! Takes the nim-sum of all heaps, whatever their levels.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let mut heaps = numbers[2..2 + numbers[0] as usize].to_vec();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match heaps.iter().position(|heap| heap ^ sum < *heap) {
        Some(v) => heaps[v] ^= sum,
        None => return println!("LOSE"),
    }
    let words: Vec<String> = heaps.iter().map(|heap| heap.to_string()).collect();
    println!("WIN\n{}", words.join(" "));
}
