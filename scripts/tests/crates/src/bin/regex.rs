//! Matches and their groups.
use regex::Regex;

fn main() {
    let move_of = Regex::new(r"take (\d+) from heap ([a-z])").unwrap();
    let text = "take 3 from heap b, take 12 from heap c";
    let taken: u32 = move_of.captures_iter(text).map(|c| c[1].parse::<u32>().unwrap()).sum();
    println!("{taken} {}", move_of.replace_all(text, "$2:$1"));
}
