//! Codeforces 2013 F2. Game in Tree (Hard Version)
//! - url: https://codeforces.com/problemset/problem/2013/F2
//! - judge: codeforces
//! - games: tree, path, walking from two ends, leaving the path, sparse table
//! - rules: Alice stands on vertex 1 of a tree, Bob on some vertex of the path from `u` to `v`. In
//!   turn they go to a neighbour where nobody has been. A player who cannot move loses. Who wins,
//!   for each vertex of the path that Bob may begin on?
//! - difficulty: 3500
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 2..2*10^5, (n-1) * { a in 1..n, b in 1..n }, tree(n, a, b), u
//!   in 2..n, v in 2..n }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public translation and its sample; the limits are from
//!   memory; public solutions say that vertex 1 isn't on the path
//!
//! As in the easy version, a player leaves the path between the two as soon as that wins, and
//! otherwise goes on along it; at the end, the player who can't go on loses. So find, for each
//! vertex `p_m` on the path from 1 to `u` or to `v`, with which turn either player would first
//! leave.
//!
//! Say Alice leaves at `p_l`, and a branch of depth `d` begins there. Bob, at `p_(m-l+1)`, could at
//! least go on to `p_(l+1)`. So leaving wins only if `d > m - 2l`: there are at most `d` lengths
//! `m` to try. The branches of all `p_l` are disjoint, so `n` tries suffice, and likewise for Bob.
//! Only a player's first turn is tried for each `m`, since Bob may also go on away from 1. A sparse
//! table answers each try. O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::tree_sg::peel_tree;

/// Interval maxima, by powers of two.
struct Largest(Vec<Vec<i64>>);

impl Largest {
    fn new(values: Vec<i64>) -> Self {
        let mut levels = vec![values];
        let mut step = 1;
        while 2 * step <= levels[0].len() {
            let last = &levels[levels.len() - 1];
            let pairs = last.iter().zip(&last[step..]);
            levels.push(pairs.map(|(a, b)| *a.max(b)).collect());
            step *= 2;
        }
        Self(levels)
    }

    /// Returns the largest value from `first` to `last`; a very small one if there is none.
    fn between(&self, first: usize, last: usize) -> i64 {
        if first > last {
            return i64::MIN / 2;
        }
        let level = (last + 1 - first).ilog2();
        let row = &self.0[level as usize];
        row[first].max(row[last + 1 - (1 << level)])
    }
}

/// Returns whether Alice wins for each vertex of a path from her vertex that Bob may begin on,
/// except for the first. `branches` and `depths` are the depths of the deepest branch at each
/// vertex, without and with the rest of the path.
fn wins_on_path(branches: &[usize], depths: &[usize]) -> Vec<bool> {
    let count = branches.len();
    let sums = |sign: i64| {
        let sums = branches
            .iter()
            .zip(0..)
            .map(|(&depth, i)| depth as i64 + sign * i);
        Largest::new(sums.collect())
    };
    let (from_left, from_right) = (sums(1), sums(-1));
    // `true` if the branch at one end of `left..=right` is longer than the other player's best way.
    let alice_leaves = |depth: usize, left: usize, right: usize| {
        depth as i64 > from_right.between(left + 1, right) + right as i64
    };
    let bob_leaves = |depth: usize, left: usize, right: usize| {
        depth as i64 > from_left.between(left, right - 1) - left as i64
    };
    // The first turns with which they leave, by the place of Bob's first vertex.
    let mut turns: Vec<[usize; 2]> = vec![[usize::MAX; 2]; count];
    let mut leave = |m: usize, player: usize, turn: usize| {
        turns[m][player] = turn.min(turns[m][player]);
    };
    for m in 1..count {
        let past_bob = depths[m] as i64;
        let rest = from_right.between(1, m - 1) + m as i64;
        if branches[0] as i64 > past_bob.max(rest) {
            leave(m, 0, 0);
        }
        if m > 1 && bob_leaves(depths[m], 1, m) {
            leave(m, 1, 0);
        }
        // From here on, this vertex is left by a later turn, for other places of Bob.
        for last in (2 * m + 1..count).take(branches[m]) {
            if alice_leaves(branches[m], m, last - m) {
                leave(last, 0, m);
            }
        }
        let farthest = (2 * m).saturating_sub(2).min(count - 1);
        let nearest = (2 * m).saturating_sub(1 + branches[m]).max(m + 1);
        for last in nearest..=farthest {
            if bob_leaves(branches[m], last - m + 1, m) {
                leave(last, 1, last - m);
            }
        }
    }
    let wins = turns.iter().enumerate().skip(1);
    wins.map(|(m, &[alice, bob])| match (alice, bob) {
        (usize::MAX, usize::MAX) => m % 2 == 0,
        _ => alice <= bob,
    })
    .collect()
}

