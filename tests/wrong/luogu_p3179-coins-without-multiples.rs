//! Lets only coins without multiples count.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    for _ in 0..numbers.next().unwrap() {
        let white = numbers.next().unwrap();
        let last = (0..white)
            .filter(|_| 2 * numbers.next().unwrap() > n)
            .count();
        println!("{}", if last % 2 == 1 { "Yes" } else { "No" });
    }
}
