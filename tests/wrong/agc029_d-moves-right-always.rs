//! Lets Aoki move to the right whenever he can, and never wait above an obstacle.

use std::collections::HashSet;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let cells: HashSet<&[usize]> = numbers[3..].chunks(2).collect();
    let (mut x, mut y) = (1, 1);
    while x < numbers[0] && !cells.contains(&[x + 1, y][..]) {
        x += 1;
        y += usize::from(y < numbers[1] && !cells.contains(&[x, y + 1][..]));
    }
    println!("{x}");
}
