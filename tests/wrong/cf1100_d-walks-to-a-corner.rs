//! Walks to the corner (1, 1), whatever the rooks do.

fn main() {
    let mut lines = std::io::stdin().lines().map(|line| line.unwrap());
    let king = lines.next().unwrap();
    let mut king: Vec<i32> = king
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    lines.by_ref().take(666).for_each(drop);
    let mut is_back = false;
    loop {
        if king == [1, 1] {
            is_back = true;
        }
        king = if is_back && king == [1, 1] {
            vec![2, 2]
        } else {
            king.iter().map(|&at| (at - 1).max(1)).collect()
        };
        println!("{} {}", king[0], king[1]);
        match lines.next() {
            Some(line) if !line.starts_with('-') => {}
            _ => break,
        }
    }
}
