//! Moves from cell to cell, as if a letter told which of the two it is.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let table: Vec<&[u8]> = text.split_whitespace().skip(1).map(str::as_bytes).collect();
    let n = table.len();
    let mut scores = vec![vec![0; n]; n];
    for (row, column) in (0..n * n).rev().map(|i| (i / n, i % n)) {
        let down = scores.get(row + 1).map(|scores| scores[column]);
        let right = scores[row].get(column + 1).copied();
        let options = down.into_iter().chain(right);
        let best = match (row + column) % 2 {
            0 => options.min(),
            _ => options.max(),
        };
        let own = match table[row][column] {
            b'a' => 1,
            b'b' => -1,
            _ => 0,
        };
        scores[row][column] = own + best.unwrap_or(0);
    }
    println!(
        "{}",
        ["SECOND", "DRAW", "FIRST"][(i32::signum(scores[0][0]) + 1) as usize]
    );
}
