//! Lets both players take the largest number that is left, without looking at rows.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut a: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    a.sort_by(|a, b| b.cmp(a));
    let difference: i64 = a
        .iter()
        .enumerate()
        .map(|(i, a)| if i % 2 == 0 { *a } else { -a })
        .sum();
    println!("{}", if difference > 0 { "Takahashi" } else { "Aoki" });
}
