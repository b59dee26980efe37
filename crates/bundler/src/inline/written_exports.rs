//! Finds the exported macros that a macro writes.

use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};

/// A `#[macro_export] macro_rules! name` that the arm of another macro writes.
#[derive(Clone)]
pub struct WrittenExport {
    /// `None` if it is a variable of the macro that writes it.
    pub name: Option<String>,
    /// Byte range of the attribute.
    pub attribute: Range<usize>,
}

/// The exported macros that these arms write.
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
        if is(next, "macro_rules") && is(next + 1, "!") {
            let name = match trees.get(next + 2) {
                Some(TokenTree::Ident(name)) => Some(name.to_string()),
                _ => None,
            };
            let start = trees[i].span().byte_range().start;
            found.push(WrittenExport {
                name,
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
        let names = written.iter().map(|written| written.name.as_deref());
        assert!(names.eq([Some("check"), None]));
        assert_eq!(&arms[written[0].attribute.clone()], "#[macro_export]");
    }
}
