//! `costs_to_end` against an iteration of all values until they stay.

use std::hint::black_box;

use snippets::retrograde::costs_to_end;

type Moves = Vec<Vec<(usize, u64)>>;

const POSITIONS: usize = 2000;

fn main() {
    let (next, minimises, ends) = game();
    let values = costs_to_end(&next, &minimises, &ends);
    let costs: Vec<Option<u64>> = values.iter().map(|value| value.map(|it| it.0)).collect();
    assert_eq!(costs, by_iteration(&next, &minimises, &ends));
    divan::main();
}

/// Three moves from each position to near ones; only the first position is an end, and the
/// maximiser can only move towards it.
fn game() -> (Moves, Vec<bool>, Vec<Option<u64>>) {
    let mut random = random();
    let mut below = |n: usize| random.next().unwrap() as usize % n;
    let mut next = vec![vec![]; POSITIONS];
    let near = |v: usize| v.saturating_sub(6).min(POSITIONS - 1);
    for (v, moves) in next.iter_mut().enumerate() {
        moves.extend((0..3).map(|_| {
            (
                near(v + below(if v % 3 > 0 { 11 } else { 6 })),
                below(100) as u64,
            )
        }));
    }
    let minimises = (0..POSITIONS).map(|v| v % 3 > 0).collect();
    let ends = (0..POSITIONS).map(|v| (v == 0).then_some(0));
    (next, minimises, ends.collect())
}

fn by_iteration(next: &Moves, minimises: &[bool], ends: &[Option<u64>]) -> Vec<Option<u64>> {
    let mut now = vec![u64::MAX; next.len()];
    loop {
        let value = |v: usize| {
            let through = next[v].iter().map(|&(u, cost)| now[u].saturating_add(cost));
            let best = if minimises[v] {
                through.min()
            } else {
                through.max()
            };
            ends[v].or(best).unwrap_or(u64::MAX)
        };
        let then: Vec<u64> = (0..next.len()).map(value).collect();
        if then == now {
            let finite = |cost: u64| Some(cost).filter(|&cost| cost < u64::MAX);
            return now.into_iter().map(finite).collect();
        }
        now = then;
    }
}

#[divan::bench]
fn in_order_of_cost(bencher: divan::Bencher) {
    let (next, minimises, ends) = game();
    bencher.bench(|| costs_to_end(black_box(&next), &minimises, &ends));
}

#[divan::bench(sample_count = 20)]
fn all_until_they_stay(bencher: divan::Bencher) {
    let (next, minimises, ends) = game();
    bencher.bench(|| by_iteration(black_box(&next), &minimises, &ends));
}

fn random() -> impl Iterator<Item = u64> {
    let mut state = 0x9e3779b97f4a7c15u64;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    })
}
