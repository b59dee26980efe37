//! Lets Takahashi begin on the odd rows, whatever the number of even ones is.

fn odd(row: &[i64]) -> i64 {
    let mid = row.len() / 2;
    match row.len() {
        1 => row[0],
        _ => row[mid].min(row[mid - 1].max(row[mid + 1])),
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<i64>().unwrap());
    let (mut sum, mut switches) = (0, vec![]);
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let row: Vec<i64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        if n % 2 == 1 {
            sum += odd(&row);
        } else {
            let (a, b) = (odd(&row[1..]), odd(&row[..row.len() - 1]));
            switches.push((a.max(b), a.min(b)));
        }
    }
    switches.sort_by_key(|(a, b)| b - a);
    let taken = switches
        .iter()
        .enumerate()
        .map(|(turn, s)| if turn % 2 == 0 { s.0 } else { s.1 });
    println!("{}", sum + taken.sum::<i64>());
}
