//! Codeforces 1442 F. Differentiating Games
//! - url: https://codeforces.com/problemset/problem/1442/F
//! - judge: codeforces
//! - games: loopy games, draws, cyclic graph, smith-fraenkel values, interactive, construction
//! - rules: A move takes a token along an edge. A player who cannot move loses, and play without
//!   end is a draw. Change at most 4242 edges of an acyclic graph, then find a hidden vertex again
//!   and again. A question names vertices, and the judge answers with the outcome (win, lose, draw)
//!   of the sum of these and the hidden one. Each search may ask at most 20 questions with at most
//!   20 vertices in all.
//! - difficulty: 3400
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: n in 1..1000, m in 0..10^5, t in 1..2000, m * { a in 1..n, b in 1..n }, acyclic(n, a,
//!   b), distinct(a, b), hidden[t] in 1..n
//! - statement: checked with the statement, and published programs in 60 dialogues
//!
//! The last 20 vertices in topological order become the probes. With all edges between them they
//! have the values 0, …, 19. Every other vertex gets a loop, so its value is ∞(K), where K is the
//! set of values of the probes that it leads to.
//!
//! Ask about one probe at a time, say that of value m. If the hidden vertex is a probe, the answer
//! is "lose" just for that same probe. Any other hidden vertex wins iff m ∈ K and draws otherwise.
//! So it is enough that all K differ. There are 1351 sets that differ from a given K in at most
//! three elements, more than there are vertices, so at most 190 + 980 · (1 + 3) changes are needed.
//! The expected answers are read off the loopy values.
//!
//! O(n m) to plan, 20 questions each time.

use std::collections::{HashMap, HashSet};

use proconio::input;
use proconio::marker::Usize1;
use snippets::loopy_sg::{loopy_sg_table, loopy_sum};
use snippets::sg_dag::dag_order;

const PROBES: usize = 20;

#[derive(Clone, Copy)]
enum Change {
    Add(usize, usize),
    Remove(usize, usize),
}

/// Returns the probes, and the changes that make their answers tell all vertices apart.
fn plan(next: &[Vec<usize>]) -> (Vec<usize>, Vec<Change>) {
    let order = dag_order(next).expect("the given graph is acyclic");
    let (probes, others) = order.split_at(PROBES.min(next.len()));
    let mut changes = vec![];
    for (i, &v) in probes.iter().enumerate() {
        let missing = probes[..i].iter().filter(|u| !next[v].contains(u));
        changes.extend(missing.map(|&u| Change::Add(v, u)));
    }
    let mut flips: Vec<u32> = (0..1 << PROBES)
        .filter(|f: &u32| f.count_ones() <= 3)
        .collect();
    flips.sort_unstable_by_key(|f| f.count_ones());
    let mut taken = HashSet::new();
    for &v in others {
        changes.push(Change::Add(v, v));
        let leads_to = |i: &usize| next[v].contains(&probes[*i]);
        let set = (0..PROBES).filter(leads_to).fold(0, |set, i| set | 1 << i);
        let flip = flips.iter().find(|&flip| taken.insert(set ^ flip));
        let flip = flip.expect("more sets than vertices");
        for (i, &u) in probes
            .iter()
            .enumerate()
            .filter(|(i, _)| flip >> i & 1 == 1)
        {
            let present = set >> i & 1 == 1;
            changes.push(if present {
                Change::Remove(v, u)
            } else {
                Change::Add(v, u)
            });
        }
    }
    (probes.to_vec(), changes)
}

fn apply(changes: &[Change], next: &mut [Vec<usize>]) {
    for &change in changes {
        match change {
            Change::Add(v, u) => next[v].push(u),
            Change::Remove(v, u) => next[v].retain(|&w| w != u),
        }
    }
}

/// Returns, for each vertex, the answers that the probes get if it is the hidden one.
fn answers(next: &[Vec<usize>], probes: &[usize]) -> Vec<Vec<&'static str>> {
    let values = loopy_sg_table(next);
    let answer = |v: usize, probe: usize| {
        let sum = loopy_sum([&values[v], &values[probe]]);
        match (sum.is_n_position(), sum.is_p_position()) {
            (true, _) => "Win",
            (_, true) => "Lose",
            _ => "Draw",
        }
    };
    (0..next.len())
        .map(|v| probes.iter().map(|&u| answer(v, u)).collect())
        .collect()
}

