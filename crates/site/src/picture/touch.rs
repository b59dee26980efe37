//! Lists which pictures become boards to touch, by the scripts `static/board-*.js`.

use super::graph::{self, Graph};

/// A board in the place of a picture.
#[derive(Debug)]
pub struct Board {
    /// Name of its kind in its script.
    pub kind: &'static str,
    /// Scripts that make it, after `board.js`.
    pub scripts: &'static [&'static str],
    /// Graph that it is played on, which the picture shows.
    pub graph: Option<&'static Graph>,
}

const HEAPS: &[&str] = &["board.js", "board-heaps.js"];
const SQUARES: &[&str] = &["board.js", "board-squares.js"];
const CUTS: &[&str] = &["board.js", "board-figure.js", "board-cuts.js"];
const GRAPHS: &[&str] = &["board.js", "board-figure.js", "board-graphs.js"];
const SIDES: &[&str] = &["board.js", "board-figure.js", "board-sides.js"];

/// Module, kind of its board, and the scripts.
const BOARDS: [(&str, &str, &[&str]); 33] = [
    ("coin_turning", "coins", SQUARES),
    ("compounds", "compounds", HEAPS),
    ("euclid_game", "euclid", SQUARES),
    ("every_sg", "every", HEAPS),
    ("fibonacci_nim", "fibonacci", HEAPS),
    ("generalized_wythoff", "wide_queen", SQUARES),
    ("hackenbush", "hackenbush", CUTS),
    ("hot_games", "hot", SIDES),
    ("lasker_nim", "lasker", HEAPS),
    ("mex", "subtraction", HEAPS),
    ("misere_quotient", "misere_kayles", HEAPS),
    ("moore_nim", "moore", HEAPS),
    ("multiple_nim", "threefold", HEAPS),
    ("nim", "nim", HEAPS),
    ("nim_count", "nim_to_3", HEAPS),
    ("nim_product", "nim_product", SQUARES),
    ("number_nimber", "number_nimber", SIDES),
    ("octal", "grundy", HEAPS),
    ("octal_games", "kayles", HEAPS),
    ("octal_moves", "kayles", HEAPS),
    ("octal_period", "dawson", HEAPS),
    ("partizan", "domineering", SIDES),
    ("period", "periodic", HEAPS),
    ("red_blue_hackenbush", "red_blue", SIDES),
    ("score_games", "score", SQUARES),
    ("sg_memo", "kayles", HEAPS),
    ("sg_table", "subtraction", HEAPS),
    ("staircase_nim", "stairs", HEAPS),
    ("subtraction", "subtraction", HEAPS),
    ("tartan", "tartan", SQUARES),
    ("tree_sg", "tree", CUTS),
    ("welter", "welter", SQUARES),
    ("wythoff", "queen", SQUARES),
];

/// Module, kind of its board, and the graph of its picture.
const ON_GRAPHS: [(&str, &str, &Graph); 6] = [
    (
        "bipartite_geography",
        "geography",
        &graph::BIPARTITE_GEOGRAPHY,
    ),
    ("loopy_sg", "loopy", &graph::LOOPY_SG),
    ("misere_sg", "misere", &graph::MISERE_SG),
    ("outcome", "endless", &graph::OUTCOME),
    ("sg_dag", "acyclic", &graph::SG_DAG),
    ("vertex_geography", "geography", &graph::VERTEX_GEOGRAPHY),
];

/// Modules whose picture is no position of a game, and what it is instead.
#[cfg(test)]
const NO_POSITION: [(&str, &str); 6] = [
    ("alpha_beta", "a search through a tree, whatever its game"),
    ("beatty", "two sequences of numbers"),
    ("dyadic", "numbers on a line"),
    ("matrix_game", "payments, where both players choose at once"),
    ("retrograde", "costs of moves, which nobody wins"),
    ("xor_basis", "a basis of a set of numbers"),
];

/// The board that a script makes from the picture, if any.
pub fn board(module: &str) -> Option<Board> {
    let plain = BOARDS
        .iter()
        .map(|&(name, kind, scripts)| (name, kind, scripts, None));
    let on_graphs = ON_GRAPHS
        .iter()
        .map(|&(name, kind, graph)| (name, kind, GRAPHS, Some(graph)));
    let (_, kind, scripts, graph) = plain.chain(on_graphs).find(|it| it.0 == module)?;
    Some(Board {
        kind,
        scripts,
        graph,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::picture::PICTURES;

    #[test]
    fn each_picture_is_a_board_or_no_position() {
        let boards = BOARDS
            .iter()
            .map(|it| it.0)
            .chain(ON_GRAPHS.iter().map(|it| it.0));
        let known: BTreeSet<&str> = boards.chain(NO_POSITION.iter().map(|it| it.0)).collect();
        let pictures: BTreeSet<&str> = PICTURES.iter().map(|it| it.0).collect();
        assert_eq!(
            known, pictures,
            "draw the new ones in static/board-*.js, or say what they are"
        );
    }

    #[test]
    fn each_board_has_its_kind_in_its_script() {
        for (module, _) in PICTURES {
            let Some(board) = board(module) else { continue };
            let script = board.scripts.last().unwrap();
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("static")
                .join(script);
            let text = fs_err::read_to_string(path).unwrap();
            let (_, kinds) = text.rsplit_once("Object.assign(kinds, {").unwrap();
            let mut names = kinds
                .split([' ', '\n'])
                .map(|word| word.trim_end_matches([',', ':']));
            assert!(
                names.any(|name| name == board.kind),
                "{script} lacks {}",
                board.kind
            );
        }
    }
}
