//! Says that Valeriu escapes whenever the two stand on different vertices.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
        numbers.by_ref().take(2 * n).for_each(drop);
        println!("{}", if a == b { "NO" } else { "YES" });
    }
}
