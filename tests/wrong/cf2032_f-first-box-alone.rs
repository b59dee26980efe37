//! Looks at the nim-sum of the first box, even if the box has only ones.

fn main() {
    const P: u64 = 998_244_353;
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let (mut sum, mut ways) = (0, vec![]);
        for heap in numbers.by_ref().take(n) {
            sum ^= heap;
            ways.push(sum != 0);
        }
        let (mut count, mut power) = (0, 1);
        for (i, wins) in ways.iter().rev().enumerate() {
            if *wins {
                count = (count + power) % P;
            }
            if i > 0 {
                power = power * 2 % P;
            }
        }
        println!("{count}");
    }
}
