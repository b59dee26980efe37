//! Codeforces 1099 F. Cookies
//! - url: https://codeforces.com/problemset/problem/1099/F
//! - judge: codeforces
//! - games: tree, minimax, second largest child, Fenwick tree, eat the cheapest
//! - rules: Mitya moves a chip from the root of a tree downwards. After each move Vasya may cut an
//!   edge to a child of its vertex. Mitya may stop and go back to the root, and eats cookies on his
//!   way: those of a vertex cost the same time each. How many can he eat in time `T`?
//! - difficulty: 2400
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: n in 2..10^5, time in 1..10^18, x[n] in 1..10^6, t[n] in 1..10^6, (n-1) * { p in
//!   1..n-1, l in 0..10^9 }
//! - statement: checked with the statement's public copy and its samples; each parent's number is
//!   below that of its child
//!
//! Whatever is cut, Mitya never goes up before he stops. So a vertex is worth what he can eat if he
//! stops there, or what its second best child is worth, whichever is more; the root, where nothing
//! is cut before his first move, takes the best child. A walk through the tree keeps the cookies
//! above by their cost in two Fenwick trees, one for their number and one for their total cost. The
//! time that is left buys the cheapest ones. O(n log max t).

use snippets::fast_input::FastInput;

const COSTS: usize = 1 << 20;

/// The cookies on the way, by what one of them costs.
struct Cookies {
    counts: Vec<u64>,
    costs: Vec<u64>,
}

impl Cookies {
    fn change(&mut self, cost: usize, change: impl Fn(&mut u64, u64), count: u64) {
        let mut i = cost;
        while i <= COSTS {
            change(&mut self.counts[i], count);
            change(&mut self.costs[i], count * cost as u64);
            i += i & i.wrapping_neg();
        }
    }

    /// How many one can eat in this time.
    fn most(&self, mut time: u64) -> u64 {
        let (mut i, mut eaten) = (0, 0);
        for step in (0..=20).rev().map(|bit| 1 << bit) {
            if i + step <= COSTS && self.costs[i + step] <= time {
                i += step;
                time -= self.costs[i];
                eaten += self.counts[i];
            }
        }
        // All cookies of cost `i` and less are eaten; of the next cost there are too many.
        match i {
            COSTS => eaten,
            _ => eaten + time / (i as u64 + 1),
        }
    }
}

/// `parents[v]` and `lengths[v]` belong to the vertex `v > 0`.
fn cookies(time: u64, x: &[u64], t: &[usize], parents: &[usize], lengths: &[u64]) -> u64 {
    let n = x.len();
    let mut children = vec![vec![]; n];
    (1..n).for_each(|v| children[parents[v]].push(v));
    let mut way = Cookies {
        counts: vec![0; COSTS + 1],
        costs: vec![0; COSTS + 1],
    };
    let mut far = vec![0; n];
    let mut worth = vec![0; n];
    // A vertex is met twice: before and after all below it.
    let mut open = vec![(0, true)];
    while let Some((v, is_first)) = open.pop() {
        if !is_first {
            way.change(t[v], |sum, part| *sum -= part, x[v]);
            let mut below: Vec<u64> = children[v].iter().map(|&child| worth[child]).collect();
            below.sort_unstable_by(|a, b| b.cmp(a));
            let choice = below.get(usize::from(v > 0));
            worth[v] = worth[v].max(choice.copied().unwrap_or(0));
            continue;
        }
        way.change(t[v], |sum, part| *sum += part, x[v]);
        if v > 0 {
            far[v] = far[parents[v]] + 2 * lengths[v];
        }
        worth[v] = time.checked_sub(far[v]).map_or(0, |left| way.most(left));
        open.push((v, false));
        open.extend(children[v].iter().map(|&child| (child, true)));
    }
    worth[0]
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, time) = (input.read::<usize>(), input.read());
    let (x, t) = (input.read_vec(n), input.read_vec(n));
    let (mut parents, mut lengths) = (vec![0; n], vec![0; n]);
    for v in 1..n {
        parents[v] = input.read::<usize>() - 1;
        lengths[v] = input.read();
    }
    println!("{}", cookies(time, &x, &t, &parents, &lengths));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    struct Game {
        time: u64,
        x: Vec<u64>,
        t: Vec<usize>,
        parents: Vec<usize>,
        lengths: Vec<u64>,
    }

    impl Game {
        fn stop(&self, v: usize) -> u64 {
            let (mut left, mut costs, mut u) = (self.time, vec![], v);
            loop {
                costs.extend((0..self.x[u]).map(|_| self.t[u] as u64));
                if u == 0 {
                    break;
                }
                match left.checked_sub(2 * self.lengths[u]) {
                    Some(rest) => left = rest,
                    None => return 0,
                }
                u = self.parents[u];
            }
            let spent = costs.into_iter().sorted().scan(0, |sum, cost| {
                *sum += cost;
                Some(*sum)
            });
            spent.filter(|&sum| sum <= left).count() as u64
        }

        /// Mitya's turn, when the chip is at `v` and one child of `v` may be cut off.
        fn search(&self, v: usize, cut: Option<usize>) -> u64 {
            let children = |v: usize| (1..self.x.len()).filter(move |&u| self.parents[u] == v);
            let moves = children(v).filter(|&u| Some(u) != cut).map(|u| {
                let cuts = children(u).map(Some).chain([None]);
                cuts.map(|cut| self.search(u, cut)).min().unwrap()
            });
            moves.max().unwrap_or(0).max(self.stop(v))
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            tree in prop::collection::vec(
                (any::<prop::sample::Index>(), 1..4u64, 1..5usize, 0..4u64), 2..9),
            time in 1..40u64,
        ) {
            let (x, t) = tree.iter().map(|v| (v.1, v.2)).unzip();
            let parents = tree.iter().enumerate().map(|(v, it)| it.0.index(v.max(1))).collect_vec();
            let lengths = tree.iter().map(|v| v.3).collect();
            let game = Game { time, x, t, parents, lengths };
            let Game { x, t, parents, lengths, .. } = &game;
            let edges = (1..tree.len()).map(|v| format!("{} {}\n", parents[v] + 1, lengths[v]));
            let lines = [x.iter().join(" "), t.iter().join(" ")].join("\n");
            let input = format!("{} {time}\n{lines}\n{}", x.len(), edges.format(""));
            let expected = game.search(0, None);
            let got = cookies(time, x, t, parents, lengths);
            assert_answer!(input, expected, got);
        }
    }
}
