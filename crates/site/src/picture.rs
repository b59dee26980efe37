//! Pictures for modules that aren't about the positions of a game, which have boards.

use std::path::Path;

/// The module's picture as SVG; its caption is the text `picture.<module>`. `static/site.css` draws
/// its classes in the colours of the theme.
pub fn of_module(root: &Path, module: &str) -> Option<String> {
    fs_err::read_to_string(root.join(format!("crates/site/pictures/{module}.svg"))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board;

    #[test]
    fn each_module_has_a_board_or_a_small_picture_without_words() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        let root = root.unwrap();
        let list = include_str!("../../../snippets/src/lib.rs");
        let modules = list
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        for name in modules.filter(|it| *it != "fast_input") {
            if board::of_module(name).is_some() {
                continue;
            }
            let svg = of_module(root, name);
            let svg = svg.unwrap_or_else(|| panic!("draw pictures/{name}.svg"));
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
            assert!(
                !svg.contains("style="),
                "{name}: the page's policy forbids it"
            );
        }
    }
}
