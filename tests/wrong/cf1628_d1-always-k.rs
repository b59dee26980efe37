//! Lets Alice name `k` in every turn: then Bob adds no more than he must.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    for case in numbers[1..].chunks(3) {
        let turns = 2 * case[1] - case[0];
        println!("{}", (turns * case[2]).rem_euclid(1_000_000_007));
    }
}
