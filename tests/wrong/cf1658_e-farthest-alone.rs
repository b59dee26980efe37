//! Compares each cell with the largest number out of its reach only.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, k, v) = (numbers[0], numbers[1], &numbers[2..]);
    let mut largest: Vec<usize> = (0..n * n).collect();
    largest.sort_by_key(|&cell| std::cmp::Reverse(v[cell]));
    for row in 0..n {
        let wins = |column: usize| {
            let far = |cell: usize| (cell / n).abs_diff(row) + (cell % n).abs_diff(column) > k;
            v[row * n + column] > v[*largest.iter().find(|&&cell| far(cell)).unwrap()]
        };
        let line = (0..n).map(|column| if wins(column) { 'M' } else { 'G' });
        println!("{}", line.collect::<String>());
    }
}
