//! Writes the numbers along a snake and answers in pairs, for grids with an even number of cells as
//! well.

use std::io::stdin;

fn numbers() -> Vec<usize> {
    let mut line = String::new();
    stdin().read_line(&mut line).unwrap();
    line.split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect()
}

fn main() {
    for _ in 0..numbers()[0] {
        let size = numbers();
        let (n, m) = (size[0], size[1]);
        let cell = |number: usize| {
            let (i, j) = (number / m, number % m);
            (i, if i % 2 == 0 { j } else { m - 1 - j })
        };
        let mut grid = vec![vec![0; m]; n];
        (0..n * m).for_each(|number| grid[cell(number).0][cell(number).1] = number);
        for row in &grid {
            let row: Vec<String> = row.iter().map(|number| (number + 1).to_string()).collect();
            println!("{}", row.join(" "));
        }
        let mut taken = vec![false; n * m];
        for _ in 0..(n * m).div_ceil(2) {
            let Ok([i, j]) = <[usize; 2]>::try_from(numbers()) else {
                return;
            };
            let number = grid[i - 1][j - 1];
            taken[number] = true;
            let pair = number ^ 1;
            let answer = if pair < n * m && !taken[pair] {
                Some(pair)
            } else {
                (0..n * m).find(|&number| {
                    let (i, j) = cell(number);
                    let beside = |&other: &usize| {
                        let (k, l) = cell(other);
                        taken[other] && i.abs_diff(k) + j.abs_diff(l) == 1
                    };
                    !taken[number] && (0..n * m).any(|other| beside(&other))
                })
            };
            if let Some(answer) = answer {
                taken[answer] = true;
                let (i, j) = cell(answer);
                println!("{} {}", i + 1, j + 1);
            }
        }
    }
}
