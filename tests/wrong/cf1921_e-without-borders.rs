//! Forgets that the fugitive stops at the border.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|t| t.parse().unwrap()).collect();
    for case in numbers[1..].chunks(6) {
        let (rows, columns) = (case[4] - case[2], (case[5] - case[3]).abs());
        let caught = rows > 0 && (columns == 0 || columns + rows / 2 <= (rows + 1) / 2);
        println!(
            "{}",
            match caught {
                false => "Draw",
                true if rows % 2 == 1 => "Alice",
                true => "Bob",
            }
        );
    }
}
