//! Luogu P6560 at its limits: 10^5 vertices, 5·10^5 edges, 500 questions.
//!
//! - limit-acyclic: edges lead down a little; the answers come from the bottom up.
//! - limit-cycle: a single cycle, each edge five times; the distance to the target decides.
//! - limit-path: a path. The distance to the target decides if it lies ahead, otherwise that to the
//!   end.
//! - limit-draws: a cycle whose every vertex has an edge out into endless play; a player who isn't
//!   next to the target draws.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const VERTICES: usize = 100_000;
const EDGES: usize = 500_000;
const QUESTIONS: usize = 500;
const REACH: usize = 100;

type Pair = [usize; 2];

fn main() {
    let mut random = Random(6560);
    let above = (0..EDGES).map(|i| 1 + i % (VERTICES - 1));
    let down = |v: usize| [v, v - 1 - random.below(REACH.min(v) as u64) as usize];
    let mut edges: Vec<Pair> = above.map(down).collect();
    edges.sort_unstable();
    let all = questions(&mut random, VERTICES);
    write(
        &mut random,
        "limit-acyclic",
        &edges,
        &all,
        |start, target| acyclic_answer(&edges, start, target),
    );

    let cycle: Vec<Pair> = (0..EDGES)
        .map(|i| [i % VERTICES, (i + 1) % VERTICES])
        .collect();
    write(&mut random, "limit-cycle", &cycle, &all, |start, target| {
        forced((target + VERTICES - start) % VERTICES)
    });
    let path: Vec<Pair> = (1..VERTICES).map(|v| [v - 1, v]).collect();
    write(&mut random, "limit-path", &path, &all, |start, target| {
        forced(if target > start { target } else { VERTICES - 1 } - start)
    });

    // The second half are pairs in which play goes to and fro.
    let half = VERTICES / 2;
    let next = |v: usize| (v + 1) % half;
    let mut edges: Vec<Pair> = (0..half).map(|v| [v, next(v)]).collect();
    edges.extend((half..VERTICES).map(|v| [v, v ^ 1]));
    let away = (0..EDGES - VERTICES).map(|i| [i % half, half + random.below(half as u64) as usize]);
    edges.extend(away);
    let mut questions = questions(&mut random, half);
    questions
        .iter_mut()
        .step_by(3)
        .for_each(|ends| ends[1] = next(ends[0]));
    write(
        &mut random,
        "limit-draws",
        &edges,
        &questions,
        |start, target| i32::from(next(start) == target),
    );
}

/// Returns starts and targets, which differ.
fn questions(random: &mut Random, vertices: usize) -> Vec<Pair> {
    let mut vertex = || random.below(vertices as u64) as usize;
    let pairs = std::iter::repeat_with(|| [vertex(), vertex()]);
    pairs
        .filter(|[start, target]| start != target)
        .take(QUESTIONS)
        .collect()
}

/// There's no choice, so the parity of the number of moves decides.
fn forced(moves: usize) -> i32 {
    if moves % 2 == 1 {
        1
    } else {
        -1
    }
}

/// The edges are sorted and all lead to smaller vertices. A player who stands on the target or is
/// stuck has lost.
fn acyclic_answer(edges: &[Pair], start: usize, target: usize) -> i32 {
    let mut is_won = vec![false; VERTICES];
    for &[v, option] in edges {
        is_won[v] |= v != target && !is_won[option];
    }
    if is_won[start] {
        1
    } else {
        -1
    }
}

fn write(
    random: &mut Random,
    name: &str,
    edges: &[Pair],
    questions: &[Pair],
    answer: impl Fn(usize, usize) -> i32,
) {
    let labels = random.labels(VERTICES);
    let mut shuffled = edges.to_vec();
    random.shuffle(&mut shuffled);
    let pairs = shuffled
        .iter()
        .chain(questions)
        .map(|pair| line(pair.map(|v| labels[v])));
    let counts = line([VERTICES, edges.len(), QUESTIONS]);
    let answers = questions
        .iter()
        .map(|&[start, target]| answer(start, target));
    case(name, counts + &pairs.collect::<String>(), lines(answers));
}
