//! Gives the value 0 to stacks of one and three coins, which are loony.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap());
    // The first values, except those of 1 and 3.
    let values = [0, 0, 0, 0, 1, 0, 2, 1, 3, 2];
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let sum = (0..n).fold(0, |sum, _| {
            sum ^ values.get(numbers.next().unwrap()).unwrap_or(&0)
        });
        println!("{}", if sum == 0 { "Second" } else { "First" });
    }
}
