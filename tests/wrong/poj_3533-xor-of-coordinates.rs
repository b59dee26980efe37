//! Takes the xor of all coordinates, as if the three directions were played one by one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    while let Some(n) = numbers.next() {
        let xor = numbers.by_ref().take(3 * n).fold(0, |xor, x| xor ^ x);
        println!("{}", if xor == 0 { "Yes" } else { "No" });
    }
}
