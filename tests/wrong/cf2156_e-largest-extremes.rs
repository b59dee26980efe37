//! Lets Hao remove only the largest or the smallest number.

fn value(numbers: &[i64]) -> i64 {
    let n = numbers.len();
    let second = |i: usize| {
        let before = numbers[..i].iter().map(|a| numbers[i] - a);
        let after = numbers[i + 1..].iter().map(|a| a - numbers[i]);
        let (mut first, mut second) = (i64::MIN, i64::MIN);
        for difference in before.chain(after) {
            second = second.max(difference.min(first));
            first = first.max(difference);
        }
        second
    };
    (0..n).map(second).max().unwrap()
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let n = read() as usize;
        let row: Vec<i64> = (0..n).map(|_| read()).collect();
        let extremes = [row.iter().max().unwrap(), row.iter().min().unwrap()];
        let values = extremes.map(|extreme| {
            let mut rest = row.clone();
            rest.remove(row.iter().position(|a| a == extreme).unwrap());
            value(&rest[..rest.len().min(500)])
        });
        println!("{}", values.into_iter().min().unwrap());
    }
}
