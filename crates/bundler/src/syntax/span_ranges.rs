//! Finds the byte ranges of spans.

use std::ops::Range;

use proc_macro2::{LineColumn, Span};

/// Byte ranges of spans. `Span::byte_range` remembers each offset in a tree, which takes a quarter
/// of a run for all tokens of a large crate; in an ASCII text, line and column say the same.
pub struct SpanRanges {
    /// Start of each line of an ASCII text; `None` for another text.
    lines: Option<Vec<usize>>,
}

impl SpanRanges {
    pub fn new(source: &str) -> Self {
        let starts = || {
            let ends = source.match_indices('\n').map(|(at, _)| at + 1);
            [0].into_iter().chain(ends).collect()
        };
        Self {
            lines: source.is_ascii().then(starts),
        }
    }

    pub fn range(&self, span: Span) -> Range<usize> {
        let Some(lines) = &self.lines else {
            return span.byte_range();
        };
        let offset = |place: LineColumn| lines[place.line - 1] + place.column;
        offset(span.start())..offset(span.end())
    }
}
