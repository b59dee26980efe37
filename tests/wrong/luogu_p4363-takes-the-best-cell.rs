//! Both players take the free cell that scores most.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, m) = (numbers[0], numbers[1]);
    let (mut rows, mut lead) = (vec![0; n], 0i64);
    for turn in 0..n * m {
        let free = (0..n).filter(|&row| rows[row] < if row == 0 { m } else { rows[row - 1] });
        let score = |row: usize| numbers[2 + turn % 2 * n * m + row * m + rows[row]];
        let row = free.max_by_key(|&row| score(row)).unwrap();
        let sign = if turn % 2 == 0 { 1 } else { -1 };
        lead += sign * score(row) as i64;
        rows[row] += 1;
    }
    println!("{lead}");
}
