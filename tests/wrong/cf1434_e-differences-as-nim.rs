//! Takes each list as one heap: the length of its longest sequence with growing differences that
//! starts at the first number.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    let mut sum = 0;
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let list: Vec<i64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let (mut length, mut last, mut step) = (1, list[0], 0);
        for &number in &list[1..] {
            if number - last > step {
                (length, last, step) = (length + 1, number, number - last);
            }
        }
        sum ^= length;
    }
    println!("{}", if sum != 0 { "YES" } else { "NO" });
}
