//! POJ 3710 at its limits: 99 graphs of 99 vertices, several tests.
//!
//! - limit-tests: by turns pairs of equal graphs, trees with polygons, and a graph with two equal
//!   paths, which is lost; and the same but for an edge that makes one of these paths longer.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const TESTS: usize = 20;
const GRAPHS: usize = 99;
const VERTICES: usize = 99;

type Edges = Vec<[usize; 2]>;

fn main() {
    let mut random = Random(3710);
    let mut tests = String::new();
    for i in 0..TESTS {
        let arm = VERTICES / 2 - i % 2;
        let mut paths: Edges = (1..VERTICES).map(|v| [v - 1, v]).collect();
        paths[arm] = [0, arm + 1];
        // The first player cuts the last edge of the longer path.
        let mut graphs = vec![paths];
        while graphs.len() < GRAPHS {
            let graph = graph(&mut random);
            graphs.extend([graph.clone(), graph]);
        }
        random.shuffle(&mut graphs);
        tests += &format!("{GRAPHS}\n");
        for edges in graphs {
            let labels = random.labels(VERTICES);
            tests += &format!("{VERTICES} {}\n", edges.len());
            tests += &edges
                .iter()
                .map(|edge| line(edge.map(|v| labels[v])))
                .collect::<String>();
        }
    }
    case("limit-tests", tests, "Harry\nSally\n".repeat(TESTS / 2));
}

/// Returns a tree on which polygons hang, double edges among them.
fn graph(random: &mut Random) -> Edges {
    let mut edges = Vec::new();
    let mut tree = vec![0];
    let mut next = 1;
    while next < VERTICES {
        let foot = tree[tree.len() - 1 - random.below(tree.len().min(8) as u64) as usize];
        let polygon = random.within(1, 6).min((VERTICES - next) as u64) as usize;
        if random.below(2) == 0 {
            edges.push([foot, next]);
            tree.push(next);
            next += 1;
        } else {
            edges.extend((next + 1..next + polygon).map(|v| [v - 1, v]));
            edges.extend([[foot, next], [next + polygon - 1, foot]]);
            next += polygon;
        }
    }
    edges
}
