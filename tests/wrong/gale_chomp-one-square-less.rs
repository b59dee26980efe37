//! Says that the mover loses every bar whose first row is one square longer than the other rows
//! together.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for line in text.lines().skip(1) {
        let rows: Vec<usize> = line.split_whitespace().map(|t| t.parse().unwrap()).collect();
        let mut bars = vec![];
        for i in 0..3 {
            for left in usize::from(i == 0)..rows[i] {
                let mut bar = rows.clone();
                bar[i..].iter_mut().for_each(|row| *row = left.min(*row));
                if bar[0] == bar[1] + bar[2] + 1 {
                    bars.push(format!("{} {} {}", bar[0], bar[1], bar[2]));
                }
            }
        }
        let none = "lost".to_string();
        println!("{}", if bars.is_empty() { none } else { bars.join(", ") });
    }
}
