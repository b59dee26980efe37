//! A position of each module's game, drawn from its rule.
//!
//! 1. `canvas`: shapes in the colours of the page.
//! 2. `pieces`: heaps, cells, vertices, bars, the ground.
//! 3. `values`: the numbers in the pictures, from their definitions.
//! 4. `heaps`, `boards`, `graphs`, `edges`: a function for each picture.

mod boards;
mod canvas;
mod edges;
mod graphs;
mod heaps;
mod pieces;
mod values;

use canvas::Canvas;

/// Module, what its picture shows (for those who do not see it), and who draws it.
type Picture = (&'static str, &'static str, fn(&mut Canvas));

const PICTURES: [Picture; 41] = [
    (
        "mex",
        "Numbers 0 to 7; of the marked set 0, 1, 2, 4, 6 the least missing one is 3",
        heaps::mex,
    ),
    (
        "period",
        "Values as bars: a start, then a period of four that repeats",
        heaps::period,
    ),
    (
        "sg_memo",
        "A row of four Kayles pins and its four options, with their values",
        graphs::sg_memo,
    ),
    (
        "sg_table",
        "Heaps 0 to 10 with their values when a move takes 1, 3 or 4",
        heaps::sg_table,
    ),
    (
        "beatty",
        "The integers 1 to 16, shared by two Beatty sequences",
        heaps::beatty,
    ),
    (
        "euclid_game",
        "A rectangle of 3 by 8, from which two squares are cut",
        boards::euclid_game,
    ),
    (
        "fibonacci_nim",
        "Twelve stones as 8 + 3 + 1; taking the 1 wins",
        heaps::fibonacci_nim,
    ),
    (
        "generalized_wythoff",
        "A board with the lost cells of the game with t = 2, and a queen with more directions",
        boards::generalized_wythoff,
    ),
    (
        "lasker_nim",
        "A heap of seven, and the same split into four and three",
        heaps::lasker_nim,
    ),
    (
        "moore_nim",
        "Heaps of 1, 3 and 4; a move takes from two of them and leaves 1, 1 and 1",
        heaps::moore_nim,
    ),
    (
        "nim",
        "Heaps of 3, 4 and 5; taking two from the first one wins",
        heaps::nim,
    ),
    (
        "nim_count",
        "How many of the 27 triples of heaps of 1 to 3 have the nim-sums 0 to 3",
        heaps::nim_count,
    ),
    (
        "staircase_nim",
        "Coins on stairs; those on the odd steps count",
        heaps::staircase_nim,
    ),
    (
        "subtraction",
        "Heaps 0 to 7 with their values, and the takes 1, 3 and 4 from 7",
        heaps::subtraction,
    ),
    (
        "wythoff",
        "A board with its lost cells and a queen that moves towards the corner",
        boards::wythoff,
    ),
    (
        "xor_basis",
        "Four rows of bits with different leading bits",
        heaps::xor_basis,
    ),
    (
        "octal",
        "A row of nine stones; taking two from the inside leaves rows of 3 and 4",
        boards::octal,
    ),
    (
        "octal_games",
        "Skittles in a row, two neighbours knocked down by a ball",
        boards::octal_games,
    ),
    (
        "octal_moves",
        "Two rows of Kayles; two pins at the end of the second make the values equal",
        boards::octal_moves,
    ),
    (
        "octal_period",
        "Values of Kayles as bars: from 71 on they repeat with 12",
        heaps::octal_period,
    ),
    (
        "coin_turning",
        "A row of coins; the fourth and the sixth are turned",
        boards::coin_turning,
    ),
    (
        "nim_product",
        "The nim products of the numbers 0 to 3",
        boards::nim_product,
    ),
    (
        "tartan",
        "Coins in a grid; the corners of a rectangle are turned",
        boards::tartan,
    ),
    (
        "bipartite_geography",
        "A bipartite graph with a maximum matching and a token",
        graphs::bipartite_geography,
    ),
    (
        "compounds",
        "Three games moved one, some or all at a time",
        graphs::compounds,
    ),
    (
        "every_sg",
        "Tokens on strips of lengths 2, 5 and 3, all of which move; the longest decides",
        graphs::every_sg,
    ),
    (
        "hackenbush",
        "A figure of edges on the ground; one edge of its cycle is cut",
        edges::hackenbush,
    ),
    (
        "loopy_sg",
        "A graph with two cycles and the values of its vertices, two of them endless",
        graphs::loopy_sg,
    ),
    (
        "misere_sg",
        "The smallest graph for which the theorem does not hold",
        graphs::misere_sg,
    ),
    (
        "outcome",
        "A graph with cycles: won, lost and drawn vertices",
        graphs::outcome,
    ),
    (
        "retrograde",
        "A graph with costs and the cheapest way to its end; at the grey vertex the maximiser moves",
        graphs::retrograde,
    ),
    (
        "sg_dag",
        "A graph without cycles, the values of its vertices, and two tokens",
        graphs::sg_dag,
    ),
    (
        "tree_sg",
        "A tree with the values of its vertices",
        edges::tree_sg,
    ),
    (
        "vertex_geography",
        "A token on a graph and the vertices that it has visited",
        graphs::vertex_geography,
    ),
    (
        "dyadic",
        "A line of numbers; the simplest one between 1/4 and 1 is 1/2",
        edges::dyadic,
    ),
    (
        "hot_games",
        "Three switches on the line of numbers, the hottest on top",
        edges::hot_games,
    ),
    (
        "number_nimber",
        "A stalk of blue and red edges beside a heap of three",
        edges::number_nimber,
    ),
    (
        "red_blue_hackenbush",
        "Two stalks and a tree of blue and red edges on the ground",
        edges::red_blue_hackenbush,
    ),
    (
        "alpha_beta",
        "A tree of moves with one branch cut off",
        edges::alpha_beta,
    ),
    (
        "matrix_game",
        "The payments of rock, paper and scissors",
        boards::matrix_game,
    ),
    (
        "score_games",
        "A row of numbers that is taken from both ends",
        boards::score_games,
    ),
];

/// Modules without positions.
#[cfg(test)]
const NOTHING_TO_DRAW: [&str; 1] = ["fast_input"];

/// The picture of a module as SVG, to stand in a page; `None` where there is nothing to draw.
pub fn of(module: &str) -> Option<String> {
    let (_, title, draw) = PICTURES.iter().find(|(name, ..)| *name == module)?;
    let mut canvas = Canvas::new();
    draw(&mut canvas);
    Some(canvas.svg(title))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_module_has_a_picture_or_nothing_to_draw() {
        let list = include_str!("../../../../snippets/src/lib.rs");
        let modules = list
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod "));
        let modules: BTreeSet<&str> = modules.map(|name| name.trim_end_matches(';')).collect();
        let pictures = PICTURES.iter().map(|&(name, ..)| name);
        let known: BTreeSet<&str> = pictures.chain(NOTHING_TO_DRAW).collect();
        assert_eq!(
            known, modules,
            "draw the new ones in crates/site/src/picture, or list them in NOTHING_TO_DRAW"
        );
    }

    #[test]
    fn a_picture_is_small_has_a_title_and_no_words() {
        for (name, title, _) in PICTURES {
            let svg = of(name).unwrap();
            assert!(svg.len() < 16_000, "{name}: {} bytes", svg.len());
            assert!(svg.contains(&format!("<title>{title}</title>")), "{name}");
            assert!(!title.contains(['<', '&', '"']), "{title}");
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
}
