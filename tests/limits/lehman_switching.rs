//! Shannon's switching game at its limits.
//!
//! - limit-bridg-it: the board of 12 rows, on which the player who begins wins.
//! - limit-bridg-it-and-edge: with an edge between the ends as well, so Short wins.
//! - limit-long: a path of 150 vertices with doubled edges except for two single ones; Cut removes
//!   one of these.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const ROWS: usize = 12;

/// Returns the edges of the board with so many rows. Vertices count from 0; the ends are the first
/// and the last.
fn bridg_it() -> (usize, Vec<[usize; 2]>) {
    let vertices = ROWS * (ROWS - 1) + 2;
    let number = |row: usize, column: usize| match column {
        0 => 0,
        ROWS => vertices - 1,
        _ => row * (ROWS - 1) + column,
    };
    let mut edges = vec![];
    for row in 0..ROWS {
        edges.extend((0..ROWS).map(|column| [number(row, column), number(row, column + 1)]));
        if row > 0 {
            edges.extend((1..ROWS).map(|column| [number(row - 1, column), number(row, column)]));
        }
    }
    (vertices, edges)
}

fn write(name: &str, vertices: usize, edges: &[[usize; 2]], winner: &str) {
    let edges: Vec<String> = edges.iter().map(|[u, v]| format!("{} {}\n", u + 1, v + 1)).collect();
    let input = format!("{vertices} {}\n{}", edges.len(), edges.concat());
    case(name, input, format!("{winner}\n"));
}

fn main() {
    let mut random = Random(1964);
    let (vertices, mut edges) = bridg_it();
    random.shuffle(&mut edges);
    write("limit-bridg-it", vertices, &edges, "First");
    edges.push([0, vertices - 1]);
    write("limit-bridg-it-and-edge", vertices, &edges, "Short");
    let mut path: Vec<[usize; 2]> = (1..150).map(|v| [v - 1, v]).collect();
    path.extend((1..150).filter(|v| v % 60 > 0).map(|v| [v - 1, v]));
    random.shuffle(&mut path);
    write("limit-long", 150, &path, "Cut");
}
