//! Counts a winning row or column once, though the move can start in each of its cells.

use std::collections::HashMap;
use std::io::Read;

type Rectangle = (usize, usize, usize, usize);
type Memo = HashMap<Rectangle, usize>;

fn options(grid: &[&[u8]], r: Rectangle, memo: &mut Memo) -> Vec<usize> {
    let (top, bottom, left, right) = r;
    let mut options = vec![];
    if top == bottom || left == right {
        return options;
    }
    for y in top..bottom {
        if (left..right).all(|x| grid[y][x] == b'.') {
            let above = g(grid, (top, y, left, right), memo);
            options.push(above ^ g(grid, (y + 1, bottom, left, right), memo));
        }
    }
    for x in left..right {
        if (top..bottom).all(|y| grid[y][x] == b'.') {
            let before = g(grid, (top, bottom, left, x), memo);
            options.push(before ^ g(grid, (top, bottom, x + 1, right), memo));
        }
    }
    options
}

fn g(grid: &[&[u8]], r: Rectangle, memo: &mut Memo) -> usize {
    if let Some(&known) = memo.get(&r) {
        return known;
    }
    let options = options(grid, r, memo);
    let mex = (0..).find(|g| !options.contains(g)).unwrap();
    memo.insert(r, mex);
    mex
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    let cases: usize = words.next().unwrap().parse().unwrap();
    for case in 1..=cases {
        let rows: usize = words.next().unwrap().parse().unwrap();
        let columns: usize = words.next().unwrap().parse().unwrap();
        let grid: Vec<&[u8]> = (0..rows)
            .map(|_| words.next().unwrap().as_bytes())
            .collect();
        let options = options(&grid, (0, rows, 0, columns), &mut Memo::new());
        let count = options.iter().filter(|&&g| g == 0).count();
        println!("Case #{case}: {count}");
    }
}
