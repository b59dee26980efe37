//! Interactor for Codeforces 1991 I.
//!
//! The case holds the sizes. The judge begins with a small number, the largest one or a corner, and
//! then takes the largest number that it may, the smallest, or one whose neighbours are small.

mod support;

use support::{fail, hear, say};

fn numbers(line: &str) -> Vec<usize> {
    line.split_whitespace().flat_map(str::parse).collect()
}

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let words = numbers(&text);
    say(words[0]);
    for (game, size) in words[1..].chunks(2).enumerate() {
        let (n, m) = (size[0], size[1]);
        say(format!("{n} {m}"));
        let grid: Vec<Vec<usize>> = (0..n).map(|_| numbers(&hear())).collect();
        let mut all = grid.concat();
        all.sort_unstable();
        if grid.iter().any(|row| row.len() != m) || !all.into_iter().eq(1..=n * m) {
            fail(&format!(
                "not the numbers 1 to {} in {n} rows of {m}",
                n * m
            ));
        }
        let cells = || (0..n).flat_map(|i| (0..m).map(move |j| (i, j)));
        let beside = |(i, j): (usize, usize)| {
            cells().filter(move |(k, l)| i.abs_diff(*k) + j.abs_diff(*l) == 1)
        };
        let mut taken = vec![vec![false; m]; n];
        let (mut judge, mut own) = (0, 0);
        for turn in 0..n * m {
            let may_be_taken = |&(i, j): &(usize, usize)| {
                !taken[i][j] && (turn == 0 || beside((i, j)).any(|(k, l)| taken[k][l]))
            };
            if turn % 2 == 0 {
                let first = [1, 4, n * m, 2, grid[0][0], 3][game / 3 % 6];
                let worth = |&(i, j): &(usize, usize)| {
                    let free = beside((i, j)).filter(|(k, l)| !taken[*k][*l]);
                    let least = free.map(|(k, l)| grid[k][l]).min();
                    match turn {
                        0 => usize::from(grid[i][j] == first),
                        _ => match game % 3 {
                            0 => grid[i][j],
                            1 => n * m - grid[i][j],
                            _ => n * m + grid[i][j] - least.unwrap_or(grid[i][j]),
                        },
                    }
                };
                let (i, j) = cells()
                    .filter(may_be_taken)
                    .max_by_key(worth)
                    .expect("a cell");
                taken[i][j] = true;
                judge += grid[i][j];
                say(format!("{} {}", i + 1, j + 1));
            } else {
                let line = hear();
                let cell = match numbers(&line)[..] {
                    [i, j] if (1..=n).contains(&i) && (1..=m).contains(&j) => (i - 1, j - 1),
                    _ => fail(&format!("`{line}` is no cell")),
                };
                if !may_be_taken(&cell) {
                    fail(&format!("`{line}` may not be taken"));
                }
                taken[cell.0][cell.1] = true;
                own += grid[cell.0][cell.1];
            }
        }
        if own >= judge {
            fail(&format!(
                "game {}: {own}, and the judge has {judge}",
                game + 1
            ));
        }
    }
}
