//! Replaces a call `cfg_if! { if #[cfg(…)] { … } else { … } }` or `cfg_select! { … => { … } }`
//! among items by the items in it. They can be modules in files of their own, which no macro call
//! can hold in one file.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::Result;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::Meta;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::attributes::Rules;
use super::edits::FileEdits;
use crate::syntax::cfg::{Cfg, Verdict};
use crate::syntax::tokens::{
    Token, after_tree, parse, parse_with_tokens, range_of, text_at, tokens,
};

/// The text, with each call replaced by the items of the branches that may hold.
///
/// # Errors
/// If the text does not parse; names the line.
pub fn without_cfg_choices(source: &str, cfg: &Cfg) -> Result<String> {
    let mut text = source.to_string();
    // A branch may hold other calls.
    while text.contains("cfg_if!") || text.contains("cfg_select!") {
        let mut calls = Calls::default();
        calls.visit_file(&parse(&text)?);
        let mut has_changed = false;
        for (place, branches) in calls.0.iter().rev() {
            if let Some(items) = items(&text, branches, cfg) {
                text.replace_range(place.clone(), &items);
                has_changed = true;
            }
        }
        if !has_changed {
            break;
        }
    }
    Ok(text)
}

/// Calls in text order: byte range and branches.
#[derive(Default)]
struct Calls(Vec<(Range<usize>, Vec<Branch>)>);

/// Branch `if #[cfg(predicate)] { … }` or `predicate => { … }`, or `else { … }` or `_ => { … }`
/// without a predicate.
struct Branch {
    predicate: Option<Meta>,
    /// Byte range between the braces.
    inside: Range<usize>,
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        let name = item
            .mac
            .path
            .segments
            .last()
            .filter(|_| item.ident.is_none());
        let arguments = item.mac.tokens.clone();
        let branches = match name {
            Some(name) if name.ident == "cfg_if" => branches(arguments),
            Some(name) if name.ident == "cfg_select" => arms(arguments),
            _ => None,
        };
        if let Some(branches) = branches {
            self.0.push((item.span().byte_range(), branches));
        }
        visit::visit_item_macro(self, item);
    }
}

/// Branches of a call; `None` if the arguments do not have the form of `cfg_if!`.
fn branches(arguments: TokenStream) -> Option<Vec<Branch>> {
    let mut trees = arguments.into_iter().peekable();
    let mut branches = Vec::new();
    while trees.peek().is_some() {
        if !branches.is_empty() && trees.next()?.to_string() != "else" {
            return None;
        }
        let mut predicate = None;
        if trees.peek()?.to_string() == "if" {
            trees.next();
            trees.next().filter(|tree| tree.to_string() == "#")?;
            let attribute: Meta = syn::parse2(group(trees.next()?)?.stream()).ok()?;
            predicate = Some(attribute.require_list().ok()?.parse_args().ok()?);
        }
        branches.push(Branch {
            predicate,
            inside: between_braces(trees.next()?)?,
        });
    }
    Some(branches)
}

/// Branches of a call; `None` if the arguments do not have the form of `cfg_select!` among items.
fn arms(arguments: TokenStream) -> Option<Vec<Branch>> {
    let mut trees = arguments.into_iter().peekable();
    let mut arms = Vec::new();
    while trees.peek().is_some() {
        let mut predicate = TokenStream::new();
        loop {
            let tree = trees.next()?;
            if tree.to_string() == "=" && trees.next_if(|tree| tree.to_string() == ">").is_some() {
                break;
            }
            predicate.extend([tree]);
        }
        let predicate = match predicate.to_string().as_str() {
            "_" => None,
            _ => Some(syn::parse2(predicate).ok()?),
        };
        arms.push(Branch {
            predicate,
            inside: between_braces(trees.next()?)?,
        });
        trees.next_if(|tree| tree.to_string() == ",");
    }
    Some(arms)
}

