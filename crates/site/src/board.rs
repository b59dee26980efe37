//! The boards to touch: which kind each module has, made by a script `static/board-*.js`.

/// A board in the place of a picture.
pub struct Board {
    /// Name of its kind in its script.
    pub kind: &'static str,
    /// Scripts that make it.
    pub scripts: &'static [&'static str],
}

const HEAPS: &[&str] = &["board.js", "board-heaps.js"];
const SQUARES: &[&str] = &["board.js", "board-squares.js"];
const CUTS: &[&str] = &["board.js", "board-figure.js", "board-cuts.js"];
const GRAPHS: &[&str] = &["board.js", "board-figure.js", "board-graphs.js"];
const SIDES: &[&str] = &["board.js", "board-figure.js", "board-sides.js"];

/// The board of a module, family by family.
pub fn of_module(module: &str) -> Option<Board> {
    let (scripts, kind) = match module {
        "mex" => (HEAPS, "subtraction"),
        "period" => (HEAPS, "periodic"),
        "sg_memo" => (HEAPS, "kayles"),
        "sg_table" => (HEAPS, "subtraction"),
        "euclid_game" => (SQUARES, "euclid"),
        "fibonacci_nim" => (HEAPS, "fibonacci"),
        "multiple_nim" => (HEAPS, "threefold"),
        "generalized_wythoff" => (SQUARES, "wide_queen"),
        "lasker_nim" => (HEAPS, "lasker"),
        "moore_nim" => (HEAPS, "moore"),
        "nim" => (HEAPS, "nim"),
        "nim_count" => (HEAPS, "nim_to_3"),
        "staircase_nim" => (HEAPS, "stairs"),
        "subtraction" => (HEAPS, "subtraction"),
        "welter" => (SQUARES, "welter"),
        "wythoff" => (SQUARES, "queen"),
        "octal" => (HEAPS, "grundy"),
        "octal_games" => (HEAPS, "kayles"),
        "misere_quotient" => (HEAPS, "misere_kayles"),
        "coin_turning" => (SQUARES, "coins"),
        "nim_product" => (SQUARES, "nim_product"),
        "tartan" => (SQUARES, "tartan"),
        "bipartite_geography" => (GRAPHS, "bipartite"),
        "compounds" => (HEAPS, "compounds"),
        "every_sg" => (HEAPS, "every"),
        "hackenbush" => (CUTS, "hackenbush"),
        "loopy_sg" => (GRAPHS, "loopy"),
        "misere_sg" => (GRAPHS, "misere"),
        "outcome" => (GRAPHS, "endless"),
        "sg_dag" => (GRAPHS, "acyclic"),
        "tree_sg" => (CUTS, "tree"),
        "vertex_geography" => (GRAPHS, "geography"),
        "hot_games" => (SIDES, "hot"),
        "number_nimber" => (SIDES, "number_nimber"),
        "partizan" => (SIDES, "domineering"),
        "red_blue_hackenbush" => (SIDES, "red_blue"),
        "score_games" => (SQUARES, "score"),
        _ => return None,
    };
    Some(Board { kind, scripts })
}

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
