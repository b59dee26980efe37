//! Reads rustc's reports from its JSON, also those about other editions.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

use serde::{Deserialize, Deserializer};

/// Error code for `&Trait` instead of `&dyn Trait`, allowed until edition 2018.
const BARE_TRAIT_OBJECT: &str = "E0782";

/// Error code for `impl Trait` that has a lifetime only since edition 2024.
const CAPTURED_LIFETIME: &str = "E0700";

/// An error, a warning or a note.
#[derive(Debug, Clone, Deserialize)]
pub struct Diagnostic {
    #[serde(rename = "level", deserialize_with = "is_error")]
    pub is_error: bool,
    code: Option<Code>,
    pub message: String,
    /// The message as rustc would print it.
    pub rendered: Option<String>,
    pub spans: Vec<Span>,
    /// Notes, hints and suggestions attached to the message.
    pub children: Vec<Diagnostic>,
}

/// The lint's or the error's name.
#[derive(Debug, Clone, Deserialize)]
struct Code {
    code: String,
}

/// A place in the compiled file, with rustc's label.
#[derive(Debug, Clone, Deserialize)]
pub struct Span {
    /// The file as rustc names it.
    #[serde(rename = "file_name")]
    pub file: String,
    byte_start: usize,
    byte_end: usize,
    /// Line number, counted from 1.
    #[serde(rename = "line_start")]
    pub line: usize,
    pub is_primary: bool,
    pub label: Option<String>,
    expansion: Option<Box<Expansion>>,
    suggested_replacement: Option<String>,
    suggestion_applicability: Option<String>,
}

/// The macro call that wrote the code.
#[derive(Debug, Clone, Deserialize)]
struct Expansion {
    span: Span,
}

fn is_error<'de, D: Deserializer<'de>>(level: D) -> Result<bool, D::Error> {
    Ok(String::deserialize(level)?.starts_with("error"))
}

impl Diagnostic {
    /// Reads a line of rustc's output; `None` if it is no diagnostic.
    pub fn parse(line: &[u8]) -> Option<Self> {
        serde_json::from_slice(line).ok()
    }

    /// Returns all diagnostics in rustc's output.
    pub fn all(output: &[u8]) -> impl Iterator<Item = Self> {
        output.split(|&byte| byte == b'\n').filter_map(Self::parse)
    }

    /// Returns the lint's or the error's name; empty if it has none.
    pub fn code(&self) -> &str {
        match self.code.as_ref().map_or("", |code| &code.code) {
            // This lint was once an error and kept its number.
            "E0133" if !self.is_error => "unsafe_op_in_unsafe_fn",
            code => code,
        }
    }

    /// Returns whether an `allow` attribute can silence it.
    pub fn is_lint(&self) -> bool {
        let code = self.code();
        !code.is_empty() && !code.starts_with(|c: char| c.is_ascii_uppercase())
    }

    /// Returns the byte ranges of the primary spans.
    pub fn places(&self) -> impl Iterator<Item = Range<usize>> {
        let primary = self.spans.iter().filter(|span| span.is_primary);
        primary.map(Span::range)
    }

    /// Returns the byte ranges of the macro calls that wrote the code at the primary spans.
    pub fn calls(&self) -> impl Iterator<Item = Range<usize>> {
        let primary = self.spans.iter().filter(|span| span.is_primary);
        let calls = primary.flat_map(|span| std::iter::successors(span.call(), |call| call.call()));
        calls.map(Span::range)
    }

    /// Returns whether the error is about code of another edition, and not about removed parts.
    pub fn is_about_edition(&self) -> bool {
        ["", BARE_TRAIT_OBJECT, CAPTURED_LIFETIME].contains(&self.code())
    }

    /// Returns the name of a procedural macro that is not found, or of its crate, which is among
    /// `crates`. Only procedural macros define derives and attributes.
    pub fn lacking_macro(&self, crates: &BTreeSet<String>) -> Option<&str> {
        let name = self.message.split('`').nth(1)?;
        let kinds = ["cannot find derive macro ", "cannot find attribute "];
        let is_macro = kinds.iter().any(|kind| self.message.starts_with(kind));
        let is_crate = self.code() == "E0433" && crates.contains(name);
        Some(name).filter(|_| is_macro || is_crate)
    }

    /// Returns machine-applicable changes that rustc proposes, such as for code of an older
    /// edition.
    pub fn fixes(&self) -> impl Iterator<Item = (Range<usize>, &str)> {
        // For this error rustc proposes several changes; only the one about trait objects keeps the
        // meaning.
        let is_meant = |child: &&Self| {
            self.code() != BARE_TRAIT_OBJECT || child.message.contains("trait object")
        };
        // In macros rustc isn't sure of this change. The judge compares what it means.
        let is_pattern = self.message.contains("implicitly-borrowing pattern");
        let spans = self.children.iter().filter(is_meant);
        let spans = spans.flat_map(|child| &child.spans);
        spans.filter_map(move |span| Some((span.range(), span.fix(is_pattern)?)))
    }
}

impl Span {
    fn range(&self) -> Range<usize> {
        self.byte_start..self.byte_end
    }

    /// Returns the macro call that wrote the code.
    fn call(&self) -> Option<&Self> {
        self.expansion.as_ref().map(|expansion| &expansion.span)
    }

    /// Returns the change that rustc proposes, if it marks it as machine applicable or `any` will
    /// do.
    fn fix(&self, any: bool) -> Option<&str> {
        let is_sure = self.suggestion_applicability.as_deref() == Some("MachineApplicable");
        let proposed = self.suggested_replacement.as_deref();
        proposed.filter(|_| is_sure || any)
    }
}

