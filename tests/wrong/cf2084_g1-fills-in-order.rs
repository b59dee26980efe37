//! Fills the gaps from left to right with the numbers that lack, in increasing order.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let mut a: Vec<usize> = numbers.by_ref().take(n).collect();
        let mut lacking = (1..=n)
            .filter(|v| !a.contains(v))
            .collect::<Vec<_>>()
            .into_iter();
        for v in a.iter_mut().filter(|v| **v == 0) {
            *v = lacking.next().unwrap();
        }
        let pairs = (0..n).flat_map(|i| (i..n).map(move |j| (i, j)));
        let value = |(i, j): (usize, usize)| match (j - i) % 2 {
            0 => a[i].max(a[j]),
            _ => a[i].min(a[j]),
        };
        println!("{}", pairs.map(value).sum::<usize>());
    }
}