fn winners(n: usize, edges: &[(usize, usize)], u: usize, v: usize) -> Vec<bool> {
    let (mut parent, mut depths) = (vec![None; n], vec![0; n]);
    // The two deepest branches at each vertex, with the vertices that they begin at.
    let mut deepest = vec![[(0, usize::MAX); 2]; n];
    peel_tree(n, edges, 0, |child, above| {
        parent[child] = Some(above);
        let branch = (depths[child] + 1, child);
        let [first, second] = deepest[above];
        deepest[above] = if branch > first {
            [branch, first]
        } else {
            [first, second.max(branch)]
        };
        depths[above] = deepest[above][0].0;
    });
    let path_to = |end: usize| {
        let up = std::iter::successors(Some(end), |&at| parent[at]);
        up.collect_vec().into_iter().rev().collect_vec()
    };
    let paths = [path_to(u), path_to(v)];
    let wins = paths.each_ref().map(|path| {
        let branch = |(&at, next): (&usize, Option<&usize>)| {
            let [first, second] = deepest[at];
            if Some(&first.1) == next {
                second.0
            } else {
                first.0
            }
        };
        let next = path.iter().skip(1).map(Some).chain([None]);
        let branches = path.iter().zip(next).map(branch).collect_vec();
        let depths = path.iter().map(|&at| depths[at]).collect_vec();
        wins_on_path(&branches, &depths)
    });
    let common = paths[0]
        .iter()
        .zip(&paths[1])
        .take_while(|(a, b)| a == b)
        .count();
    // The place in `wins` is one less, so the common vertex nearest to both is at `common - 2`.
    let up = wins[0][common - 2..].iter().rev();
    up.chain(&wins[1][common - 1..]).copied().collect()
}

fn name(alice_wins: bool) -> &'static str {
    if alice_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let edge = |_| (input.read::<usize>() - 1, input.read::<usize>() - 1);
        let edges = (1..n).map(edge).collect_vec();
        let (u, v): (usize, usize) = (input.read(), input.read());
        for wins in winners(n, &edges, u - 1, v - 1) {
            answer += name(wins);
            answer += "\n";
        }
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn mover_wins(next: &[Vec<usize>], visited: &mut Vec<bool>, at: usize, other: usize) -> bool {
        next[at].iter().any(|&to| {
            !visited[to] && {
                visited[to] = true;
                let wins = !mover_wins(next, visited, other, to);
                visited[to] = false;
                wins
            }
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 1..14),
            ends in (any::<prop::sample::Index>(), any::<prop::sample::Index>()),
        ) {
            let n = parents.len() + 1;
            // Half of the vertices lengthen a path.
            let edge = |v: usize| match parents[v - 1] {
                (parent, true) => (parent.index(v), v),
                (parent, false) => (v - 1 - parent.index(v.min(2)), v),
            };
            let edges = (1..n).map(edge).collect_vec();
            let mut next = vec![vec![]; n];
            edges.iter().for_each(|&(a, b)| {
                next[a].push(b);
                next[b].push(a);
            });
            let way = |from: usize, to: usize| {
                let mut ways = vec![vec![from]];
                while let Some(way) = ways.pop() {
                    let at = way[way.len() - 1];
                    if at == to {
                        return way;
                    }
                    let more = next[at].iter().filter(|&next| !way.contains(next));
                    ways.extend(more.map(|&next| [&way[..], &[next]].concat()));
                }
                vec![]
            };
            let (u, v) = (1 + ends.0.index(n - 1), 1 + ends.1.index(n - 1));
            let path = way(u, v);
            prop_assume!(!path.contains(&0));
            let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).join("");
            let input = format!("1\n{n}\n{lines}{} {}\n", u + 1, v + 1);
            let wins = |&bob: &usize| {
                let mut visited = vec![false; n];
                (visited[0], visited[bob]) = (true, true);
                mover_wins(&next, &mut visited, 0, bob)
            };
            let expected = path.iter().map(wins).map(name).join("\n");
            let got = winners(n, &edges, u, v).into_iter().map(name).join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
