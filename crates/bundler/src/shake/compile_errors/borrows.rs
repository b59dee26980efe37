//! Fixes patterns in macros that borrow both explicitly and implicitly: `let (.., ref b) = &pair`.
//! Since edition 2024 they are errors, and `&(.., ref b)` has the old meaning.

use std::collections::BTreeMap;

use syn::parse::Parser;
use syn::visit::{self, Visit};

use super::view::RustcView;
use crate::rustc::Diagnostic;

impl RustcView<'_> {
    /// Each `&` that rustc would put before such a pattern: start → (end, text). Only where the
    /// meaning stays: a call that matches something else does not compile with it.
    pub fn borrows(&self, errors: &[Diagnostic]) -> BTreeMap<usize, (usize, String)> {
        let borrows = errors.iter().filter_map(Diagnostic::implied_borrow);
        let inlined = borrows.filter_map(|(at, text)| {
            let at = self.in_crates(at..at)?.start;
            only_borrows(&self.tree.text[at..]).then(|| (at, (at, text.to_string())))
        });
        inlined.collect()
    }
}

/// Is each variable of the pattern at the start of the text bound by `ref`? Other variables would
/// be bound by value instead of by reference after the `&`.
fn only_borrows(text: &str) -> bool {
    let mut depth = 0;
    let end = text.find(|c| match c {
        '(' | '[' | '{' => {
            depth += 1;
            false
        }
        ')' | ']' | '}' => {
            depth -= 1;
            depth <= 0
        }
        // A macro's variable may be anything; a string may contain brackets.
        _ => "$\"';".contains(c),
    });
    let pattern = end.and_then(|end| text.get(..=end)).unwrap_or_default();
    let mut bound = Bound { by_value: false };
    match syn::Pat::parse_single.parse_str(pattern) {
        Ok(pattern) => bound.visit_pat(&pattern),
        Err(_) => return false,
    }
    !bound.by_value
}

/// Finds whether a pattern binds, or may bind, a variable without `ref`.
struct Bound {
    by_value: bool,
}

impl<'ast> Visit<'ast> for Bound {
    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.by_value |= pattern.by_ref.is_none();
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_macro(&mut self, _: &'ast syn::Macro) {
        self.by_value = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_patterns_that_bind_by_ref_are_changed() {
        for text in [
            "(.., ref output) = &self.parts; let x = y;",
            "Some(ref mut y) => {}",
            "Point { x: ref a, ref b, .. } = point; }",
            "[ref first, .., Way::Up(_)] = x",
        ] {
            assert!(only_borrows(text), "{text}");
        }
        for text in [
            "(a, ref b) = x;",
            "($($p,)* ref b) = x;",
            "Point { a, ref b } = x;",
            "Some(&y) => {}",
            "(\")\", ref b) = x;",
            "(pattern!(), ref b) = x;",
            "ref b = x; f()",
        ] {
            assert!(!only_borrows(text), "{text}");
        }
    }
}
