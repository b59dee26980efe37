//! Lets a move remove one vertex, so that the parity of the number of vertices decides.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let vertices = (0..n).filter(|_| numbers.next().is_some()).count();
        println!("{}", if vertices % 2 == 1 { "YES" } else { "NO" });
    }
}
