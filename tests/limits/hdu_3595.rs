//! HDU 3595 at its limits: 100 tests of 1000 pairs up to 1000.
//!
//! - limit-tests: the answers come from a table of who wins each pair and how long it takes,
//!   computed from the definition of the sum in which each turn moves all pairs. Half of the tests
//!   have only short pairs, so the longest isn't always the same.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const TESTS: usize = 100;
const PAIRS: usize = 1000;
const LARGEST: usize = 1000;

fn main() {
    let steps = steps();
    let mut random = Random(3595);
    let (mut tests, mut answers) = (String::new(), Vec::new());
    for i in 0..TESTS {
        let most = if i % 2 == 0 { 16 } else { 3 + i / 10 };
        let mut longest = 0;
        tests += &format!("{PAIRS}\n");
        for _ in 0..PAIRS {
            let [p, q] = loop {
                let pair = [0; 2].map(|_| random.within(1, LARGEST as u64) as usize);
                if steps[pair[0].min(pair[1])][pair[0].max(pair[1])] <= most {
                    break pair;
                }
            };
            longest = longest.max(steps[p.min(q)][p.max(q)]);
            tests += &format!("{p} {q}\n");
        }
        answers.push(if longest % 2 == 1 { "MM" } else { "GG" });
    }
    case("limit-tests", tests, lines(answers));
}

/// `steps[p][q]` for `p ≤ q` is odd iff the mover wins. The winner makes the pair last, and the
/// loser makes it short.
fn steps() -> Vec<Vec<usize>> {
    let mut steps = vec![vec![0; LARGEST + 1]; LARGEST + 1];
    for q in 1..=LARGEST {
        for p in 1..=q {
            let options = (1..=q / p).map(|k| {
                let left = q - k * p;
                steps[left.min(p)][left.max(p)]
            });
            let options: Vec<usize> = options.collect();
            let won = options.iter().filter(|&&step| step % 2 == 0).max();
            steps[p][q] =
                1 + won.unwrap_or_else(|| options.iter().min().expect("a pair has a move"));
        }
    }
    steps
}
