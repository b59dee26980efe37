//! Errors in a rule, shown with a caret below the text.

use std::fmt::{self, Display, Formatter};

use super::ast::Span;

/// Remedy for a game that no rule can express.
pub(super) const PROGRAM: &str = "write a program that prints the moves from a position, and run \
                                  `cargo x explore --moves FILE`";

/// Error in a rule: a message, where it is, and what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleError {
    pub message: String,
    /// Place of the error in `text`.
    pub span: Span,
    pub remedy: String,
    /// Text of the whole rule.
    pub text: String,
}

/// Error that doesn't know the rule's text yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Problem {
    pub message: String,
    pub span: Span,
    pub remedy: String,
}

impl Problem {
    pub fn new(span: Span, message: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            span,
            remedy: remedy.into(),
        }
    }

    pub fn in_text(self, text: &str) -> RuleError {
        RuleError {
            message: with_short_quotes(&self.message),
            span: self.span,
            remedy: with_short_quotes(&self.remedy),
            text: text.to_string(),
        }
    }
}

impl RuleError {
    /// Returns the line's number counted from 1, the line, and the column in characters.
    fn place(&self) -> (usize, &str, usize) {
        let start = self.span.start.min(self.text.len());
        let before = &self.text[..start];
        let begin = before.rfind('\n').map_or(0, |at| at + 1);
        let line = self.text[begin..].lines().next().unwrap_or_default();
        let number = before.matches('\n').count() + 1;
        (number, line, before[begin..].chars().count())
    }
}

impl Display for RuleError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (number, line, column) = self.place();
        if self.text.trim_end().contains('\n') {
            write!(f, "line {number}: ")?;
        }
        let marked = self.text.get(self.span.start..self.span.end);
        let (line, column) = around(line, column);
        let rest = line.chars().count().saturating_sub(column).max(1);
        let width = marked.map_or(1, |text| text.chars().count()).clamp(1, rest);
        let (indent, carets) = (" ".repeat(column), "^".repeat(width));
        write!(
            f,
            "{}\n  {line}\n  {indent}{carets}\n{}",
            self.message, self.remedy
        )
    }
}

impl std::error::Error for RuleError {}

/// Most characters of a rule's line that an error shows, and how many of them before its place.
const SHOWN: usize = 120;
const SHOWN_BEFORE: usize = 60;

/// Returns the part of a line around a column, and the column in this part.
fn around(line: &str, column: usize) -> (String, usize) {
    let length = line.chars().count();
    if length <= SHOWN {
        return (line.to_owned(), column);
    }
    let start = column.saturating_sub(SHOWN_BEFORE).min(length - SHOWN);
    let part: String = line.chars().skip(start).take(SHOWN).collect();
    let (before, behind) = (start > 0, start + SHOWN < length);
    let dots = |is_cut| if is_cut { "…" } else { "" };
    let shown = format!("{}{part}{}", dots(before), dots(behind));
    (shown, column - start + usize::from(before))
}

/// Most characters between two backticks of a message.
const MAX_QUOTE: usize = 60;

/// Shortens what a message quotes between backticks, so that an error echoes little of a long text.
pub fn with_short_quotes(message: &str) -> String {
    let parts = message.split('`').enumerate().map(|(at, part)| {
        let is_quote = at % 2 == 1;
        match part.char_indices().nth(MAX_QUOTE) {
            Some((end, _)) if is_quote => format!("{}…", &part[..end]),
            _ => part.to_owned(),
        }
    });
    parts.collect::<Vec<_>>().join("`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_below_the_place_in_its_line() {
        let text = "# Kayles\nn -> n-1\n   | n - ♜ where k\n";
        let at = text.find('♜').unwrap();
        let problem = Problem::new((at..at + 3).into(), "no `♜`", "write a number");
        assert_eq!(
            problem.in_text(text).to_string(),
            "line 3: no `♜`\n     | n - ♜ where k\n           ^\nwrite a number"
        );
    }

    #[test]
    fn a_long_text_is_shown_around_the_place_of_its_error() {
        let long = "1".repeat(100_000);
        let name = "x".repeat(100_000);
        for (text, at) in [
            (format!("n -> n-{long}"), 7),
            (format!("n -> n-k where {name} = 1 k"), 100_020),
            (format!("n -> n-k where k in {name}"), 20),
            (format!("n -> ♜ | {name}"), 5),
            (format!("n -> n-{}", "(".repeat(100_000)), 56),
        ] {
            let error = crate::Rule::parse(&text).unwrap_err();
            assert_eq!(error.span.start, at, "{error}");
            let shown = error.to_string();
            let echoed = shown.matches(['1', 'x', '(']).count();
            assert!(echoed <= 200, "{shown}");
            let mut lines = shown.lines().skip(1);
            let (line, carets) = (lines.next().unwrap(), lines.next().unwrap());
            assert!(carets.chars().count() <= line.chars().count(), "{shown}");
        }
    }

    #[test]
    fn the_end_of_the_text_has_a_place_too() {
        let problem = Problem::new((4..4).into(), "the rule ends", "go on");
        assert_eq!(
            problem.in_text("n ->").to_string(),
            "the rule ends\n  n ->\n      ^\ngo on"
        );
    }
}
