//! Lets Alice have exactly the objects of positive value.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let n = read();
        let sum: i64 = (0..n).map(|_| read().max(0)).sum();
        for _ in 0..2 * n {
            read();
        }
        println!("{sum}");
    }
}
