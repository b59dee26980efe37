//! Writes the parts that stay.

use std::collections::BTreeMap;
use std::ops::Range;

use anyhow::Result;

use super::tokens::{Kind as TokenKind, Token, tokens};
use super::tree::{Id, Kind, Tree};

/// The live parts of `root` as text, laid out as in the crate's own files.
pub fn readable(tree: &Tree, live: &[bool], root: Id) -> String {
    let whole = &tree.nodes[root].range;
    let mut text = String::new();
    let mut end = whole.start;
    for (range, replacement) in changes(tree, live) {
        if range.start >= end && range.end <= whole.end {
            text.push_str(&tree.text[end..range.start]);
            text.push_str(&replacement);
            end = range.end;
        }
    }
    text.push_str(&tree.text[end..whole.end]);
    let lines = text.lines().map(str::trim_end).filter(|l| !l.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Dead parts become nothing, runs of imports become few.
fn changes(tree: &Tree, live: &[bool]) -> Vec<(Range<usize>, String)> {
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    for id in (0..tree.nodes.len()).filter(|&id| !live[id]) {
        changes.push((tree.nodes[id].range.clone(), String::new()));
    }
    let parents = (0..tree.nodes.len()).map(|id| &tree.children[id]);
    for all in parents.chain([&tree.roots]) {
        let siblings: Vec<Id> = all.iter().copied().filter(|&id| live[id]).collect();
        let same_run = |&a: &Id, &b: &Id| {
            head(tree, a).is_some_and(|a| head(tree, b) == Some(a)) && is_next(tree, all, a, b)
        };
        for run in siblings.chunk_by(same_run) {
            if let Some(head) = head(tree, run[0]) {
                let texts = run.iter().map(|&id| import_path(tree, id)).collect();
                changes.push((tree.nodes[run[0]].range.clone(), merged(head, texts)));
                for &id in &run[1..] {
                    changes.push((tree.nodes[id].range.clone(), String::new()));
                }
            }
        }
    }
    changes.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
    changes
}

/// Is there nothing between two of `siblings` but others of them, which are dead? What
/// stands elsewhere, such as in another block, is seen elsewhere.
fn is_next(tree: &Tree, siblings: &[Id], a: Id, b: Id) -> bool {
    let place = |id: Id| &tree.nodes[id].range;
    let between = siblings.iter().filter(|&&id| a < id && id <= b);
    let mut end = place(a).end;
    between.map(|&id| place(id)).all(|range| {
        let gap = &tree.text[end..range.start];
        end = range.end;
        gap.trim().is_empty()
    })
}

/// Attributes and visibility of an import.
fn head(tree: &Tree, id: Id) -> Option<&str> {
    let text = &tree.text[tree.nodes[id].range.clone()];
    matches!(tree.nodes[id].kind, Kind::Import(_)).then(|| text.split("use ").next().unwrap_or(""))
}

fn import_path(tree: &Tree, id: Id) -> &str {
    let text = &tree.text[tree.nodes[id].range.clone()];
    let path = text.rsplit("use ").next().unwrap_or(text);
    path.trim_end_matches(';')
}

/// Paths that share their beginnings, as a tree of braces.
#[derive(Default)]
struct Paths<'a> {
    children: Vec<(&'a str, Paths<'a>)>,
}

impl<'a> Paths<'a> {
    fn insert(&mut self, path: &'a str) {
        let (first, rest) = match path.split_once("::") {
            Some((first, rest)) => (first, Some(rest)),
            None => (path, None),
        };
        let first = first.trim_start_matches('{').trim_end_matches('}');
        let known = self.children.iter().position(|(name, child)| {
            *name == first && child.children.is_empty() == rest.is_none()
        });
        let at = known.unwrap_or_else(|| {
            self.children.push((first, Paths::default()));
            self.children.len() - 1
        });
        if let Some(rest) = rest {
            self.children[at].1.insert(rest);
        }
    }

    fn text(&self) -> String {
        let mut parts: Vec<String> = self
            .children
            .iter()
            .map(|(name, child)| match child.children.is_empty() {
                true => name.to_string(),
                false => format!("{name}::{}", child.text()),
            })
            .collect();
        parts.sort_by_key(|part| (part.trim_start_matches("r#") != "self", part.clone()));
        match &parts[..] {
            [only] if only != "self" && !only.starts_with("self as ") => only.clone(),
            _ => format!("{{{}}}", parts.join(", ")),
        }
    }
}

fn merged(head: &str, paths: Vec<&str>) -> String {
    let mut all = Paths::default();
    for path in paths {
        all.insert(path);
    }
    let lines = all.children.into_iter().map(|child| {
        let one = Paths {
            children: vec![child],
        };
        format!("{head}use {};", one.text())
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The text with as little white space as it takes to stay the same tokens, and with
/// short names for what macros match.
///
/// # Errors
/// If the text is no Rust.
pub fn minified(text: &str) -> Result<String> {
    let tokens = tokens(text)?;
    let short = short_names(text, &tokens)?;
    let mut out = String::with_capacity(text.len());
    for (i, token) in tokens.iter().enumerate() {
        if i > 0 && needs_space(text, &tokens[i - 1], token) {
            out.push(' ');
        }
        match short.get(&i) {
            Some(name) => out.push_str(name),
            None => out.push_str(token.text(text)),
        }
    }
    out.push('\n');
    Ok(out)
}

/// New names of metavariables by the token's index, the same in all of one arm.
fn short_names(text: &str, tokens: &[Token]) -> Result<BTreeMap<usize, String>> {
    let tree = Tree::parse(text.to_string())?;
    let mut short = BTreeMap::new();
    for arm in tree
        .nodes
        .iter()
        .filter(|node| matches!(node.kind, Kind::Arm))
    {
        // A macro within the macro has names of its own.
        if text[arm.range.clone()].contains("macro_rules") {
            continue;
        }
        let first = tokens.partition_point(|t| t.range.start < arm.range.start);
        let last = tokens.partition_point(|t| t.range.start < arm.range.end);
        let mut names: BTreeMap<&str, String> = BTreeMap::new();
        for i in first + 1..last {
            let word = tokens[i].text(text);
            let is_variable = tokens[i].kind == TokenKind::Ident
                && tokens[i - 1].text(text) == "$"
                && word != "crate";
            if is_variable {
                let next = format!("_{}", names.len());
                let letter = (b'a'..=b'z').nth(names.len());
                let next = letter.map_or(next, |letter| char::from(letter).to_string());
                short.insert(i, names.entry(word).or_insert(next).clone());
            }
        }
    }
    Ok(short)
}

fn needs_space(text: &str, left: &Token, right: &Token) -> bool {
    use TokenKind::{Ident, Lifetime, Literal, Punct};
    let apart = left.range.end < right.range.start;
    match (left.kind, right.kind) {
        (Ident | Lifetime | Literal, Ident | Lifetime | Literal) => true,
        // `1 .max(2)` and `0 ..n`.
        (Literal, Punct { .. }) => apart && text[right.range.clone()].starts_with('.'),
        (Punct { .. }, Punct { .. }) => apart && is_operator(left.text(text), right.text(text)),
        _ => false,
    }
}

/// Would the two become one operator, or the beginning of one?
fn is_operator(left: &str, right: &str) -> bool {
    const OPERATORS: [&str; 22] = [
        "!=", "%=", "&&", "&=", "*=", "+=", "-=", "->", "..", "/=", "::", "<-", "<<", "<=", "==",
        "=>", ">=", ">>", "^=", "|=", "||", "//",
    ];
    OPERATORS
        .iter()
        .any(|operator| operator.strip_prefix(left) == Some(right))
        || (left, right) == ("/", "*")
}
