//! Finds the exported macros that a macro writes.

use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};

/// A `#[macro_export] macro_rules! name` that the arm of another macro writes.
#[derive(Clone)]
pub struct WrittenExport {
    pub name: String,
    /// Byte range of the attribute.
    pub attribute: Range<usize>,
}

/// The exported macros that these arms write by a name of their own.
pub fn written_exports(arms: TokenStream) -> Vec<WrittenExport> {
    let trees: Vec<TokenTree> = arms.into_iter().collect();
    let is = |i: usize, word: &str| trees.get(i).is_some_and(|t| t.to_string() == word);
    let group = |i: usize| match trees.get(i) {
        Some(TokenTree::Group(group)) => Some(group),
        _ => None,
    };
    let mut found = Vec::new();
    for i in 0..trees.len() {
        found.extend(
            group(i)
                .map(|group| written_exports(group.stream()))
                .unwrap_or_default(),
        );
        let attribute = group(i + 1).filter(|group| group.stream().to_string() == "macro_export");
        let Some(attribute) = attribute.filter(|_| is(i, "#")) else {
            continue;
        };
        let mut next = i + 2;
        while is(next, "#") {
            next += 2;
        }
        if let (true, true, Some(TokenTree::Ident(name))) = (
            is(next, "macro_rules"),
            is(next + 1, "!"),
            trees.get(next + 2),
        ) {
            let start = trees[i].span().byte_range().start;
            found.push(WrittenExport {
                name: name.to_string(),
                attribute: start..attribute.span().byte_range().end,
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_that_macros_export_are_found_by_their_names() {
        let arms =
            "($($a:tt)*) => { #[macro_export] #[doc(hidden)] macro_rules! check { () => {}; }
            macro_rules! own { () => {} } #[macro_export] macro_rules! $name { () => {} } }";
        let written = written_exports(arms.parse().unwrap());
        assert!(written.iter().map(|written| &written.name).eq(["check"]));
        assert_eq!(&arms[written[0].attribute.clone()], "#[macro_export]");
    }
}
