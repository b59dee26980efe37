//! Pictures of tokens on graphs, and the graphs that their boards are played on.

use serde::Serialize;

use super::canvas::{Canvas, Point, Style};
use super::pieces::{self, VERTEX};
use super::values;

/// A directed graph, or one whose lines go both ways, with tokens.
#[derive(Debug, Serialize)]
pub struct Graph {
    /// Kind of its board in `static/board-graphs.js`.
    #[serde(skip)]
    pub kind: &'static str,
    pub places: &'static [Point],
    /// Neighbours of each vertex.
    pub next: &'static [&'static [usize]],
    /// Vertices with a token; in vertex geography the visited vertices, with the token on the last.
    pub tokens: &'static [usize],
}

pub const SG_DAG: Graph = Graph {
    kind: "acyclic",
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
    kind: "misere",
    places: &[(210.0, 0.0), (140.0, 60.0), (70.0, 0.0), (0.0, 0.0)],
    next: &[&[], &[0], &[0, 1], &[2]],
    tokens: &[3],
};

pub const OUTCOME: Graph = Graph {
    kind: "endless",
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
    kind: "loopy",
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
    kind: "geography",
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
    kind: "geography",
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

/// A token, drawn as a ring around the vertex so that its number can be read.
fn token(canvas: &mut Canvas, at: Point) {
    canvas.circle(at, VERTEX + 4.0, Style::AccentOpen);
}

/// A graph without cycles, each vertex with its value, and the tokens.
fn with_values(canvas: &mut Canvas, graph: &Graph) {
    let values = values::graph_values(graph.next);
    let texts: Vec<String> = values.iter().map(usize::to_string).collect();
    pieces::directed(canvas, graph.places, graph.next, &texts);
    for &vertex in graph.tokens {
        token(canvas, graph.places[vertex]);
    }
}

/// Two tokens on a graph.
pub fn sg_dag(canvas: &mut Canvas) {
    with_values(canvas, &SG_DAG);
}

/// A game given by its moves: a row, its options and their values.
pub fn sg_memo(canvas: &mut Canvas) {
    let g = values::kayles(4);
    let options: [&[usize]; 4] = [&[3], &[1, 2], &[2], &[1, 1]];
    pieces::vertex(canvas, (150.0, 0.0), &g[4].to_string(), Style::AccentOpen);
    for (i, parts) in options.iter().enumerate() {
        let (x, y) = (i as f64 * 100.0, 75.0);
        let [from, to] = pieces::between((150.0, 0.0), (x, y));
        canvas.arrow(from, to, Style::Plain);
        for (j, &part) in parts.iter().enumerate() {
            let shift = (j as f64 - (parts.len() - 1) as f64 / 2.0) * 44.0;
            pieces::vertex(canvas, (x + shift, y), &g[part].to_string(), Style::Open);
        }
        if parts.len() == 2 {
            canvas.text((x, y), "⊕");
        }
    }
}

/// The smallest graph to which the theorem does not apply: a token on vertex 3 loses, but the
/// formula says that it wins.
pub fn misere_sg(canvas: &mut Canvas) {
    with_values(canvas, &MISERE_SG);
}

/// Outcomes of vertices: lost ones are empty, won ones filled, draws half filled.
pub fn outcome(canvas: &mut Canvas) {
    let Graph { places, next, .. } = OUTCOME;
    let texts = vec![String::new(); places.len()];
    pieces::directed(canvas, places, next, &texts);
    for (&place, outcome) in places.iter().zip(values::outcomes(next)) {
        match outcome {
            Some(true) => pieces::vertex(canvas, place, "", Style::Accent),
            Some(false) => {}
            None => pieces::vertex(canvas, place, "=", Style::Faint),
        }
    }
}

/// Two cycles: one with finite values, one that is a draw.
pub fn loopy_sg(canvas: &mut Canvas) {
    let Graph { places, next, .. } = LOOPY_SG;
    let text = |value: &Option<usize>| value.map_or("∞".to_string(), |value| value.to_string());
    let texts: Vec<String> = values::loopy_values(next).iter().map(text).collect();
    pieces::directed(canvas, places, next, &texts);
    token(canvas, places[3]);
}

/// Costs of moves. The maximiser moves from the grey vertex, so the path through it is longer.
pub fn retrograde(canvas: &mut Canvas) {
    let places = [
        (0.0, 50.0),
        (90.0, 0.0),
        (90.0, 100.0),
        (180.0, 50.0),
        (270.0, 50.0),
    ];
    let edges = [
        (0, 1, "3", Style::Accent),
        (0, 2, "1", Style::Plain),
        (1, 3, "1", Style::Accent),
        (2, 3, "2", Style::Plain),
        (2, 1, "3", Style::Plain),
        (3, 4, "3", Style::Accent),
    ];
    for (u, v, cost, style) in edges {
        let [from, to] = pieces::between(places[u], places[v]);
        canvas.arrow(from, to, style);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let side = 13.0 / dx.hypot(dy);
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        canvas.text((middle.0 + dy * side, middle.1 - dx * side), cost);
    }
    for (i, &place) in places.iter().enumerate() {
        let style = match i {
            2 => Style::Faint,
            4 => Style::Plain,
            _ => Style::Open,
        };
        pieces::vertex(canvas, place, "", style);
    }
    token(canvas, places[0]);
}

/// A bipartite graph; the marked edges are a maximum matching.
pub fn bipartite_geography(canvas: &mut Canvas) {
    let Graph { places, tokens, .. } = BIPARTITE_GEOGRAPHY;
    let matching = [(0, 4), (1, 5), (3, 6)];
    lines(canvas, &BIPARTITE_GEOGRAPHY, &|edge| {
        Style::accent_if(matching.contains(&edge))
    });
    for (v, &place) in places.iter().enumerate() {
        let style = Style::filled_if(tokens.contains(&v));
        pieces::vertex(canvas, place, "", style);
    }
}

/// A token that has walked along a path and may not visit it again.
pub fn vertex_geography(canvas: &mut Canvas) {
    let Graph { places, tokens, .. } = VERTEX_GEOGRAPHY;
    lines(canvas, &VERTEX_GEOGRAPHY, &|_| Style::Plain);
    for step in tokens.windows(2) {
        let [from, to] = pieces::between(places[step[0]], places[step[1]]);
        canvas.arrow(from, to, Style::Accent);
    }
    for (v, &place) in places.iter().enumerate() {
        let style = match tokens.iter().position(|&it| it == v) {
            None => Style::Open,
            Some(step) if step + 1 == tokens.len() => Style::Plain,
            Some(_) => Style::Faint,
        };
        pieces::vertex(canvas, place, "", style);
    }
}

/// Lines between neighbours, each once.
fn lines(canvas: &mut Canvas, graph: &Graph, style: &dyn Fn((usize, usize)) -> Style) {
    for (u, options) in graph.next.iter().enumerate() {
        for &v in options.iter().filter(|&&v| u < v) {
            let [from, to] = pieces::between(graph.places[u], graph.places[v]);
            canvas.line(from, to, style((u, v)));
        }
    }
}

/// Games that are all moved in each turn; the longest decides.
pub fn every_sg(canvas: &mut Canvas) {
    for (row, length) in [2, 5, 3].into_iter().enumerate() {
        let style = Style::accent_if(length == 5);
        strip(canvas, 2 * row, length, style);
    }
}

/// Three kinds of turns: a move in one game, in some games, in all games.
pub fn compounds(canvas: &mut Canvas) {
    let turns: [[bool; 3]; 3] = [
        [true, false, false],
        [true, false, true],
        [true, true, true],
    ];
    for (turn, moved) in turns.into_iter().enumerate() {
        for (game, is_moved) in moved.into_iter().enumerate() {
            let (x, y) = (turn as f64 * 120.0 + game as f64 * 32.0, 0.0);
            pieces::vertex(canvas, (x, y), "", Style::Plain);
            if is_moved {
                canvas.arrow((x, y + VERTEX + 3.0), (x, y + 44.0), Style::Accent);
            }
            pieces::vertex(canvas, (x, y + 62.0), "", Style::Open);
        }
    }
}

/// A token that moves to the end of a strip.
fn strip(canvas: &mut Canvas, row: usize, length: usize, arrow: Style) {
    for column in 0..=length {
        pieces::cell(canvas, column, row, Style::Open);
    }
    let (from, to) = (pieces::centre(length, row), pieces::centre(length - 1, row));
    pieces::stone(canvas, from, Style::Plain);
    canvas.bent_arrow(
        (from.0 - 3.0, from.1 - 17.0),
        (to.0, to.1 - 15.0),
        -7.0,
        arrow,
    );
}
