//! Codeforces 1919 G at its limits: 5000 vertices.
//!
//! - limit-random: the matrix of a random tree.
//! - limit-path: the matrix of a path. Whoever begins at `j` wins unless each way that is left has
//!   an even number of steps.
//! - limit-one-cell-wrong: the path's matrix with another winner in one cell of its last row.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

fn main() {
    let n = 5000;
    let mut random = Random(1919);
    let parents: Vec<usize> = (1..n).map(|v| random.below(v as u64) as usize).collect();
    // Losing children, from below, and whether the rest of the tree is lost as a child.
    let mut losing = vec![0; n];
    for v in (1..n).rev() {
        losing[parents[v - 1]] += usize::from(losing[v] == 0);
    }
    let mut above_loses = vec![false; n];
    let mut rows = vec![vec![b'0'; n]; n];
    for v in 0..n {
        if v > 0 {
            let parent = parents[v - 1];
            let others = losing[parent] - usize::from(losing[v] == 0);
            above_loses[v] = others + usize::from(above_loses[parent]) == 0;
        }
    }
    let mut children = vec![vec![]; n];
    (1..n).for_each(|v| children[parents[v - 1]].push(v));
    for j in 0..n {
        // For roots outside the subtree of `j`, then for those in it.
        let all = losing[j] + usize::from(above_loses[j]);
        rows.iter_mut()
            .for_each(|row| row[j] = b'0' + u8::from(losing[j] > 0));
        rows[j][j] = b'0' + u8::from(all > 0);
        for &child in &children[j] {
            let wins = all > usize::from(losing[child] == 0);
            let mut below = vec![child];
            while let Some(v) = below.pop() {
                rows[v][j] = b'0' + u8::from(wins);
                below.extend(&children[v]);
            }
        }
    }
    let text = |rows: &[Vec<u8>]| {
        let lines = rows
            .iter()
            .map(|row| String::from_utf8_lossy(row).into_owned() + "\n");
        format!("{n}\n{}", lines.collect::<String>())
    };
    case("limit-random", text(&rows), "YES\n");
    for (i, row) in rows.iter_mut().enumerate() {
        for (j, cell) in row.iter_mut().enumerate() {
            let is_left_odd = j <= i && j % 2 == 1;
            let is_right_odd = j >= i && (n - 1 - j) % 2 == 1;
            *cell = b'0' + u8::from(is_left_odd || is_right_odd);
        }
    }
    case("limit-path", text(&rows), "YES\n");
    rows[n - 1][n / 2] ^= 1;
    case("limit-one-cell-wrong", text(&rows), "NO\n");
}
