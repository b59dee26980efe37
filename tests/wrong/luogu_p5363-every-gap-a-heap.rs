//! Counts the positions whose free squares before all coins have a nim-sum above 0.

fn count(free: u64, coins: u64, sum: u64) -> u64 {
    if coins == 0 {
        return u64::from(sum > 0);
    }
    (0..=free)
        .map(|gap| count(free - gap, coins - 1, sum ^ gap))
        .sum()
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    let (squares, coins) = (numbers.next().unwrap(), numbers.next().unwrap());
    println!("{}", count(squares - coins, coins, 0) % 1_000_000_009);
}
