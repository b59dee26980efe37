//! Replaces a call `cfg_if! { if #[cfg(…)] { … } else { … } }` among items by the items in it, each
//! with its condition. They can be modules in files of their own, which no macro call can hold in
//! one file.

use std::ops::Range;

use anyhow::Result;
use syn::spanned::Spanned;

use super::places::edited;
use super::tokens::{Code, parse_file};

/// Returns the text, with each call replaced by the items of its branches, each under the condition
/// that its branch holds and no earlier one.
///
/// # Errors
/// If the text is not Rust; names the line.
pub fn without_cfg_choices(source: &str) -> Result<String> {
    let mut text = source.to_string();
    let mut end = text.len();
    // The last one first: a branch may hold other calls.
    while let Some(at) = text[..end].rfind("cfg_if!") {
        let code = Code::new(&text)?;
        if let Some((call, items)) = items_of_call(&code, code.token_at(at)) {
            text.replace_range(call, &items);
        }
        end = at;
    }
    Ok(text)
}

/// Returns the place of the call at token `i`, and its items; `None` if it is no item, or a branch
/// does not consist of items.
fn items_of_call(code: &Code, i: usize) -> Option<(Range<usize>, String)> {
    let path = i - if code.is_behind_separator(i) { 3 } else { 0 };
    let mut start = path;
    while let Some(attribute) = (0..start).rfind(|&at| code.begins(at, &["#", "["]))
        && code.after_tree(attribute + 1) == start
    {
        start = attribute;
    }
    let before = start.checked_sub(1).map_or("", |before| code.word(before));
    if !code.begins(i, &["cfg_if", "!", "{"]) || !["", ";", "{", "}"].contains(&before) {
        return None;
    }
    let call = start..code.after_tree(i + 2);
    let attributes = code.tokens[start].range.start..code.tokens[path].range.start;
    let attributes = &code.source[attributes];
    let mut next = i + 3;
    let mut items = String::new();
    let mut others = Vec::new();
    while next + 1 < call.end {
        next += usize::from(code.word(next) == "else");
        let mut conditions = others.clone();
        if code.begins(next, &["if", "#", "[", "cfg", "("]) {
            let own = &code.source[code.range_of(code.inside_of(next + 4))];
            conditions.insert(0, own.to_string());
            others.push(format!("not({own})"));
            next = code.after_tree(next + 2);
        }
        if code.word(next) != "{" {
            return None;
        }
        let block = code.range_of(next..code.after_tree(next));
        let block = &code.source[block.start + 1..block.end - 1];
        items += &conditional(block, attributes, &conditions)?;
        next = code.after_tree(next);
    }
    Some((code.range_of(call), items))
}

/// Returns the items, each behind these attributes and under these conditions; `None` if the text
/// does not consist of items.
fn conditional(items: &str, attributes: &str, conditions: &[String]) -> Option<String> {
    let condition = match conditions {
        [one] => one.clone(),
        several => format!("all({})", several.join(", ")),
    };
    let starts = parse_file(items).ok()?.items.into_iter();
    let starts = starts.map(|item| item.span().byte_range().start);
    let changes = starts.map(|at| (at..at, format!("{attributes}#[cfg({condition})]\n")));
    Some(edited(items, changes.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expanded(source: &str) -> String {
        without_cfg_choices(source).unwrap()
    }

    #[test]
    fn a_branch_holds_if_no_earlier_one_does() {
        let source = "cfg_if! { if #[cfg(miri)] { mod a; } else if #[cfg(feature = \"std\")] \
            { mod b; use b as imp; } else { mod c; } } fn f() {}";
        assert_eq!(
            expanded(source),
            " #[cfg(miri)]\nmod a;  #[cfg(all(feature = \"std\", not(miri)))]\nmod b; \
             #[cfg(all(feature = \"std\", not(miri)))]\nuse b as imp;  \
             #[cfg(all(not(miri), not(feature = \"std\")))]\nmod c;  fn f() {}"
        );
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
    fn attributes_of_a_call_are_those_of_its_items() {
        let source = "fn f() {} #[cfg(a)] #[b] cfg_if! { if #[cfg(unix)] { mod c; mod d; } }";
        assert_eq!(
            expanded(source),
            "fn f() {}  #[cfg(a)] #[b] #[cfg(unix)]\nmod c; #[cfg(a)] #[b] #[cfg(unix)]\nmod d; "
        );
    }

    #[test]
    fn a_call_in_a_branch_is_replaced_too() {
        let source =
            "cfg_if! { if #[cfg(miri)] {} else { cfg_if! { if #[cfg(unix)] { fn f() {} } } } }";
        assert_eq!(
            expanded(source).trim(),
            "#[cfg(not(miri))]\n#[cfg(unix)]\nfn f() {}"
        );
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
