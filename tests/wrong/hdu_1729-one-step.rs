//! Uses the value `size - stones` even where no move can fill the box at once.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    let mut number = || numbers.next().unwrap();
    for i in 1.. {
        let n = number();
        if n == 0 {
            return;
        }
        let mut sum = 0;
        for _ in 0..n {
            let (size, stones) = (number(), number());
            sum ^= if stones == 0 { 0 } else { size - stones };
        }
        println!("Case {i}:\n{}", if sum != 0 { "Yes" } else { "No" });
    }
}
