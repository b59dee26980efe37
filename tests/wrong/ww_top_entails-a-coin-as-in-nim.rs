//! Computes Grundy values as if the opponent could move in any stack after a coin is removed.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap());
    let games: Vec<Vec<usize>> = (0..numbers.next().unwrap())
        .map(|_| {
            let n = numbers.next().unwrap();
            (0..n).map(|_| numbers.next().unwrap()).collect()
        })
        .collect();
    let largest = games.iter().flatten().copied().max().unwrap();
    let mut values = vec![0usize];
    for stack in 1..=largest {
        let mut seen = vec![false; largest + 2];
        seen[values[stack - 1]] = true;
        for part in 1..=stack / 2 {
            seen[values[part] ^ values[stack - part]] = true;
        }
        values.push(seen.iter().position(|&seen| !seen).unwrap());
    }
    for stacks in games {
        let sum = stacks.iter().fold(0, |sum, &stack| sum ^ values[stack]);
        println!("{}", if sum == 0 { "Second" } else { "First" });
    }
}
