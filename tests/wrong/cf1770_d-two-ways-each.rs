//! Multiplies the choices of the rounds, without a look at the components.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let a: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        let b: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        let rounds = a.iter().zip(&b);
        let ways = rounds.fold(1, |ways, (a, b)| {
            ways * if a == b { n } else { 2 } % 998_244_353
        });
        println!("{ways}");
    }
}