/// Lint and the edition that changes the meaning.
const LINTS: [(&str, &str); 9] = [
    ("array_into_iter", "2021"),
    ("non_fmt_panics", "2021"),
    ("rust_2021_incompatible_closure_captures", "2021"),
    ("rust_2021_prelude_collisions", "2021"),
    ("boxed_slice_into_iter", "2024"),
    ("dependency_on_unit_never_type_fallback", "2024"),
    (IF_LET, "2024"),
    ("rust_2024_prelude_collisions", "2024"),
    (DROP_ORDER, "2024"),
];

/// The lint about values that are dropped in another order.
const DROP_ORDER: &str = "tail_expr_drop_order";

/// The lint about the value behind `if let`, which since edition 2024 is dropped before `else`.
const IF_LET: &str = "if_let_rescope";

/// The lint about `expr` in macros, which since edition 2024 also matches `_` and `const { … }`.
pub const EXPR_LINT: &str = "edition_2024_expr_fragment_specifier";

/// The lint about `impl Trait`, which since edition 2024 has all lifetimes around it.
pub const CAPTURES_LINT: &str = "impl_trait_overcaptures";

/// Trait and the edition since which it is in the prelude.
const PRELUDE: [(&str, &str); 5] = [
    ("FromIterator", "2021"),
    ("TryFrom", "2021"),
    ("TryInto", "2021"),
    ("Future", "2024"),
    ("IntoFuture", "2024"),
];

/// Returns whether it is a trait that must be imported under this edition, and is in the prelude of
/// a later one.
pub fn is_in_later_prelude(name: &str, edition: &str) -> bool {
    let mut later = PRELUDE.iter().filter(|(_, since)| *since > edition);
    later.any(|(of_trait, _)| *of_trait == name)
}

/// Returns all lints about editions.
pub fn all_edition_lints() -> impl Iterator<Item = &'static str> {
    let lints = LINTS.iter().map(|(lint, _)| *lint);
    lints.chain([CAPTURES_LINT, EXPR_LINT])
}

/// Returns whether the code that the lint reports behaves differently under these two editions.
/// `source` is the compiled file. Of the standard library's destructors only `BufWriter`'s must run
/// in order.
pub fn changes_meaning(lint: &Diagnostic, editions: [&str; 2], source: &Path) -> bool {
    let [one, other] = editions;
    let (older, newer) = (one.min(other), one.max(other));
    let of_lint = LINTS.iter().find(|(name, _)| *name == lint.code());
    let is_between = of_lint.is_some_and(|(_, edition)| (older < *edition) && (*edition <= newer));
    is_between && (lint.code() != DROP_ORDER || has_own_destructor(lint, source))
}

/// Returns the last edition before the one that changes the meaning of what the lint reports, and
/// that one.
pub fn editions_around(lint: &Diagnostic) -> Option<[&'static str; 2]> {
    let (_, since) = LINTS.iter().find(|(name, _)| *name == lint.code())?;
    let before = if *since == "2021" { "2018" } else { "2021" };
    Some([before, since])
}

/// Returns whether the lint is about `if let`, and the value's type hides its destructors, as
/// `impl Trait` does.
pub fn is_hidden_drop(lint: &Diagnostic) -> bool {
    let mut notes = lint.children.iter();
    lint.code() == IF_LET && !notes.any(|note| note.message.contains("custom destructor"))
}

/// Returns whether rustc names a destructor in this file, or `BufWriter`'s, which writes. It names
/// none for a value of a generic type.
fn has_own_destructor(lint: &Diagnostic, source: &Path) -> bool {
    let mut notes = lint.children.iter();
    notes.any(|note| {
        let mut files = note.spans.iter().map(|span| Path::new(&span.file));
        note.message.contains("custom destructor")
            && files.any(|file| file == source || file.ends_with("bufwriter.rs"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_of_rustc_is_read() {
        let line = r#"{"$message_type":"diagnostic","message":"no `a`",
            "code":{"code":"E0425","explanation":null},"level":"error",
            "spans":[{"file_name":"a.rs","byte_start":3,"byte_end":4,"line_start":2,"line_end":2,
                "is_primary":true,"label":"not found","suggested_replacement":null,
                "suggestion_applicability":null}],
            "children":[{"message":"write","code":null,"level":"help","children":[],
                "rendered":null,"spans":[{"file_name":"a.rs","byte_start":3,"byte_end":4,
                "line_start":2,"is_primary":true,"label":null,
                "suggested_replacement":"b","suggestion_applicability":"MachineApplicable"}]}],
            "rendered":"error"}"#;
        let error = Diagnostic::parse(line.as_bytes()).unwrap();
        assert!(error.is_error && !error.is_lint());
        assert_eq!((error.code(), error.message.as_str()), ("E0425", "no `a`"));
        assert_eq!(error.places().next(), Some(3..4));
        assert!(error.fixes().eq([(3..4, "b")]));
        assert_eq!(
            (error.spans[0].line, error.spans[0].label.as_deref()),
            (2, Some("not found"))
        );
    }

    #[test]
    fn other_lines_are_no_diagnostics() {
        assert!(Diagnostic::parse(b"error: linking failed").is_none());
        assert!(Diagnostic::parse(br#"{"artifact":"a.rmeta","emit":"metadata"}"#).is_none());
    }
}
