//! Decides features that are arguments of macros: `choose!(feature = "std", a)`, where `choose!`
//! asks `cfg($condition)`. In a bundle no feature is on.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::Result;
use syn::visit::Visit;

use super::attributes::Rules;
use super::edits::FileEdits;
use crate::syntax::cfg::Cfg;
use crate::syntax::tokens::{Token, after_tree, parse_with_tokens, range_of, text_at, tokens};

/// The text of a crate with `all()` for each such argument that holds. An argument that does not
/// hold stays: it does not hold in a bundle either.
///
/// # Errors
/// If the text is not Rust.
pub fn with_decided_arguments(mut text: String, cfg: &Cfg) -> Result<String> {
    if cfg.features.is_empty() || !some_condition_is_an_argument(&text) {
        return Ok(text);
    }
    let tokens = tokens(&text)?;
    let arguments = Arguments {
        source: &text,
        tokens: &tokens,
        cfg,
    };
    for place in arguments.that_hold().into_iter().rev() {
        text.replace_range(range_of(&tokens[place..place + LENGTH]), "all()");
    }
    Ok(text)
}

/// The text of a crate with conditions on features decided in the macros that it exports. Such a
/// condition asks for the features of the crate that calls the macro: this one, if it calls the
/// macro itself, else the solution's, with the features of `caller`.
///
/// # Errors
/// If the text is not Rust.
pub fn with_decided_exports(text: String, own: &Rules, caller: &Rules) -> Result<String> {
    if !text.contains("macro_export") || !text.contains("feature") {
        return Ok(text);
    }
    let (syntax, tokens) = parse_with_tokens(&text)?;
    let mut exported = Exported(Vec::new());
    exported.visit_file(&syntax);
    let mut edits = FileEdits::new(&text, &tokens, own);
    let mut of_caller = FileEdits::new(&text, &tokens, caller);
    for (name, inside) in exported.0 {
        let is_called = (1..tokens.len()).any(|i| {
            text_at(&tokens, i, &text) == "!"
                && text_at(&tokens, i - 1, &text) == name
                && !inside.contains(&tokens[i].range.start)
        });
        let deciding = if is_called {
            &mut edits
        } else {
            &mut of_caller
        };
        deciding.cut_items_of_arms(inside.clone());
        deciding.decide_inside(inside);
    }
    edits.replaced.append(&mut of_caller.replaced);
    Ok(edits.apply())
}

/// Exported macros: name, and byte range between the braces.
struct Exported(Vec<(String, Range<usize>)>);

impl<'ast> Visit<'ast> for Exported {
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        let is_exported = item.attrs.iter().any(|a| a.path().is_ident("macro_export"));
        if let (Some(name), true) = (&item.ident, is_exported) {
            let delimiters = item.mac.delimiter.span();
            let (open, close) = (delimiters.open(), delimiters.close());
            let inside = open.byte_range().end..close.byte_range().start;
            self.0.push((name.to_string(), inside));
        }
    }
}

/// Is there a macro's variable in a `cfg(…)`?
fn some_condition_is_an_argument(text: &str) -> bool {
    let conditions = text.match_indices("cfg").map(|(at, _)| &text[at..]);
    conditions
        .filter_map(|condition| condition.split_once('('))
        .any(|(_, inside)| {
            let mut depth = 1;
            let inside = inside.chars().take_while(|c| {
                depth += match c {
                    '(' => 1,
                    ')' => -1,
                    _ => 0,
                };
                depth > 0
            });
            inside.into_iter().any(|c| c == '$')
        })
}

/// Number of tokens in `feature = "name"`.
const LENGTH: usize = 3;

struct Arguments<'a> {
    source: &'a str,
    tokens: &'a [Token],
    cfg: &'a Cfg,
}

impl Arguments<'_> {
    fn text(&self, i: usize) -> &str {
        text_at(self.tokens, i, self.source)
    }

    /// Indices of the first tokens of arguments that hold, in calls of macros that the text
    /// defines.
    fn that_hold(&self) -> BTreeSet<usize> {
        let own: BTreeSet<&str> = (0..self.tokens.len())
            .filter(|&i| self.text(i) == "macro_rules" && self.text(i + 1) == "!")
            .map(|i| self.text(i + 2))
            .collect();
        let calls = (1..self.tokens.len())
            .filter(|&i| self.text(i) == "!" && own.contains(self.text(i - 1)));
        let inside = calls.flat_map(|i| i + 1..after_tree(self.tokens, i + 1));
        inside.filter(|&i| self.is_on(i)).collect()
    }

    /// Does token `i` begin `feature = "name"` with a feature that is on?
    fn is_on(&self, i: usize) -> bool {
        let name = self.text(i + 2).strip_prefix('"');
        let name = name.and_then(|name| name.strip_suffix('"'));
        self.text(i) == "feature"
            && self.text(i + 1) == "="
            && name.is_some_and(|name| self.cfg.features.contains(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decided(source: &str) -> String {
        let cfg = Cfg {
            features: ["std".to_string()].into(),
            ..Cfg::default()
        };
        with_decided_arguments(source.to_string(), &cfg).unwrap()
    }

    #[test]
    fn a_feature_that_is_on_is_true_where_a_macro_asks_for_it() {
        let pick = "macro_rules! pick { ($on:meta) => { #[cfg($on)] fn f() {} } }";
        let calls = "pick!(feature = \"std\"); pick!(not(feature = \"other\"));";
        assert_eq!(
            decided(&format!("{pick} {calls}")),
            format!("{pick} pick!(all()); pick!(not(feature = \"other\"));")
        );
    }

    #[test]
    fn an_argument_of_another_macro_is_what_it_is() {
        let source = "macro_rules! m { ($on:meta) => { #[cfg($on)] fn f() {} } } \
            fn g() { print!(\"{feature}\", feature = \"std\") }";
        assert_eq!(decided(source), source);
        let asks_nothing = "macro_rules! m { (feature = $a:expr) => { cfg!(unix) } } \
            fn g() { m!(feature = \"std\") }";
        assert_eq!(decided(asks_nothing), asks_nothing);
    }
}
