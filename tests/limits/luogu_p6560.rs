//! Luogu P6560 at its limits: 10^5 vertices, 5·10^5 edges, 500 questions.
//!
//! - limit-acyclic: edges lead down a little; answers from the bottom up.
//! - limit-far: the same, but edges lead anywhere below.
//! - limit-cycle: a single cycle, each edge five times; the distance to the target decides.
//! - limit-path: a path; the distance to the target ahead, or else to the end, decides.
//! - limit-draws: a cycle that can be left for ever at each vertex; who is not next to the target
//!   draws.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const VERTICES: usize = 100_000;
const EDGES: usize = 500_000;
const QUESTIONS: usize = 500;

struct Case {
    name: &'static str,
    edges: Vec<[usize; 2]>,
    questions: Vec<[usize; 2]>,
}

fn main() {
    let mut random = Random(6560);
    for (name, reach) in [("limit-acyclic", 1000), ("limit-far", VERTICES)] {
        let mut edges: Vec<[usize; 2]> = (0..EDGES)
            .map(|i| (VERTICES - 1 - i % (VERTICES - 1), reach))
            .map(|(v, reach)| [v, v - 1 - random.below(reach.min(v) as u64) as usize])
            .collect();
        edges.sort_unstable();
        let questions = questions(&mut random, VERTICES);
        let answers = questions
            .iter()
            .map(|&[start, target]| acyclic_answer(&edges, start, target))
            .collect();
        write(
            &mut random,
            Case {
                name,
                edges,
                questions,
            },
            answers,
        );
    }

    let edges = (0..EDGES)
        .map(|i| [i % VERTICES, (i + 1) % VERTICES])
        .collect();
    let questions_on_cycle = questions(&mut random, VERTICES);
    let distance = |&[start, target]: &[usize; 2]| (VERTICES + target - start) % VERTICES;
    let answers = questions_on_cycle
        .iter()
        .map(|ends| if distance(ends) % 2 == 1 { 1 } else { -1 })
        .collect();
    write(
        &mut random,
        Case {
            name: "limit-cycle",
            edges,
            questions: questions_on_cycle,
        },
        answers,
    );

    let edges = (1..VERTICES).map(|v| [v - 1, v]).collect();
    let questions_on_path = questions(&mut random, VERTICES);
    let answers = questions_on_path
        .iter()
        .map(|&[start, target]| {
            if target > start {
                target - start
            } else {
                VERTICES - 1 - start
            }
        })
        .map(|distance| if distance % 2 == 1 { 1 } else { -1 })
        .collect();
    write(
        &mut random,
        Case {
            name: "limit-path",
            edges,
            questions: questions_on_path,
        },
        answers,
    );

    // From each of the first half's vertices one edge leads on and four to pairs in the second half.
    let half = VERTICES / 2;
    let mut edges: Vec<[usize; 2]> = (0..half).map(|v| [v, (v + 1) % half]).collect();
    edges.extend((half..VERTICES).map(|v| [v, v ^ 1]));
    while edges.len() < EDGES {
        edges.push([
            edges.len() % half,
            half + random.below(half as u64) as usize,
        ]);
    }
    let mut questions = questions(&mut random, half);
    for ends in questions.iter_mut().step_by(3) {
        ends[1] = (ends[0] + 1) % half;
    }
    let answers = questions
        .iter()
        .map(|ends| i32::from((ends[0] + 1) % half == ends[1]))
        .collect();
    write(
        &mut random,
        Case {
            name: "limit-draws",
            edges,
            questions,
        },
        answers,
    );
}

/// Start and target, which differ.
fn questions(random: &mut Random, vertices: usize) -> Vec<[usize; 2]> {
    let mut vertex = || random.below(vertices as u64) as usize;
    let mut ends = || [vertex(), vertex()];
    let all = std::iter::repeat_with(|| ends());
    all.filter(|[start, target]| start != target)
        .take(QUESTIONS)
        .collect()
}

/// With edges sorted, all to smaller vertices: who stands on the target or is stuck has lost.
fn acyclic_answer(edges: &[[usize; 2]], start: usize, target: usize) -> i32 {
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
    Case {
        name,
        mut edges,
        questions,
    }: Case,
    answers: Vec<i32>,
) {
    let labels = random.labels(VERTICES);
    random.shuffle(&mut edges);
    let pairs = edges
        .iter()
        .chain(&questions)
        .map(|pair| line(pair.map(|v| labels[v])));
    let input = format!(
        "{VERTICES} {} {QUESTIONS}\n{}",
        edges.len(),
        pairs.collect::<String>()
    );
    case(name, input, lines(answers));
}
