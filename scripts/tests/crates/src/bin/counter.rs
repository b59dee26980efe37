//! The commonest letters, and the difference of two counts.
use counter::Counter;

fn main() {
    let letters: Counter<char> = "combinatorial".chars().collect();
    let others: Counter<char> = "romantic".chars().collect();
    println!("{:?}", letters.most_common_ordered());
    println!("{}", (letters - others).total::<usize>());
}
