//! Lets the first player lower one of two equal heaps although another heap already has the next
//! smaller size.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut heaps: Vec<i64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    heaps.sort();
    let n = heaps.len() as i64;
    let twins = heaps.windows(2).filter(|pair| pair[0] == pair[1]).count();
    let empty_twins = n > 1 && heaps[1] == 0;
    let moves = heaps.iter().sum::<i64>() - n * (n - 1) / 2;
    let wins = twins < 2 && !empty_twins && moves % 2 != 0;
    println!("{}", if wins { "sjfnb" } else { "cslnb" });
}
