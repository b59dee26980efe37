//! Believes that the second player never wins.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    let k: usize = words[1].parse().unwrap();
    let wins = ['0', '1'].iter().any(|&side| {
        let first = words[2].find(side).unwrap_or(0);
        words[2].rfind(side).map_or(true, |last| last - first < k)
    });
    println!("{}", if wins { "tokitsukaze" } else { "once again" });
}
