//! The boards to touch, by `data/boards.toml`: which kind each module has, made by a script
//! `static/board-*.js`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// A board in the place of a picture.
pub struct Board {
    /// Name of its kind in its script.
    pub kind: &'static str,
    /// Scripts that make it.
    pub scripts: &'static [String],
}

/// Boards that the same scripts make, and the modules that have them.
#[derive(Deserialize)]
struct Group {
    scripts: Vec<String>,
    kinds: BTreeMap<String, String>,
}

/// The board of a module.
pub fn of_module(module: &str) -> Option<Board> {
    static TABLE: LazyLock<BTreeMap<String, Vec<Group>>> = LazyLock::new(|| {
        toml::from_str(include_str!("../data/boards.toml")).expect("scripts and kinds")
    });
    TABLE["board"].iter().find_map(|Group { scripts, kinds }| {
        let kind = kinds.get(module)?;
        Some(Board { kind, scripts })
    })
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
