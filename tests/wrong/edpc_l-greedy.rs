//! Always takes the larger end.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let row: Vec<i64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let (mut rest, mut shares) = (&row[..], [0, 0]);
    for turn in 0..row.len() {
        let (first, last) = (rest[0], rest[rest.len() - 1]);
        shares[turn % 2] += first.max(last);
        rest = if first > last {
            &rest[1..]
        } else {
            &rest[..rest.len() - 1]
        };
    }
    println!("{}", shares[0] - shares[1]);
}
