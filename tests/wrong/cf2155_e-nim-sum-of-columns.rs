//! Takes each token for a heap as large as its distance from column 1.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let (_, _, k) = (read(), read(), read());
        let sum = (0..k).fold(0, |sum, _| sum ^ (read(), read() - 1).1);
        println!("{}", if sum == 0 { "Yuyu" } else { "Mimo" });
    }
}
