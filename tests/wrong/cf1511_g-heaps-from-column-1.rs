//! Takes the nim-sum of all chips between the borders as if the board began in column 1.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut number = || numbers.next().unwrap();
    let (n, m) = (number(), number());
    let mut sums = vec![0; m + 1];
    for _ in 0..n {
        let c = number();
        sums[c] ^= c - 1;
    }
    for c in 1..=m {
        sums[c] ^= sums[c - 1];
    }
    let winner = |l: usize, r: usize| if sums[r] == sums[l - 1] { 'B' } else { 'A' };
    let winners: String = (0..number()).map(|_| winner(number(), number())).collect();
    println!("{winners}");
}
