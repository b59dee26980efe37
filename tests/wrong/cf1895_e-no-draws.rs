//! Says that the first card wins if no card of the opponent beats it, and loses otherwise.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let own: Vec<usize> = numbers.by_ref().take(2 * n).collect();
        let m = numbers.next().unwrap();
        let other: Vec<usize> = numbers.by_ref().take(2 * m).collect();
        let strongest = *other[..m].iter().max().unwrap();
        let wins = own[n..].iter().filter(|&&it| it >= strongest).count();
        println!("{wins} 0 {}", n - wins);
    }
}
