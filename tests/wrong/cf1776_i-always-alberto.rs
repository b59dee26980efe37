//! Always helps Alberto.

use std::io::BufRead;

fn main() {
    let mut lines = std::io::stdin().lock().lines().map(|line| line.unwrap());
    let n: usize = lines.next().unwrap().trim().parse().unwrap();
    let points: Vec<Vec<i64>> = (0..n)
        .map(|_| {
            let line = lines.next().unwrap();
            line.split_whitespace()
                .map(|t| t.parse().unwrap())
                .collect()
        })
        .collect();
    println!("Alberto");
    let mut left: Vec<usize> = (0..n).collect();
    let mut is_own = true;
    while left.len() > 2 {
        let n = left.len();
        if is_own {
            let area = |&i: &usize| {
                let [a, b, c] = [i + n - 1, i, i + 1].map(|i| &points[left[i % n]]);
                (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
            };
            let i = (0..n).min_by_key(area).unwrap();
            println!("{}", left.remove(i) + 1);
        } else {
            let corner: usize = lines.next().unwrap().trim().parse().unwrap();
            left.retain(|&v| v + 1 != corner);
        }
        is_own = !is_own;
    }
}