fn main() {
    input! {
        n: usize,
        m: usize,
        rounds: usize,
        edges: [(Usize1, Usize1); m],
    }
    let mut next = vec![vec![]; n];
    edges.into_iter().for_each(|(v, u)| next[v].push(u));
    let (probes, changes) = plan(&next);
    apply(&changes, &mut next);
    println!("{}", changes.len());
    for change in &changes {
        match change {
            Change::Add(v, u) => println!("+ {} {}", v + 1, u + 1),
            Change::Remove(v, u) => println!("- {} {}", v + 1, u + 1),
        }
    }
    let answers = answers(&next, &probes).into_iter();
    let vertex_of: HashMap<_, _> = answers
        .enumerate()
        .map(|(v, answers)| (answers, v))
        .collect();
    for _ in 0..rounds {
        let ask = |probe: &usize| {
            println!("? 1 {}", probe + 1);
            input! { answer: String }
            ["Win", "Lose", "Draw"]
                .into_iter()
                .find(|word| *word == answer)
                .expect("an outcome")
        };
        let heard: Vec<&str> = probes.iter().map(ask).collect();
        println!("! {}", vertex_of[&heard] + 1);
        input! { verdict: String }
        assert_eq!(verdict, "Correct");
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Computes the outcomes of all pairs of vertices by passes over the rules until nothing
    /// changes.
    fn outcomes_of_pairs(next: &[Vec<usize>]) -> Vec<Vec<&'static str>> {
        let n = next.len();
        let mut word = vec![vec!["Draw"; n]; n];
        let mut changed = true;
        while changed {
            changed = false;
            for (v, u) in (0..n).flat_map(|v| (0..n).map(move |u| (v, u))) {
                let by_first = next[v].iter().map(|&w| word[w][u]);
                let after: Vec<_> = by_first
                    .chain(next[u].iter().map(|&w| word[v][w]))
                    .collect();
                let now = if after.contains(&"Lose") {
                    "Win"
                } else if after.iter().all(|&w| w == "Win") {
                    "Lose"
                } else {
                    "Draw"
                };
                changed |= now != word[v][u];
                word[v][u] = now;
            }
        }
        word
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(30))]
        #[test]
        fn every_vertex_has_answers_of_its_own(
            n in 1..32usize,
            pairs in prop::collection::vec(
                (any::<prop::sample::Index>(), any::<prop::sample::Index>()),
                0..90,
            ),
        ) {
            let mut next = vec![vec![]; n];
            for (a, b) in pairs.iter().map(|(a, b)| (a.index(n), b.index(n))) {
                if a != b && !next[a.max(b)].contains(&a.min(b)) {
                    next[a.max(b)].push(a.min(b));
                }
            }
            let (probes, changes) = plan(&next);
            prop_assert!(changes.len() <= 4242);
            apply(&changes, &mut next);
            let word = outcomes_of_pairs(&next);
            let expected = |v: usize| probes.iter().map(|&u| word[v][u]).collect::<Vec<_>>();
            let answers = answers(&next, &probes);
            for (v, answers) in answers.iter().enumerate() {
                prop_assert_eq!(answers, &expected(v));
            }
            prop_assert_eq!(answers.iter().collect::<HashSet<_>>().len(), n);
        }
    }

    #[test]
    fn a_thousand_vertices_without_edges_need_no_more_changes_than_allowed() {
        let (_, changes) = plan(&vec![vec![]; 1000]);
        assert!(changes.len() <= 4242, "{}", changes.len());
    }
}