/// Byte range between braces.
fn between_braces(block: TokenTree) -> Option<Range<usize>> {
    let block = group(block).filter(|group| group.delimiter() == Delimiter::Brace)?;
    Some(block.span_open().byte_range().end..block.span_close().byte_range().start)
}

fn group(tree: TokenTree) -> Option<Group> {
    match tree {
        TokenTree::Group(group) => Some(group),
        _ => None,
    }
}

/// The items of the branches that may hold, each under the condition that no earlier branch holds;
/// `None` if a branch does not consist of items.
fn items(source: &str, branches: &[Branch], cfg: &Cfg) -> Option<String> {
    let mut all = String::new();
    let mut before: Vec<String> = Vec::new();
    for branch in branches {
        let verdict = branch.predicate.as_ref().map(|p| cfg.eval(p));
        let mut condition = match &verdict {
            Some(Verdict::Known(false)) => continue,
            Some(Verdict::Unknown(own)) => vec![own.clone()],
            _ => Vec::new(),
        };
        condition.extend(before.iter().map(|other| format!("not({other})")));
        all += &conditional(&source[branch.inside.clone()], &condition)?;
        match verdict {
            Some(Verdict::Unknown(own)) => before.push(own),
            _ => break,
        }
    }
    Some(all)
}

/// The items with `#[cfg(all(…))]` before each.
fn conditional(items: &str, condition: &[String]) -> Option<String> {
    let file = syn::parse_file(items).ok()?;
    let attribute = match condition {
        [] => return Some(items.to_string()),
        [one] => format!("#[cfg({one})]\n"),
        several => format!("#[cfg(all({}))]\n", several.join(", ")),
    };
    let mut text = items.to_string();
    for item in file.items.iter().rev() {
        text.insert_str(item.span().byte_range().start, &attribute);
    }
    Some(text)
}

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

    fn expanded(source: &str) -> String {
        let cfg = Cfg {
            features: ["std".to_string()].into(),
            ..Cfg::default()
        };
        without_cfg_choices(source, &cfg).unwrap()
    }

    #[test]
    fn the_branch_that_holds_stays() {
        let source = "cfg_if! { if #[cfg(miri)] { mod a; } else if #[cfg(feature = \"std\")] \
            { mod b; use b as imp; } else { mod c; } } fn f() {}";
        assert_eq!(expanded(source), " mod b; use b as imp;  fn f() {}");
    }

    #[test]
    fn branches_that_depend_on_the_machine_stay_under_their_conditions() {
        let source = "cfg_if::cfg_if! { if #[cfg(unix)] { mod a; } else { mod b; mod c; } }";
        assert_eq!(
            expanded(source),
            " #[cfg(unix)]\nmod a;  #[cfg(not(unix))]\nmod b; #[cfg(not(unix))]\nmod c; "
        );
    }

    #[test]
    fn a_call_in_a_branch_is_replaced_too() {
        let source =
            "cfg_if! { if #[cfg(miri)] {} else { cfg_if! { if #[cfg(unix)] { fn f() {} } } } }";
        assert_eq!(expanded(source).trim(), "#[cfg(unix)]\nfn f() {}");
    }

    #[test]
    fn the_arm_that_holds_stays() {
        let source = "cfg_select! { all(miri, not(unix)) => { mod a; } \
            feature = \"std\" => { mod b; use b as imp; } _ => { mod c; } } fn f() {}";
        assert_eq!(expanded(source), " mod b; use b as imp;  fn f() {}");
        let source = "std::cfg_select! { unix => { mod a; }, _ => { mod b; } }";
        assert_eq!(
            expanded(source),
            " #[cfg(unix)]\nmod a;  #[cfg(not(unix))]\nmod b; "
        );
    }

    #[test]
    fn a_macro_s_definition_and_expressions_stay() {
        for source in [
            "macro_rules! cfg_select { (_ => { $($tt:tt)* }) => { $($tt)* }; }",
            "fn f() -> u8 { cfg_select! { miri => 1, _ => 2 } }",
            "cfg_select! { miri => mod a; }",
        ] {
            assert_eq!(expanded(source), source);
        }
    }

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
