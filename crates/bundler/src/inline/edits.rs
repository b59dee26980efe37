//! Changes of one file's text.

use std::collections::BTreeMap;
use std::ops::Range;

use super::attributes::{Fate, Rules};
use crate::syntax::tokens::Token;

/// Changes of one file's text that its attributes and modules ask for.
pub struct FileEdits<'a> {
    /// Fates of the attributes, by their starts.
    pub fates: BTreeMap<usize, Fate>,
    pub tokens: &'a [Token],
    pub source: &'a str,
    pub rules: &'a Rules<'a>,
    /// Replacements: start offset → end offset and new text.
    pub replaced: BTreeMap<usize, (usize, String)>,
}

impl<'a> FileEdits<'a> {
    pub fn new(source: &'a str, tokens: &'a [Token], rules: &'a Rules<'a>) -> Self {
        Self {
            fates: BTreeMap::new(),
            tokens,
            source,
            rules,
            replaced: BTreeMap::new(),
        }
    }

    /// Cuts a range, and the comma after it.
    pub fn cut(&mut self, range: Range<usize>) {
        let end = self.after_comma(range.end);
        self.replaced.insert(range.start, (end, String::new()));
    }

    fn token_from(&self, offset: usize) -> Option<&Token> {
        let i = self.tokens.partition_point(|t| t.range.start < offset);
        self.tokens.get(i)
    }

    fn after_comma(&self, offset: usize) -> usize {
        match self.token_from(offset) {
            Some(token) if token.text(self.source) == "," => token.range.end,
            _ => offset,
        }
    }

    /// The text after all changes, without comments and surplus blank lines.
    pub fn apply(&self) -> String {
        let mut out = String::with_capacity(self.source.len());
        let mut edits = self.replaced.clone();
        for (&start, fate) in &self.fates {
            if let Some(text) = &fate.text {
                edits.entry(start).or_insert((fate.end, text.clone()));
            }
        }
        let mut edits = edits.into_iter().peekable();
        let mut end = 0;
        for token in self.tokens {
            while let Some((start, (until, text))) =
                edits.next_if(|(start, _)| *start <= token.range.start)
            {
                // A change inside a cut range has no effect; dropped doc comments leave no gap.
                if start >= end && !text.is_empty() {
                    push_gap(&mut out, &self.source[end..start]);
                    out.push_str(&text);
                    end = until;
                } else {
                    end = end.max(until);
                }
            }
            if token.range.start < end {
                continue;
            }
            push_gap(&mut out, &self.source[end..token.range.start]);
            out.push_str(token.text(self.source));
            end = token.range.end;
        }
        out
    }
}

/// Adds the white space between two tokens, without its comments.
fn push_gap(out: &mut String, gap: &str) {
    match gap.rfind('\n') {
        Some(i) if !out.is_empty() => {
            let blank = gap.contains("\n\n") && !gap.contains("//");
            out.push_str(if blank { "\n\n" } else { "\n" });
            let indent = &gap[i + 1..];
            out.push_str(&indent[..indent.len() - indent.trim_start().len()]);
        }
        None if gap.contains('/') => out.push(' '),
        None => out.push_str(gap),
        Some(_) => {}
    }
}
