//! Computes byte ranges of modules and blocks, and changes text there.

use std::ops::Range;

use proc_macro2::{LineColumn, Span};
use syn::spanned::Spanned;
use syn::{Block, ItemMod, Visibility};

/// Returns the byte range of a module with its attributes, from its first and last token:
/// `item.span()` would read the whole module.
pub fn place_of_module(item: &ItemMod) -> Range<usize> {
    let keyword = item.unsafety.map_or(item.mod_token.span, |word| word.span);
    let start = match (item.attrs.first(), &item.vis) {
        (Some(attribute), _) => attribute.pound_token.span,
        (None, Visibility::Inherited) => keyword,
        (None, visibility) => visibility.span(),
    };
    let end = match (&item.content, item.semi) {
        (Some((braces, _)), _) => braces.span.close(),
        (None, Some(semicolon)) => semicolon.span,
        (None, None) => item.ident.span(),
    };
    start.byte_range().start..end.byte_range().end
}

/// Returns the byte range of a block, from its braces: the span of a syntax tree costs writing out
/// its tokens.
pub fn place_of_block(block: &Block) -> Range<usize> {
    let braces = block.brace_token.span;
    braces.open().byte_range().start..braces.close().byte_range().end
}

/// Returns the text after these changes. One that begins inside another has no effect.
pub fn edited(source: &str, mut changes: Vec<(Range<usize>, String)>) -> String {
    changes.sort_by_key(|(range, _)| (range.start, range.end));
    let mut text = String::with_capacity(source.len());
    let mut end = 0;
    for (range, new) in changes {
        if range.start >= end {
            text.push_str(&source[end..range.start]);
            text.push_str(&new);
            end = range.end;
        }
    }
    text + &source[end..]
}

/// Byte ranges of spans by their lines and columns. `Span::byte_range` remembers each offset in a
/// tree, which takes a quarter of a run for all tokens of a large crate.
pub struct SpanRanges<'a> {
    source: &'a str,
    lines: Vec<Line>,
}

struct Line {
    start: usize,
    /// `true` if a column, counted in characters, is the same number of bytes.
    is_ascii: bool,
}

impl<'a> SpanRanges<'a> {
    pub fn new(source: &'a str) -> Self {
        let mut lines = Vec::new();
        let mut start = 0;
        for line in source.split('\n') {
            let is_ascii = line.is_ascii();
            lines.push(Line { start, is_ascii });
            start += line.len() + 1;
        }
        Self { source, lines }
    }

    pub fn range(&self, span: Span) -> Range<usize> {
        self.offset(span.start())..self.offset(span.end())
    }

    fn offset(&self, place: LineColumn) -> usize {
        let Line { start, is_ascii } = self.lines[place.line - 1];
        if is_ascii {
            return start + place.column;
        }
        let before = self.source[start..].chars().take(place.column);
        start + before.map(char::len_utf8).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;

    use super::*;

    #[test]
    fn a_module_s_place_is_that_of_all_its_tokens() {
        for text in [
            "mod a;",
            "/// A.\n#[cfg(b)] pub(crate) mod a { fn b() {} }",
            "pub mod a { mod c {} }",
            "unsafe mod a {}",
        ] {
            let file = syn::parse_file(&format!("use b; {text} ")).unwrap();
            let syn::Item::Mod(item) = &file.items[1] else {
                panic!("a module");
            };
            let place = place_of_module(item);
            assert_eq!(place, item.span().byte_range(), "{text}");
            assert_eq!(place.len(), text.len());
        }
    }

    #[test]
    fn ranges_of_text_that_is_not_ascii_are_those_of_the_spans() {
        let source =
            "\u{feff}// \u{2115}\r\nlet \u{e9} = \"\u{1f600}\n\u{e8}\"; f(\u{e9});\nlet a = 1;";
        let ranges = SpanRanges::new(source);
        let mut count = 0;
        let mut streams = vec![source.parse::<TokenStream>().unwrap()];
        while let Some(stream) = streams.pop() {
            for tree in stream {
                assert_eq!(
                    ranges.range(tree.span()),
                    tree.span().byte_range(),
                    "{tree}"
                );
                count += 1;
                if let proc_macro2::TokenTree::Group(group) = tree {
                    streams.push(group.stream());
                }
            }
        }
        assert_eq!(count, 14);
    }
}
