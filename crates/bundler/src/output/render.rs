//! Writes the parts that stay as readable text.

use std::ops::Range;

use crate::parts::{PartId, PartKind, Tree};
use crate::syntax::tokens::Code;

/// Returns the live parts of `root` as text, laid out as in the crate's own files.
pub fn readable(tree: &Tree, live: &[bool], root: PartId) -> String {
    let whole = &tree.parts[root].range;
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
    with_small_indents(&text)
}

/// Returns the text without empty lines and with half the indentation. Lines of literals stay.
fn with_small_indents(text: &str) -> String {
    let literals = Code::new(text).unwrap_or_default().tokens.into_iter();
    let literals = literals.map(|token| token.range);
    let mut literals = literals
        .filter(|range| text[range.clone()].contains('\n'))
        .peekable();
    let mut small = String::with_capacity(text.len());
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        while literals.next_if(|literal| literal.end <= start).is_some() {}
        let literal = literals.peek();
        let begins_inside = literal.is_some_and(|literal| literal.start < start);
        let ends_inside = literal.is_some_and(|l| l.start < end && end <= l.end);
        start = end;
        let code = line.trim_start_matches(' ');
        if !begins_inside {
            if code.trim().is_empty() {
                continue;
            }
            small.extend(std::iter::repeat_n(' ', (line.len() - code.len()) / 2));
        }
        let code = if begins_inside { line } else { code };
        if ends_inside {
            small.push_str(code);
        } else {
            small.push_str(code.trim_end());
            small.push('\n');
        }
    }
    small
}

/// Returns changes of the text: removed parts are cut, imports in a row are merged.
fn changes(tree: &Tree, live: &[bool]) -> Vec<(Range<usize>, String)> {
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    for id in (0..tree.parts.len()).filter(|&id| !live[id]) {
        let range = with_comments(&tree.text, tree.parts[id].range.clone());
        changes.push((range, String::new()));
    }
    let parents = (0..tree.parts.len()).map(|id| &tree.children[id]);
    for all in parents.chain([&tree.roots]) {
        let siblings: Vec<PartId> = all.iter().copied().filter(|&id| live[id]).collect();
        let same_run = |&a: &PartId, &b: &PartId| {
            before_use(tree, a).is_some_and(|a| before_use(tree, b) == Some(a))
                && is_next(tree, all, a, b)
        };
        for run in siblings.chunk_by(same_run) {
            if let Some(head) = before_use(tree, run[0]) {
                let paths: Vec<&str> = run.iter().map(|&id| import_path(tree, id)).collect();
                let lines = merged(&paths).into_iter();
                let lines: Vec<String> = lines.map(|path| format!("{head}use {path};")).collect();
                changes.push((tree.parts[run[0]].range.clone(), lines.join("\n")));
                for &id in &run[1..] {
                    changes.push((tree.parts[id].range.clone(), String::new()));
                }
            }
        }
    }
    changes.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
    changes
}

/// Returns the range of a part with the comments in the lines above it, and behind it in its line.
fn with_comments(text: &str, range: Range<usize>) -> Range<usize> {
    let is_comment = |line: &&str| line.trim_start().starts_with("//");
    let (mut start, mut end) = (range.start, range.end);
    let mut lines = text[..start].rsplit('\n');
    if lines.next().is_some_and(|line| line.trim().is_empty()) {
        let above = lines.take_while(is_comment);
        start -= above.map(|line| line.len() + 1).sum::<usize>();
    }
    let rest = text[end..].lines().next().unwrap_or_default();
    if is_comment(&rest) {
        end += rest.len();
    }
    start..end
}

/// Returns whether there are only removed siblings between `a` and `b`. Imports in different blocks
/// of a function must stay apart.
fn is_next(tree: &Tree, siblings: &[PartId], a: PartId, b: PartId) -> bool {
    let place = |id: PartId| &tree.parts[id].range;
    let between = siblings.iter().filter(|&&id| a < id && id <= b);
    let mut end = place(a).end;
    between.map(|&id| place(id)).all(|range| {
        let gap = &tree.text[end..range.start];
        end = range.end;
        gap.trim().is_empty()
    })
}

/// Returns attributes and visibility of an import, `None` for other parts.
fn before_use(tree: &Tree, id: PartId) -> Option<&str> {
    let text = &tree.text[tree.parts[id].range.clone()];
    matches!(tree.parts[id].kind, PartKind::Import(_))
        .then(|| text.split("use ").next().unwrap_or(""))
}

fn import_path(tree: &Tree, id: PartId) -> &str {
    let text = &tree.text[tree.parts[id].range.clone()];
    let path = text.rsplit("use ").next().unwrap_or(text);
    path.trim_end_matches(';')
}

/// Returns import paths as few trees: paths with the same beginning become one.
fn merged(paths: &[&str]) -> Vec<String> {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for path in paths {
        let (first, rest) = match path.split_once("::") {
            Some((first, rest)) => (first, Some(rest)),
            None => (*path, None),
        };
        let first = first.trim_start_matches('{').trim_end_matches('}');
        let mut known = groups.iter_mut();
        match known.find(|(name, rests)| *name == first && rests.is_empty() == rest.is_none()) {
            Some((_, rests)) => rests.extend(rest),
            None => groups.push((first, rest.into_iter().collect())),
        }
    }
    let tree = |(first, rests): (&str, Vec<&str>)| {
        let mut parts = merged(&rests);
        parts.sort_by_key(|part| (part.trim_start_matches("r#") != "self", part.clone()));
        match &parts[..] {
            [] => first.to_string(),
            [only] if only != "self" && !only.starts_with("self as ") => format!("{first}::{only}"),
            _ => format!("{first}::{{{}}}", parts.join(", ")),
        }
    };
    groups.into_iter().map(tree).collect()
}

#[cfg(test)]
mod tests {
    use super::with_small_indents;

    #[test]
    fn code_moves_left_and_literals_stay() {
        let text = "fn f() {\n\n    g(\"a  \n\n    b\",  \n        1);\n}\n";
        let small = "fn f() {\n  g(\"a  \n\n    b\",\n    1);\n}\n";
        assert_eq!(with_small_indents(text), small);
    }
}
