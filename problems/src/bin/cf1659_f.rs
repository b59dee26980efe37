//! Codeforces 1659 F. Tree and Permutation Game
//! - url: https://codeforces.com/problemset/problem/1659/F
//! - judge: codeforces
//! - games: tree, token, permutation, parity, bipartite
//! - rules: Alice, who begins, exchanges two numbers of a permutation, none of which is the number
//!   of the vertex with Bob's token. Bob then moves the token to a neighbour on the tree. Alice
//!   wins when the permutation is sorted; Bob wants to go on forever. Who wins?
//! - difficulty: 3000
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..1000, t * { n in 3..2*10^5, x in 1..n, (n-1) * { a in 1..n, b in 1..n },
//!   tree(n, a, b), p[n] in 1..n, distinct(p) }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its two samples
//!
//! Colour the tree with two colours. With each turn the token's colour and the permutation's parity
//! change, so whenever one exchange may be enough, the token is on the same colour, say on A. A
//! last exchange of two numbers of B can't be stopped then. Once all numbers of A are in place,
//! Alice sorts those of B by useful exchanges, which one vertex of B never prevents. If an exchange
//! that sorts is left at once, she makes it.
//!
//! In a star, let A be the centre alone. Bob comes from it to any leaf: if another number is in the
//! centre's place, he always goes to that leaf, so Alice never gets the centre into place. Only her
//! first turn, with the token on a leaf, is free of this. If A holds the leaves, B has no two
//! numbers; then Bob always steps on one of the last two.
//!
//! In any other tree both colours have two vertices or more, and Alice wins. While Bob is on `s` in
//! A, a number of A not in place can be put there now, or after his step, unless it's `s` itself,
//! in whose place is a number of B next to `s`. She puts one there that he can't step on: one of B
//! that isn't next to `s`. If all are, the other vertices of A are leaves. She puts one of these
//! in, `s` gets into place after Bob's step, and he must then go to that leaf, which has one
//! neighbour, and so there's a vertex of B that isn't next to it. What's left are trees with two
//! vertices in B, one of which is next to all of A. Searches through all positions on all trees of
//! up to six vertices agree. O(n).

use snippets::fast_input::FastInput;

/// Returns whether Alice wins. `p[i]` is the number in place `i`.
fn alice_wins(degrees: &[usize], token: usize, p: &[usize]) -> bool {
    let n = p.len();
    let wrong: Vec<usize> = (0..n).filter(|&i| p[i] != i).collect();
    if wrong.is_empty() || wrong.len() == 2 && !wrong.contains(&token) {
        return true;
    }
    let Some(centre) = degrees.iter().position(|&degree| degree == n - 1) else {
        return true;
    };
    if token == centre {
        is_odd(p) && p[centre] == centre
    } else {
        !is_odd(p) && p[centre] != token
    }
}

fn is_odd(p: &[usize]) -> bool {
    let mut is_seen = vec![false; p.len()];
    let mut is_odd = false;
    for start in 0..p.len() {
        let mut at = start;
        while !is_seen[at] {
            is_seen[at] = true;
            at = p[at];
            is_odd ^= at != start;
        }
    }
    is_odd
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let (n, token): (usize, usize) = (input.read(), input.read());
        let mut degrees = vec![0; n];
        for _ in 0..2 * (n - 1) {
            degrees[input.read::<usize>() - 1] += 1;
        }
        let p: Vec<usize> = (0..n).map(|_| input.read::<usize>() - 1).collect();
        let wins = alice_wins(&degrees, token - 1, &p);
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashSet;

    /// Finds all positions from which Alice can force a sorted permutation.
    fn wins(edges: &[(usize, usize)], token: usize, p: &[usize]) -> bool {
        let n = p.len();
        let all = (0..n).permutations(n).cartesian_product(0..n).collect_vec();
        let mut won: HashSet<(Vec<usize>, usize)> = HashSet::new();
        loop {
            let can_win = |(p, token): &(Vec<usize>, usize)| {
                let is_sorted = |p: &[usize]| p.iter().copied().eq(0..n);
                let mut exchanges = (0..n)
                    .tuple_combinations()
                    .filter(|(i, j)| p[*i] != *token && p[*j] != *token);
                is_sorted(p)
                    || exchanges.any(|(i, j)| {
                        let mut next = p.clone();
                        next.swap(i, j);
                        let mut steps = edges.iter().filter_map(|&(a, b)| match *token {
                            at if at == a => Some(b),
                            at if at == b => Some(a),
                            _ => None,
                        });
                        is_sorted(&next) || steps.all(|to| won.contains(&(next.clone(), to)))
                    })
            };
            let more = all
                .iter()
                .filter(|state| !won.contains(state) && can_win(state));
            let more = more.cloned().collect_vec();
            if more.is_empty() {
                return won.contains(&(p.to_vec(), token));
            }
            won.extend(more);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn agrees_with_a_game_search(
            above in prop::collection::vec(any::<prop::sample::Index>(), 2..5),
            is_star in any::<bool>(),
            p in Just((0..5usize).collect_vec()).prop_shuffle(),
            token in 0..5usize,
        ) {
            let n = above.len() + 1;
            let p = p.into_iter().filter(|number| *number < n).collect_vec();
            let token = token % n;
            let parent = |(i, above): (usize, &prop::sample::Index)| {
                if is_star {
                    (n - 1, i)
                } else {
                    (above.index(i + 1), i + 1)
                }
            };
            let edges = above.iter().enumerate().map(parent).collect_vec();
            let degree = |v: usize| edges.iter().filter(|(a, b)| *a == v || *b == v).count();
            let degrees = (0..n).map(degree).collect_vec();
            let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).join("");
            let numbers = p.iter().map(|number| number + 1).join(" ");
            let input = format!("1\n{n} {}\n{lines}{numbers}\n", token + 1);
            assert_answer!(input, wins(&edges, token, &p), alice_wins(&degrees, token, &p));
        }
    }
}
