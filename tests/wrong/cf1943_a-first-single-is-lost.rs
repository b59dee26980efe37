//! Gives up the first number that occurs once.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let a: Vec<usize> = numbers.by_ref().take(n).collect();
        let lost = (0..).find(|i| a.iter().filter(|&it| it == i).count() < 2);
        println!("{}", lost.unwrap());
    }
}
