//! Pictures of a position of each module's game, computed from its rule. The scripts
//! `static/board-*.js` turn most of them into boards to touch.
//!
//! - `canvas`: shapes in the page's colours. `pieces`: heaps, cells, vertices, bars, the ground.
//! - `values`: the numbers in the pictures, computed by their definitions.
//! - `heaps`, `boards`, `graphs`, `edges`: one function for each picture.

mod boards;
mod canvas;
mod edges;
mod graphs;
mod heaps;
mod pieces;
mod values;

use canvas::Canvas;
use graphs::Graph;

/// A module's picture. Its caption is the text `picture.<module>`.
pub struct Picture {
    draw: fn(&mut Canvas),
    /// The board that takes its place; `None` if it isn't a position of a game.
    pub board: Option<Board>,
}

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

fn no_board(draw: fn(&mut Canvas)) -> Picture {
    Picture { draw, board: None }
}

fn board(draw: fn(&mut Canvas), scripts: &'static [&'static str], kind: &'static str) -> Picture {
    let board = Some(Board {
        kind,
        scripts,
        graph: None,
    });
    Picture { draw, board }
}

fn on_graph(draw: fn(&mut Canvas), graph: &'static Graph) -> Picture {
    let board = Some(Board {
        kind: graph.kind,
        scripts: GRAPHS,
        graph: Some(graph),
    });
    Picture { draw, board }
}

/// The picture of a module, family by family; `None` if there is nothing to draw.
pub fn of_module(module: &str) -> Option<Picture> {
    Some(match module {
        "mex" => board(heaps::mex, HEAPS, "subtraction"),
        "period" => board(heaps::period, HEAPS, "periodic"),
        "sg_memo" => board(graphs::sg_memo, HEAPS, "kayles"),
        "sg_table" => board(heaps::sg_table, HEAPS, "subtraction"),
        "beatty" => no_board(heaps::beatty),
        "euclid_game" => board(boards::euclid_game, SQUARES, "euclid"),
        "fibonacci_nim" => board(heaps::fibonacci_nim, HEAPS, "fibonacci"),
        "multiple_nim" => board(heaps::multiple_nim, HEAPS, "threefold"),
        "generalized_wythoff" => board(boards::generalized_wythoff, SQUARES, "wide_queen"),
        "lasker_nim" => board(heaps::lasker_nim, HEAPS, "lasker"),
        "moore_nim" => board(heaps::moore_nim, HEAPS, "moore"),
        "nim" => board(heaps::nim, HEAPS, "nim"),
        "nim_count" => board(heaps::nim_count, HEAPS, "nim_to_3"),
        "staircase_nim" => board(heaps::staircase_nim, HEAPS, "stairs"),
        "subtraction" => board(heaps::subtraction, HEAPS, "subtraction"),
        "welter" => board(boards::welter, SQUARES, "welter"),
        "wythoff" => board(boards::wythoff, SQUARES, "queen"),
        "xor_basis" => no_board(heaps::xor_basis),
        "octal" => board(boards::octal, HEAPS, "grundy"),
        "octal_games" => board(boards::octal_games, HEAPS, "kayles"),
        "octal_moves" => board(boards::octal_moves, HEAPS, "kayles"),
        "misere_quotient" => board(boards::misere_quotient, HEAPS, "misere_kayles"),
        "octal_period" => board(heaps::octal_period, HEAPS, "dawson"),
        "coin_turning" => board(boards::coin_turning, SQUARES, "coins"),
        "nim_product" => board(boards::nim_product, SQUARES, "nim_product"),
        "tartan" => board(boards::tartan, SQUARES, "tartan"),
        "bipartite_geography" => {
            on_graph(graphs::bipartite_geography, &graphs::BIPARTITE_GEOGRAPHY)
        }
        "compounds" => board(graphs::compounds, HEAPS, "compounds"),
        "every_sg" => board(graphs::every_sg, HEAPS, "every"),
        "hackenbush" => board(edges::hackenbush, CUTS, "hackenbush"),
        "loopy_sg" => on_graph(graphs::loopy_sg, &graphs::LOOPY_SG),
        "misere_sg" => on_graph(graphs::misere_sg, &graphs::MISERE_SG),
        "outcome" => on_graph(graphs::outcome, &graphs::OUTCOME),
        "retrograde" => no_board(graphs::retrograde),
        "sg_dag" => on_graph(graphs::sg_dag, &graphs::SG_DAG),
        "tree_sg" => board(edges::tree_sg, CUTS, "tree"),
        "vertex_geography" => on_graph(graphs::vertex_geography, &graphs::VERTEX_GEOGRAPHY),
        "dyadic" => no_board(edges::dyadic),
        "hot_games" => board(edges::hot_games, SIDES, "hot"),
        "number_nimber" => board(edges::number_nimber, SIDES, "number_nimber"),
        "partizan" => board(boards::partizan, SIDES, "domineering"),
        "red_blue_hackenbush" => board(edges::red_blue_hackenbush, SIDES, "red_blue"),
        "alpha_beta" => no_board(edges::alpha_beta),
        "matrix_game" => no_board(boards::matrix_game),
        "score_games" => board(boards::score_games, SQUARES, "score"),
        _ => return None,
    })
}

impl Picture {
    /// The picture as SVG, without its caption.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::new();
        (self.draw)(&mut canvas);
        canvas.svg()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// All modules that have a position to draw.
    fn modules() -> impl Iterator<Item = &'static str> {
        let list = include_str!("../../../../snippets/src/lib.rs");
        let modules = list
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod "));
        modules
            .map(|name| name.trim_end_matches(';'))
            .filter(|it| *it != "fast_input")
    }

    #[test]
    fn each_module_has_a_small_picture_without_words() {
        for name in modules() {
            let picture = of_module(name);
            let svg = picture
                .unwrap_or_else(|| panic!("draw {name} in src/picture"))
                .svg();
            assert!(svg.len() < 24_000, "{name}: {} bytes", svg.len());
            let texts = svg.split("<text").skip(1).map(|rest| {
                let (_, rest) = rest.split_once('>').unwrap();
                rest.split_once('<').unwrap().0
            });
            for text in texts {
                let is_word = text.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
                assert!(
                    !is_word,
                    "{name} says `{text}`, which would need translation"
                );
            }
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}");
            assert!(
                !svg.contains("style="),
                "{name}: the page's policy forbids it"
            );
        }
    }

    #[test]
    fn each_board_has_its_kind_in_its_script() {
        for module in modules() {
            let Some(board) = of_module(module).and_then(|it| it.board) else {
                continue;
            };
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
