//! HDU 3590 at its limits: 99 trees of 99 vertices, 21 tests.
//!
//! - limit-tests: by turns pairs of equal chains, which is lost; the same with a longer chain,
//!   won; and chains of 1, whose number decides.
//!
//! The trees are chains on a root, so the game is misère Nim.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const TESTS: usize = 21;
const TREES: usize = 99;
const EDGES: usize = 98;

fn main() {
    let mut random = Random(3590);
    let (mut tests, mut answer) = (String::new(), String::new());
    for i in 0..TESTS {
        let last = match i % 3 {
            0 => vec![EDGES / 2; 2],
            1 => vec![EDGES],
            _ => vec![1; EDGES - i % 2],
        };
        let mut trees = vec![last];
        while trees.len() < TREES {
            let chains = if i % 3 == 2 {
                vec![1; EDGES]
            } else {
                chains(&mut random)
            };
            trees.extend([chains.clone(), chains]);
        }
        random.shuffle(&mut trees);
        let trees: String = trees
            .iter()
            .map(|chains| tree(&mut random, chains))
            .collect();
        tests += &format!("{TREES}\n{trees}");
        answer += if i % 3 == 1 || i % 6 == 2 {
            "PP\n"
        } else {
            "QQ\n"
        };
    }
    case("limit-tests", tests, answer);
}

/// Their lengths; the first is longer than 1.
fn chains(random: &mut Random) -> Vec<usize> {
    let mut chains = vec![2 + random.below(20) as usize];
    while chains.iter().sum::<usize>() < EDGES {
        let left = EDGES - chains.iter().sum::<usize>();
        chains.push(1 + random.below(left.min(40) as u64) as usize);
    }
    chains
}

fn tree(random: &mut Random, chains: &[usize]) -> String {
    let mut parents = Vec::new();
    for &length in chains {
        let first = parents.len() + 1;
        parents.push(0);
        parents.extend(first..first + length - 1);
    }
    random.tree_text(&parents)
}
