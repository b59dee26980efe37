//! Decides features that are arguments of macros: `choose!(feature = "std", a)`, where `choose!`
//! asks `cfg($condition)`. In a bundle no feature is on.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::syntax::cfg::Cfg;
use crate::syntax::tokens::{Token, after_tree, range_of, text_at, tokens};

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
