//! Counts all elements with a smaller one before them.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let mut least = usize::MAX;
        let mut count = 0;
        for p in numbers.by_ref().take(n) {
            count += usize::from(least < p);
            least = least.min(p);
        }
        println!("{count}");
    }
}
