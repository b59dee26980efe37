//! Lets Alice choose pairs of neighbours only.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (k, mut a) = (numbers[1] as usize, numbers[2..].to_vec());
    a.sort_unstable();
    let mut best = vec![vec![i64::MIN / 2; k + 1]; a.len() + 1];
    best.iter_mut().for_each(|row| row[0] = 0);
    for i in 2..=a.len() {
        for j in 1..=k {
            best[i][j] = best[i - 1][j].max(best[i - 2][j - 1] + a[i - 1] - a[i - 2]);
        }
    }
    println!("{}", best[a.len()][k]);
}
