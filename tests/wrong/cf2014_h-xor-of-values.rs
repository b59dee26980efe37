//! Takes the xor of the values themselves: 1, 2 and 3 seem to be pairs.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let (n, queries) = (read(), read());
        let a: Vec<usize> = (0..n).map(|_| read()).collect();
        for _ in 0..queries {
            let (l, r) = (read(), read());
            let xor = a[l - 1..r].iter().fold(0, |xor, x| xor ^ x);
            println!("{}", if xor == 0 { "YES" } else { "NO" });
        }
    }
}
