//! Looks at the end of the game after at most one move.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
    let a: Vec<u64> = numbers.by_ref().take(n as usize).collect();
    let b: Vec<u64> = numbers.take(m as usize).collect();
    let least = |values: &[u64]| *values.iter().min().unwrap();
    println!("{}", (least(&a) + b[0]).min(a[0] + least(&b)));
}
