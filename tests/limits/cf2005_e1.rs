//! Codeforces 2005 E1 at its limits: 300 numbers and 10^5 cells.
//!
//! - limit-ones: only ones. Each turn goes to the next diagonal or further, so the first player
//!   takes the last cell of the last row, and wins.
//! - limit-sevens: the numbers are 300 sevens, and so are the cells of the main diagonal. The
//!   first player takes the last of them.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

fn main() {
    let ones = line(vec![1; 300]) + &line(vec![1; 300]).repeat(300);
    case("limit-ones", format!("1\n300 300 300\n{ones}"), "T\n");
    let diagonal = (0..300).map(|r| line((0..300).map(|c| if r == c { 7 } else { 3 })));
    let sevens = line(vec![7; 300]) + &diagonal.collect::<String>();
    case("limit-sevens", format!("1\n300 300 300\n{sevens}"), "T\n");
}
