//! Picks the strongest hero that is left, and misses all bans.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    let n: usize = words[0].parse().unwrap();
    let mut heroes: Vec<i64> = words[1..=n].iter().map(|t| t.parse().unwrap()).collect();
    heroes.sort();
    let mut difference = 0;
    for action in words[n + 2..].chunks(2).filter(|action| action[0] == "p") {
        let hero = heroes.pop().unwrap();
        difference += if action[1] == "1" { hero } else { -hero };
    }
    println!("{difference}");
}
