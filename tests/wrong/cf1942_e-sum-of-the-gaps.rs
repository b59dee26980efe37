//! Says that the first player loses iff the sum of the gaps is even.

const MODULUS: u64 = 998_244_353;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (l, n) = (numbers.next().unwrap(), numbers.next().unwrap());
        let mut rows = vec![vec![1]];
        for i in 1..=l {
            let row = (0..=i).map(|k| match k {
                0 => 1,
                _ if k == i => 1,
                _ => (rows[i - 1][k - 1] + rows[i - 1][k]) % MODULUS,
            });
            rows.push(row.collect());
        }
        let free = l - 2 * n;
        let ways = |s: usize| rows[s + n - 1][n - 1] * rows[free - s + n][n] % MODULUS;
        let lost = (0..=free).step_by(2).map(ways).sum::<u64>() % MODULUS;
        println!("{}", 2 * (rows[l][2 * n] + MODULUS - lost) % MODULUS);
    }
}
