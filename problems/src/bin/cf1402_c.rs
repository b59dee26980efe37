//! Codeforces 1402 C. Star Trek
//! - url: https://codeforces.com/problemset/problem/1402/C
//! - judge: codeforces
//! - games: undirected vertex geography, tree, rerooting, counting, portals, space tunnels
//! - rules: There are `D + 1` copies of a tree of `N` planets, and one portal from any planet of a
//!   copy to any planet of the next one. A ship starts on planet 1 of the first copy. A move flies
//!   it along a tunnel or through a portal to a planet not visited before. A player who cannot move
//!   loses. For how many placements of the portals does the first player win, modulo 10⁹ + 7?
//! - difficulty: 2600
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, d in 1..10^18, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v)
//! - statement: checked with the statement's public copy and its sample
//!
//! A portal adds a move to its planet `p`. It changes nothing if it leads to a planet where the
//! mover wins; otherwise it makes `p` a win. For each start, count the planets `p` where such a
//! portal changes who wins. A lost start is changed by a portal at the start itself, or by one that
//! changes a neighbour. A start with exactly one winning move is changed by a portal that changes
//! that neighbour, and any other start by none. Rerooting counts this for all starts. A step from
//! one copy to the copy before maps the numbers of lost and of all placements to new ones. It is a
//! matrix with three entries, so its power serves all `D` steps. O(N + log D).

use snippets::fast_input::FastInput;

const MODULUS: u64 = 1_000_000_007;

/// A start: whether the mover loses, and the number of planets where a good portal changes that.
#[derive(Clone, Copy)]
struct Start {
    is_lost: bool,
    changes: u64,
}

/// What the neighbours of a planet add up to.
#[derive(Clone, Copy, Default)]
struct Neighbours {
    lost: u64,
    changes: u64,
    changes_of_lost: u64,
}

impl Neighbours {
    fn with(self, start: Start) -> Self {
        Self {
            lost: self.lost + u64::from(start.is_lost),
            changes: self.changes + start.changes,
            changes_of_lost: self.changes_of_lost + start.changes * u64::from(start.is_lost),
        }
    }

    fn without(self, start: Start) -> Self {
        Self {
            lost: self.lost - u64::from(start.is_lost),
            changes: self.changes - start.changes,
            changes_of_lost: self.changes_of_lost - start.changes * u64::from(start.is_lost),
        }
    }

    fn start(self) -> Start {
        let changes = match self.lost {
            0 => 1 + self.changes,
            1 => self.changes_of_lost,
            _ => 0,
        };
        Start {
            is_lost: self.lost == 0,
            changes,
        }
    }
}

fn starts(next: &[Vec<usize>]) -> Vec<Start> {
    let n = next.len();
    let (mut order, mut parents) = (vec![0], vec![0; n]);
    for i in 0..n {
        let v = order[i];
        let below: Vec<usize> = next[v]
            .iter()
            .copied()
            .filter(|&u| u != parents[v])
            .collect();
        below.iter().for_each(|&u| parents[u] = v);
        order.extend(below);
    }
    let mut neighbours = vec![Neighbours::default(); n];
    for &v in order[1..].iter().rev() {
        neighbours[parents[v]] = neighbours[parents[v]].with(neighbours[v].start());
    }
    for &v in &order[1..] {
        let above = neighbours[parents[v]].without(neighbours[v].start());
        neighbours[v] = neighbours[v].with(above.start());
    }
    neighbours.into_iter().map(Neighbours::start).collect()
}

/// How many of all planets make this start a loss by a good portal.
fn lost_by_portals(start: Start, n: u64) -> u64 {
    if start.is_lost {
        n - start.changes
    } else {
        start.changes
    }
}

fn placements(next: &[Vec<usize>], copies: u64) -> u64 {
    let n = next.len() as u64;
    let starts = starts(next);
    let lost_plainly = starts.iter().filter(|start| start.is_lost).count() as u64;
    let lost_by_good = starts.iter().map(|&start| lost_by_portals(start, n));
    let lost_by_good = lost_by_good.fold(0, |sum, lost| (sum + lost) % MODULUS);
    let lost_by_bad = lost_plainly * n % MODULUS;
    // Placements are counted with the planet where a copy is entered: (lost, all) becomes
    // (lost · keep + all · add, all · grow).
    let mut step = [
        (lost_by_good + MODULUS - lost_by_bad) % MODULUS,
        lost_by_bad,
        n * n % MODULUS,
    ];
    let (mut lost, mut all, mut steps) = (lost_plainly, n, copies - 1);
    while steps > 0 {
        let [keep, add, grow] = step;
        if steps % 2 == 1 {
            (lost, all) = ((lost * keep + all * add) % MODULUS, all * grow % MODULUS);
        }
        step = [
            keep * keep % MODULUS,
            add * (keep + grow) % MODULUS,
            grow * grow % MODULUS,
        ];
        steps /= 2;
    }
    let by_good = lost_by_portals(starts[0], n);
    let by_bad = if starts[0].is_lost { n } else { 0 };
    let won = lost * (n - by_good) + (all + MODULUS - lost) % MODULUS * (n - by_bad);
    won % MODULUS
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, copies) = (input.read(), input.read());
    let mut next = vec![vec![]; n];
    for _ in 1..n {
        let [u, v] = [0; 2].map(|_| input.read::<usize>() - 1);
        next[u].push(v);
        next[v].push(u);
    }
    println!("{}", placements(&next, copies));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the mover wins at `at`, a planet of all copies, by way of planets not
    /// visited.
    fn wins(next: &[Vec<usize>], at: usize, visited: u32) -> bool {
        let visited = visited | 1 << at;
        let mut options = next[at].iter();
        options.any(|&to| visited >> to & 1 == 0 && !wins(next, to, visited))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 0..4),
            labels in Just(vec![0, 1, 2, 3, 4]).prop_shuffle(),
            copies in 1..3usize,
        ) {
            let n = parents.len() + 1;
            let copies = if n > 3 { 1 } else { copies };
            let labels = labels.into_iter().filter(|&label| label < n).collect_vec();
            let edges = (1..n).map(|v| (labels[v], labels[parents[v - 1].index(v)])).collect_vec();
            let graph = |copies: usize| {
                let mut next = vec![vec![]; n * copies];
                for (&(u, v), copy) in edges.iter().cartesian_product(0..copies) {
                    next[n * copy + u].push(n * copy + v);
                    next[n * copy + v].push(n * copy + u);
                }
                next
            };
            let all = (0..2 * copies).map(|_| 0..n).multi_cartesian_product();
            let expected = all.filter(|portals| {
                let mut next = graph(copies + 1);
                for (copy, portal) in portals.chunks(2).enumerate() {
                    next[n * copy + portal[0]].push(n * (copy + 1) + portal[1]);
                }
                wins(&next, 0, 0)
            });
            let expected = expected.count() as u64;
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1));
            let input = format!("{n} {copies}\n{}", lines.format(""));
            let got = placements(&graph(1), copies as u64);
            assert_answer!(input, expected, got);
        }
    }
}
