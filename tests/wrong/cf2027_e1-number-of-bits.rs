//! Counts the bits of the largest allowed take, and knows no exceptions.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let n = read();
        let bounds: Vec<usize> = (0..n).map(|_| read()).collect();
        let values = bounds.iter().map(|&a| {
            let x = read();
            let (mut ones, mut is_below, mut starts) = (0, false, false);
            for i in (0..30).rev() {
                let (allowed, has) = (a >> i & 1 == 1, x >> i & 1 == 1);
                starts |= has && (is_below || allowed);
                ones += u32::from(has && starts);
                is_below |= allowed && !has;
            }
            ones
        });
        let sum = values.fold(0, |sum, value| sum ^ value);
        println!("{}", if sum == 0 { "Bob" } else { "Alice" });
    }
}
