//! Believes that every heap falls apart into single stones, one at each move.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for (case, line) in text.lines().skip(2).step_by(2).enumerate() {
        let heaps = line.split_whitespace().map(|t| t.parse::<u64>().unwrap());
        let moves: u64 = heaps.map(|heap| heap - 1).sum();
        println!("Case {}: {}", case + 1, if moves % 2 == 1 { "Yes" } else { "No" });
    }
}
