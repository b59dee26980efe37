//! Lets Oleg use his extra moves only on either end in turn, so that the middle stays.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let row: Vec<u32> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let n = row.len();
    let results = (0..n).map(|k| {
        let part = &row[k / 2..n - k.div_ceil(2)];
        let mid = part.len() / 2;
        match part.len() {
            1 => part[0],
            even if even % 2 == 0 => part[mid - 1].max(part[mid]),
            _ => part[mid].min(part[mid - 1].max(part[mid + 1])),
        }
    });
    println!(
        "{}",
        results
            .map(|it| it.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    );
}
