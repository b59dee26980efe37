//! Blank file with which an attempt begins.

use anyhow::{Context, Result};
use bundler::item_attributes as attributes;
use syn::spanned::Spanned;
use syn::{Attribute, Block, ImplItem, Item};

/// Header of a problem's file, without hints, and an empty `main`.
pub fn problem(source: &str) -> String {
    let is_field = |line: &&str| line.starts_with("//! - ") || line.starts_with("//!   ");
    let head = source
        .lines()
        .take(1)
        .chain(source.lines().skip(1).take_while(is_field));
    let shown = head.filter(|line| !gives_away(line));
    let mut text: String = shown.map(|line| format!("{line}\n")).collect();
    text.push_str("\nfn main() {\n}\n");
    text
}

/// Whether the line is a header field that reveals the game.
fn gives_away(line: &str) -> bool {
    ["//! - games:", "//! - names:"]
        .iter()
        .any(|field| line.starts_with(field))
}

/// A snippet's file with its tests, but without the bodies of its functions and without the
/// `Method` field of its header.
///
/// # Errors
/// If the file does not parse.
pub fn snippet(source: &str) -> Result<String> {
    let file = syn::parse_file(source).context("the reference does not parse")?;
    let tests: String = file
        .items
        .iter()
        .filter(|item| is_test(attributes(item)))
        .map(|item| &source[item.span().byte_range()])
        .collect();
    let body = |block: &Block| {
        let range = block.span().byte_range();
        let line = source[..range.start]
            .lines()
            .next_back()
            .unwrap_or_default();
        let indent = &line[..line.len() - line.trim_start().len()];
        (range, format!("{{\n{indent}    todo!()\n{indent}}}"))
    };
    let mut cuts = Vec::new();
    for item in &file.items {
        match item {
            Item::Fn(f) if is_test(&f.attrs) => {}
            Item::Fn(f) if is_shown(&f.vis, &f.sig.ident, &tests) => cuts.push(body(&f.block)),
            Item::Fn(f) => cuts.push((f.span().byte_range(), String::new())),
            Item::Impl(block) => cuts.extend(block.items.iter().filter_map(|item| match item {
                ImplItem::Fn(f) => Some(body(&f.block)),
                _ => None,
            })),
            _ => {}
        }
    }
    let mut text = source.to_string();
    for (range, put) in cuts.into_iter().rev() {
        text.replace_range(range, &put);
    }
    Ok(without_method(&text))
}

fn is_shown(visibility: &syn::Visibility, name: &syn::Ident, tests: &str) -> bool {
    matches!(visibility, syn::Visibility::Public(_)) || tests.contains(&format!("{name}("))
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_cfg = attribute.path().is_ident("cfg");
        is_cfg
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|path| path.is_ident("test"))
    })
}

/// Removes the header's `Method` field, which gives the solution away.
fn without_method(text: &str) -> String {
    let mut in_method = false;
    let mut kept = String::new();
    for line in text.lines() {
        if line.starts_with("//! - ") {
            in_method = line.starts_with("//! - Method:");
        } else if !line.starts_with("//!   ") {
            in_method = false;
        }
        if !in_method {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_keeps_its_head_and_no_hint() {
        let source = "//! Nim.\n//! - url: https://a.b\n//! - games: nim\n//! - names: 石取り\n//! - rules: Take.\n//!   Last wins.\n//!\n//! Xor.\nfn main() { 1; }\n";
        assert_eq!(
            problem(source),
            "//! Nim.\n//! - url: https://a.b\n//! - rules: Take.\n//!   Last wins.\n\nfn main() {\n}\n"
        );
    }

    #[test]
    fn a_snippet_keeps_its_signatures_and_tests() {
        let source = "//! Mex.\n//!\n//! - Definition: it.\n//! - Method: a stamp\n//!   array.\n//! - Time: O(n).\n\n\
            pub struct M;\n\nimpl M {\n    pub fn new() -> Self {\n        M\n    }\n}\n\n/// Doc.\n#[snippet(\"mex\")]\npub fn mex(v: &[u8]) -> u8 {\n    helper(v)\n}\n\nfn helper(v: &[u8]) -> u8 {\n    1\n}\n\n\
            #[cfg(test)]\nmod tests {\n    #[test]\n    fn t() {\n        super::mex(&[]);\n    }\n}\n";
        let blank = snippet(source).unwrap();
        assert!(blank.contains("- Definition: it.\n//! - Time"), "{blank}");
        assert!(
            blank.contains(
                "/// Doc.\n#[snippet(\"mex\")]\npub fn mex(v: &[u8]) -> u8 {\n    todo!()\n}"
            ),
            "{blank}"
        );
        assert!(
            blank.contains("    pub fn new() -> Self {\n        todo!()\n    }\n"),
            "{blank}"
        );
        assert!(!blank.contains("helper"), "{blank}");
        assert!(blank.contains("super::mex(&[]);"), "{blank}");
    }
}
