//! The boards to touch: which kind each module has, made by a script `static/board-*.js`, and the
//! graphs that some are played on.

use serde::Serialize;

/// A board in the place of a picture.
pub struct Board {
    /// Name of its kind in its script.
    pub kind: &'static str,
    /// Scripts that make it.
    pub scripts: &'static [&'static str],
    /// The graph in the picture, on which the board is played.
    pub graph: Option<&'static Graph>,
}

const HEAPS: &[&str] = &["board.js", "board-heaps.js"];
const SQUARES: &[&str] = &["board.js", "board-squares.js"];
const CUTS: &[&str] = &["board.js", "board-figure.js", "board-cuts.js"];
const GRAPHS: &[&str] = &["board.js", "board-figure.js", "board-graphs.js"];
const SIDES: &[&str] = &["board.js", "board-figure.js", "board-sides.js"];

fn on(scripts: &'static [&'static str], kind: &'static str) -> Board {
    Board {
        kind,
        scripts,
        graph: None,
    }
}

fn on_graph(graph: &'static Graph) -> Board {
    Board {
        kind: graph.kind,
        scripts: GRAPHS,
        graph: Some(graph),
    }
}

/// The board of a module, family by family.
pub fn of_module(module: &str) -> Option<Board> {
    Some(match module {
        "mex" => on(HEAPS, "subtraction"),
        "period" => on(HEAPS, "periodic"),
        "sg_memo" => on(HEAPS, "kayles"),
        "sg_table" => on(HEAPS, "subtraction"),
        "euclid_game" => on(SQUARES, "euclid"),
        "fibonacci_nim" => on(HEAPS, "fibonacci"),
        "multiple_nim" => on(HEAPS, "threefold"),
        "generalized_wythoff" => on(SQUARES, "wide_queen"),
        "lasker_nim" => on(HEAPS, "lasker"),
        "moore_nim" => on(HEAPS, "moore"),
        "nim" => on(HEAPS, "nim"),
        "nim_count" => on(HEAPS, "nim_to_3"),
        "staircase_nim" => on(HEAPS, "stairs"),
        "subtraction" => on(HEAPS, "subtraction"),
        "welter" => on(SQUARES, "welter"),
        "wythoff" => on(SQUARES, "queen"),
        "octal" => on(HEAPS, "grundy"),
        "octal_games" => on(HEAPS, "kayles"),
        "misere_quotient" => on(HEAPS, "misere_kayles"),
        "coin_turning" => on(SQUARES, "coins"),
        "nim_product" => on(SQUARES, "nim_product"),
        "tartan" => on(SQUARES, "tartan"),
        "bipartite_geography" => on_graph(&BIPARTITE_GEOGRAPHY),
        "compounds" => on(HEAPS, "compounds"),
        "every_sg" => on(HEAPS, "every"),
        "hackenbush" => on(CUTS, "hackenbush"),
        "loopy_sg" => on_graph(&LOOPY_SG),
        "misere_sg" => on_graph(&MISERE_SG),
        "outcome" => on_graph(&OUTCOME),
        "sg_dag" => on_graph(&SG_DAG),
        "tree_sg" => on(CUTS, "tree"),
        "vertex_geography" => on_graph(&VERTEX_GEOGRAPHY),
        "hot_games" => on(SIDES, "hot"),
        "number_nimber" => on(SIDES, "number_nimber"),
        "partizan" => on(SIDES, "domineering"),
        "red_blue_hackenbush" => on(SIDES, "red_blue"),
        "score_games" => on(SQUARES, "score"),
        _ => return None,
    })
}

/// A directed graph, or one whose lines go both ways, with tokens.
#[derive(Debug, Serialize)]
pub struct Graph {
    /// Kind of its board in `static/board-graphs.js`.
    #[serde(skip)]
    pub kind: &'static str,
    pub places: &'static [(f64, f64)],
    /// Neighbours of each vertex.
    pub next: &'static [&'static [usize]],
    /// Vertices with a token; in vertex geography the visited vertices, with the token on the last.
    pub tokens: &'static [usize],
}

const SG_DAG: Graph = Graph {
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
const MISERE_SG: Graph = Graph {
    kind: "misere",
    places: &[(210.0, 0.0), (140.0, 60.0), (70.0, 0.0), (0.0, 0.0)],
    next: &[&[], &[0], &[0, 1], &[2]],
    tokens: &[3],
};

const OUTCOME: Graph = Graph {
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
const LOOPY_SG: Graph = Graph {
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
const BIPARTITE_GEOGRAPHY: Graph = Graph {
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

const VERTEX_GEOGRAPHY: Graph = Graph {
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn each_board_has_its_kind_in_its_script() {
        let list = include_str!("../../../snippets/src/lib.rs");
        let modules = list
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        for board in modules.filter_map(of_module) {
            let script = board.scripts.last().unwrap();
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
            let text = fs_err::read_to_string(folder.join(script)).unwrap();
            let (_, kinds) = text.rsplit_once("Object.assign(kinds, {").unwrap();
            let mut names = kinds
                .split([' ', '\n'])
                .map(|word| word.trim_end_matches([',', ':']));
            let is_there = names.any(|name| name == board.kind);
            assert!(is_there, "{script} lacks {}", board.kind);
        }
    }
}
