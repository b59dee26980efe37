//! AtCoder AGC 029 D at its limits: 2·10^5 rows, columns and obstacles.
//!
//! - limit-behind: obstacles lie on the diagonal's right side, where the piece doesn't come.
//! - limit-wall: obstacles force the piece to stay in the first column, to one in the last row.

#[path = "support/mod.rs"]
mod support;
use support::case;

const N: usize = 200_000;

fn main() {
    let write = |name, obstacles: Vec<[usize; 2]>, turns: usize| {
        let lines: String = obstacles
            .iter()
            .map(|[x, y]| format!("{x} {y}\n"))
            .collect();
        case(
            name,
            format!("{N} {N} {}\n{lines}", obstacles.len()),
            format!("{turns}\n"),
        );
    };
    write("limit-behind", (1..N - 1).map(|x| [x, x + 2]).collect(), N);
    let wall = (2..N).map(|x| [x, 2]).chain([[N, 1]]);
    write("limit-wall", wall.collect(), N - 1);
}
