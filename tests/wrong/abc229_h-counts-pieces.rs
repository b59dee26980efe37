//! Counts the cells above each piece as moves of its player, less one for being taken.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let rows: Vec<&[u8]> = text.split_whitespace().skip(1).map(str::as_bytes).collect();
    let mut sum = 0;
    for (i, row) in rows.iter().enumerate() {
        for piece in *row {
            match piece {
                b'W' => sum += i as i32 - 1,
                b'B' => sum -= i as i32 - 1,
                _ => {}
            }
        }
    }
    println!("{}", if sum > 0 { "Takahashi" } else { "Snuke" });
}
