//! Codeforces 1110 G at its limits: 5·10^5 vertices.
//!
//! - limit-path: nobody wins on a path: Black takes a neighbour of each vertex that White takes.
//! - limit-two-forks: a path of an odd number of vertices with a fork at each end. White takes
//!   every second vertex from the first fork on, and Black must answer between them.
//! - limit-star: White takes the centre, and then any two leaves.
//! - limit-many: small trees with one vertex of four neighbours, and without.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const N: usize = 500_000;

fn main() {
    let mut random = Random(1110);
    let mut tree = |parents: &[usize]| {
        let text = random.tree_text(parents);
        format!("{text}{}\n", "N".repeat(parents.len() + 1))
    };
    let path: Vec<usize> = (0..N - 1).collect();
    case("limit-path", format!("1\n{}", tree(&path)), "Draw\n");
    let mut forks: Vec<usize> = (0..N - 4).collect();
    forks.extend([1, N - 5]);
    assert_eq!(forks.len() + 1, N - 1);
    case("limit-two-forks", format!("1\n{}", tree(&forks)), "White\n");
    let star = vec![0; N - 1];
    case("limit-star", format!("1\n{}", tree(&star)), "White\n");
    let (mut trees, mut answers) = (String::new(), String::new());
    for i in 0..50_000 {
        if i % 2 == 0 {
            trees += &tree(&[0, 1, 2, 3, 4, 5, 6, 7, 8]);
            answers += "Draw\n";
        } else {
            trees += &tree(&[0, 1, 2, 3, 4, 4, 4, 5, 6]);
            answers += "White\n";
        }
    }
    case("limit-many", format!("50000\n{trees}"), answers);
}
