//! Graphs that pictures show and boards play on.

use serde::Serialize;

use super::canvas::Point;

/// A directed graph, or one whose lines go both ways, with tokens.
#[derive(Debug, Serialize)]
pub struct Graph {
    pub places: &'static [Point],
    /// Neighbours of each vertex.
    pub next: &'static [&'static [usize]],
    /// Vertices with a token; in vertex geography the visited vertices, with the token on the last.
    pub tokens: &'static [usize],
}

pub const SG_DAG: Graph = Graph {
    places: &[
        (270.0, 45.0),
        (200.0, 90.0),
        (200.0, 0.0),
        (130.0, 90.0),
        (130.0, 0.0),
        (65.0, 90.0),
        (0.0, 45.0),
    ],
    next: &[&[], &[0], &[0, 1], &[1], &[2, 3], &[3], &[4, 5]],
    tokens: &[6, 3],
};

/// The smallest graph to which the theorem on misère sums does not apply.
pub const MISERE_SG: Graph = Graph {
    places: &[(210.0, 0.0), (140.0, 60.0), (70.0, 0.0), (0.0, 0.0)],
    next: &[&[], &[0], &[0, 1], &[2]],
    tokens: &[3],
};

pub const OUTCOME: Graph = Graph {
    places: &[
        (0.0, 0.0),
        (0.0, 80.0),
        (70.0, 40.0),
        (140.0, 0.0),
        (140.0, 80.0),
        (230.0, 80.0),
        (230.0, 0.0),
    ],
    next: &[&[1], &[2], &[0, 4], &[4], &[3, 5], &[], &[3, 5]],
    tokens: &[0],
};

/// Two cycles: one with finite values, one that is a draw.
pub const LOOPY_SG: Graph = Graph {
    places: &[
        (210.0, 45.0),
        (140.0, 0.0),
        (70.0, 45.0),
        (0.0, 90.0),
        (140.0, 90.0),
        (70.0, -45.0),
        (0.0, 0.0),
    ],
    next: &[&[], &[0], &[0, 1, 3], &[2, 4], &[0], &[1, 6], &[5]],
    tokens: &[3],
};

/// Vertices 0 to 3 on the left side, 4 to 6 on the right.
pub const BIPARTITE_GEOGRAPHY: Graph = Graph {
    places: &[
        (0.0, 0.0),
        (0.0, 46.0),
        (0.0, 92.0),
        (0.0, 138.0),
        (130.0, 23.0),
        (130.0, 69.0),
        (130.0, 115.0),
    ],
    next: &[&[4], &[4, 5], &[5, 6], &[6], &[0, 1], &[1, 2], &[2, 3]],
    tokens: &[0],
};

pub const VERTEX_GEOGRAPHY: Graph = Graph {
    places: &[
        (0.0, 50.0),
        (55.0, 0.0),
        (55.0, 100.0),
        (120.0, 20.0),
        (120.0, 85.0),
        (185.0, 50.0),
    ],
    next: &[
        &[1, 2],
        &[0, 2, 3],
        &[0, 1, 4],
        &[1, 4, 5],
        &[2, 3, 5],
        &[3, 4],
    ],
    tokens: &[0, 1, 3],
};
