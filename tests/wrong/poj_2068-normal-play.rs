//! Lets the team win that takes the last stone.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    loop {
        let n = numbers.next().unwrap();
        if n == 0 {
            return;
        }
        let stones = numbers.next().unwrap();
        let most: Vec<usize> = numbers.by_ref().take(2 * n).collect();
        let mut wins = vec![vec![false; 2 * n]; stones + 1];
        for heap in 1..=stones {
            for player in 0..2 * n {
                let next = (player + 1) % (2 * n);
                let mut takes = 1..=most[player].min(heap);
                wins[heap][player] = takes.any(|taken| !wins[heap - taken][next]);
            }
        }
        println!("{}", u8::from(wins[stones][0]));
    }
}
