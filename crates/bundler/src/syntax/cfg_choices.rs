//! Replaces a call `cfg_if! { if #[cfg(…)] { … } else { … } }` among items by the items in it. They
//! can be modules in files of their own, which no macro call can hold in one file.

use std::ops::Range;

use anyhow::Result;
use proc_macro2::TokenStream;
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Attribute, Meta, Token, braced};

use super::cfg::{Cfg, Verdict};
use super::places::edited;
use super::tokens::parse;

/// The text, with each call replaced by the items of the branches that may hold.
///
/// # Errors
/// If the text does not parse; names the line.
pub fn without_cfg_choices(source: &str, cfg: &Cfg) -> Result<String> {
    let mut text = source.to_string();
    // A branch may hold other calls.
    while text.contains("cfg_if!") {
        let mut calls = Calls::default();
        calls.visit_file(&parse(&text)?);
        let changes = calls.0.into_iter();
        let changes: Vec<_> = changes
            .filter_map(|(place, branches)| Some((place, items(&text, &branches, cfg)?)))
            .collect();
        if changes.is_empty() {
            break;
        }
        text = edited(&text, changes);
    }
    Ok(text)
}

/// Calls in text order: byte range and branches.
#[derive(Default)]
struct Calls(Vec<(Range<usize>, Vec<Branch>)>);

/// Branch `if #[cfg(predicate)] { … }`, or `else { … }` without a predicate.
struct Branch {
    predicate: Option<Meta>,
    /// Byte range between the braces.
    inside: Range<usize>,
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        let name = item.mac.path.segments.last();
        let name = name.filter(|_| item.ident.is_none());
        if name.is_some_and(|name| name.ident == "cfg_if")
            && let Ok(branches) = item.mac.parse_body_with(branches)
        {
            self.0.push((item.span().byte_range(), branches));
        }
    }
}

/// Branches of a call of `cfg_if!`.
fn branches(input: ParseStream) -> syn::Result<Vec<Branch>> {
    let mut branches = Vec::new();
    while !input.is_empty() {
        if !branches.is_empty() {
            input.parse::<Token![else]>()?;
        }
        let condition = match input.parse::<Option<Token![if]>>()? {
            Some(_) => Attribute::parse_outer(input)?.pop(),
            None => None,
        };
        let predicate = condition.map(|attribute| attribute.parse_args());
        branches.push(Branch {
            predicate: predicate.transpose()?,
            inside: between_braces(input)?,
        });
    }
    Ok(branches)
}

/// Byte range between the next braces.
fn between_braces(input: ParseStream) -> syn::Result<Range<usize>> {
    let content;
    let braces = braced!(content in input);
    content.parse::<TokenStream>()?;
    Ok(braces.span.open().byte_range().end..braces.span.close().byte_range().start)
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
    let starts = file.items.iter().map(|item| item.span().byte_range().start);
    let changes = starts.map(|at| (at..at, attribute.clone()));
    Some(edited(items, changes.collect()))
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
    fn a_macro_s_definition_and_expressions_stay() {
        for source in [
            "macro_rules! cfg_if { (else { $($tt:tt)* }) => { $($tt)* }; }",
            "fn f() -> u8 { cfg_if! { if #[cfg(miri)] { 1 } else { 2 } } }",
            "cfg_if! { miri => mod a; }",
        ] {
            assert_eq!(expanded(source), source);
        }
    }
}
