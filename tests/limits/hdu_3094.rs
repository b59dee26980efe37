//! HDU 3094 at its limits: 100 tests, trees of 10^5 vertices.
//!
//! - limit-trees: paths, won; equal branches, lost; equal branches and a leaf to cut, won.
//!
//! The statement allows a hundred trees of that size, 10^8 bytes; here there are six.

#[path = "support/mod.rs"]
mod support;
use support::{case, twins, Random};

const VERTICES: usize = 100_000;

fn main() {
    let mut random = Random(3094);
    let (mut tests, mut answer) = (String::new(), String::new());
    for i in 0..100 {
        let n = if i < 6 { VERTICES } else { 10 + i };
        let reach = if i % 2 == 0 { 2 } else { n };
        let branch = random.tree(n / 2 - 1, reach);
        let (parents, winner) = match i % 3 {
            0 => ((0..n - 1).collect(), "Alice\n"),
            1 => (twins(&branch), "Bob\n"),
            _ => ([&twins(&branch)[..], &[0]].concat(), "Alice\n"),
        };
        tests += &random.tree_text(&parents);
        answer += winner;
    }
    case("limit-trees", format!("100\n{tests}"), answer);
}
