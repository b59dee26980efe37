//! Finds the byte ranges of spans.

use std::ops::Range;

use proc_macro2::{LineColumn, Span};

/// Byte ranges of spans by their lines and columns. `Span::byte_range` remembers each offset in a
/// tree, which takes a quarter of a run for all tokens of a large crate.
pub struct SpanRanges<'a> {
    source: &'a str,
    lines: Vec<Line>,
}

struct Line {
    start: usize,
    /// Is a column, counted in characters, the same number of bytes?
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
