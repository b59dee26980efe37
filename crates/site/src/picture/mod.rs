//! Draws a position of each module's game, computed from its rule, and charts of values.
//!
//! 1. `canvas`: shapes in the colours of the page.
//! 2. `pieces`: heaps, cells, vertices, bars, the ground.
//! 3. `values`: the numbers in the pictures, computed by their definitions.
//! 4. `heaps`, `boards`, `graphs`, `edges`: one function for each picture.
//! 5. `proofs`: a picture for each step of a proof.
//! 6. `touch`: which pictures become boards to touch; `graph`: graphs that they are played on.
//! 7. `chart`, `preview`, `spark`: Grundy values of a game, on its page, as a preview for social
//!    networks, and in a row of the atlas.

mod boards;
mod canvas;
pub mod chart;
mod edges;
mod graph;
mod graphs;
mod heaps;
mod pieces;
pub mod preview;
pub mod proofs;
pub mod spark;
pub mod touch;
mod values;

use canvas::Canvas;

/// Module and the function that draws its picture. Its caption is the text `picture.<module>`.
type Picture = (&'static str, fn(&mut Canvas));

/// All pictures, family by family.
const PICTURES: [Picture; 45] = [
    ("mex", heaps::mex),
    ("period", heaps::period),
    ("sg_memo", graphs::sg_memo),
    ("sg_table", heaps::sg_table),
    ("beatty", heaps::beatty),
    ("euclid_game", boards::euclid_game),
    ("fibonacci_nim", heaps::fibonacci_nim),
    ("multiple_nim", heaps::multiple_nim),
    ("generalized_wythoff", boards::generalized_wythoff),
    ("lasker_nim", heaps::lasker_nim),
    ("moore_nim", heaps::moore_nim),
    ("nim", heaps::nim),
    ("nim_count", heaps::nim_count),
    ("staircase_nim", heaps::staircase_nim),
    ("subtraction", heaps::subtraction),
    ("welter", boards::welter),
    ("wythoff", boards::wythoff),
    ("xor_basis", heaps::xor_basis),
    ("octal", boards::octal),
    ("octal_games", boards::octal_games),
    ("octal_moves", boards::octal_moves),
    ("misere_quotient", boards::misere_quotient),
    ("octal_period", heaps::octal_period),
    ("coin_turning", boards::coin_turning),
    ("nim_product", boards::nim_product),
    ("tartan", boards::tartan),
    ("bipartite_geography", graphs::bipartite_geography),
    ("compounds", graphs::compounds),
    ("every_sg", graphs::every_sg),
    ("hackenbush", edges::hackenbush),
    ("loopy_sg", graphs::loopy_sg),
    ("misere_sg", graphs::misere_sg),
    ("outcome", graphs::outcome),
    ("retrograde", graphs::retrograde),
    ("sg_dag", graphs::sg_dag),
    ("tree_sg", edges::tree_sg),
    ("vertex_geography", graphs::vertex_geography),
    ("dyadic", edges::dyadic),
    ("hot_games", edges::hot_games),
    ("number_nimber", edges::number_nimber),
    ("partizan", boards::partizan),
    ("red_blue_hackenbush", edges::red_blue_hackenbush),
    ("alpha_beta", edges::alpha_beta),
    ("matrix_game", boards::matrix_game),
    ("score_games", boards::score_games),
];

/// Modules without positions to draw.
#[cfg(test)]
const NOTHING_TO_DRAW: [&str; 1] = ["fast_input"];

/// The picture of a module as SVG, without its caption; `None` if there is nothing to draw.
pub fn drawn(module: &str) -> Option<String> {
    let (_, draw) = PICTURES.iter().find(|(name, _)| *name == module)?;
    let mut canvas = Canvas::new();
    draw(&mut canvas);
    Some(canvas.svg())
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
        let pictures = PICTURES.iter().map(|&(name, _)| name);
        let known: BTreeSet<&str> = pictures.chain(NOTHING_TO_DRAW).collect();
        assert_eq!(
            known, modules,
            "draw the new ones in crates/site/src/picture, or list them in NOTHING_TO_DRAW"
        );
    }

    #[test]
    fn a_picture_is_small_and_has_no_words() {
        for (name, _) in PICTURES {
            let svg = drawn(name).unwrap();
            assert!(svg.len() < 16_000, "{name}: {} bytes", svg.len());
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
