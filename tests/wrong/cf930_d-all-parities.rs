//! Lets tokens of both parities surround the white one.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i32> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let tokens: Vec<(i32, i32)> = numbers[1..]
        .chunks(2)
        .map(|t| (t[0] + t[1], t[0] - t[1]))
        .collect();
    let most = tokens
        .iter()
        .map(|t| t.0.abs().max(t.1.abs()))
        .max()
        .unwrap();
    let mut count = 0;
    for u in -most..=most {
        for v in (-most..=most).filter(|v| (u + v) % 2 == 0) {
            let around = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
            count += usize::from(around.iter().all(|(du, dv)| {
                tokens
                    .iter()
                    .any(|t| (t.0 - u) * du > 0 && (t.1 - v) * dv > 0)
            }));
        }
    }
    println!("{count}");
}
