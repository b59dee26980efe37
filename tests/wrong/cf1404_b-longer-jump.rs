//! Lets Bob get away whenever he jumps farther, and forgets small trees.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let head: Vec<usize> = numbers.by_ref().take(5).collect();
        numbers.by_ref().take(2 * (head[0] - 1)).for_each(drop);
        println!("{}", if head[4] > head[3] { "Bob" } else { "Alice" });
    }
}
