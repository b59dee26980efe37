//! The solution itself: what it names, and what must be changed in it.

mod shape;
mod text;

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::{Result, bail};
use syn::Item;

use super::imports;
use super::tokens::{
    Kind, Token, continues_a_path, is_path_separator, names_in_literal, parse, tokens,
};
use shape::Shape;

/// Macros that read what a judge does not have, and the remedy.
const READERS: [(&str, &str); 4] = [
    ("env", "sees what cargo sets; write the value out"),
    ("include", "reads another file; write it into this one"),
    (
        "include_bytes",
        "reads another file; write it into this one",
    ),
    ("include_str", "reads another file; write it into this one"),
];

/// What a solution's text says.
#[derive(Debug)]
pub struct Solution<'a> {
    source: &'a str,
    /// All names in it, those of its tests excepted.
    pub spoken: BTreeSet<String>,
    /// Names of its own types and modules at the root.
    pub own: BTreeSet<String>,
    /// Names that it imports at the root, be they modules, functions or macros.
    pub imported: BTreeSet<String>,
    pub crates: Vec<Mention>,
    shape: Shape,
    /// `forbid` of attributes of the whole file.
    forbids: Vec<Range<usize>>,
}

/// A path that begins with an extern crate's name.
#[derive(Debug)]
pub struct Mention {
    pub name: String,
    /// Counted from 1.
    pub line: usize,
    /// From the leading `::`, if there is one.
    range: Range<usize>,
    /// What it names must be there, though it may be empty.
    pub is_import: bool,
    /// The name alone does not reach a module of the file's root.
    needs_root: bool,
}

impl<'a> Solution<'a> {
    /// # Errors
    /// If the text does not parse or has what one file cannot have; names the line.
    pub fn read(source: &'a str, dependencies: &BTreeSet<String>) -> Result<Self> {
        let source = source.trim_start_matches('\u{feff}');
        let syntax = parse(source)?;
        let shape = Shape::of(&syntax);
        if let Some((line, what)) = shape.refused {
            bail!("line {line}: {what}");
        }
        let imports_apart = |imported: bool| {
            let items = syntax.items.iter();
            let items = items.filter(|item| matches!(item, Item::Use(_)) == imported);
            items.flat_map(imports::bound_names).collect()
        };
        let mut solution = Self {
            source,
            spoken: BTreeSet::new(),
            own: imports_apart(false),
            imported: imports_apart(true),
            crates: Vec::new(),
            shape,
            forbids: forbids(&syntax),
        };
        solution.listen(&tokens(source)?, dependencies)?;
        Ok(solution)
    }

    /// Finds out what it speaks of.
    fn listen(&mut self, all: &[Token], dependencies: &BTreeSet<String>) -> Result<()> {
        let is_inside = |ranges: &[Range<usize>], token: &Token| {
            ranges
                .iter()
                .any(|range| range.contains(&token.range.start))
        };
        for (i, token) in all.iter().enumerate() {
            if is_inside(&self.shape.tests, token) {
                continue;
            }
            let word = token.text(self.source);
            match token.kind {
                Kind::Ident => {
                    let reader = READERS.iter().find(|(name, _)| *name == word);
                    let is_called = all.get(i + 1).is_some_and(|t| t.text(self.source) == "!");
                    if let (Some((_, what)), true) = (reader, is_called) {
                        bail!("line {}: `{word}!` {what}", line_at(self.source, token));
                    }
                    self.spoken.insert(word.to_string());
                    if dependencies.contains(word) {
                        let nested = is_inside(&self.shape.modules, token);
                        self.crates.extend(mention(all, i, self.source, nested));
                    }
                }
                Kind::Literal => self
                    .spoken
                    .extend(names_in_literal(word).map(str::to_string)),
                _ => {}
            }
        }
        Ok(())
    }
}

fn line_at(source: &str, token: &Token) -> usize {
    source[..token.range.start].matches('\n').count() + 1
}

fn mention(all: &[Token], i: usize, source: &str, nested: bool) -> Option<Mention> {
    let separator = i >= 2 && is_path_separator(all, i - 2, source);
    let leading = separator && !continues_a_path(all, i - 2, source);
    let is_path = is_path_separator(all, i + 1, source);
    let is_import = i >= 1 && all[i - 1].text(source) == "use";
    ((is_path || is_import) && (leading || !separator)).then(|| {
        let start = if leading { i - 2 } else { i };
        Mention {
            name: all[i].text(source).to_string(),
            line: line_at(source, &all[i]),
            range: all[start].range.start..all[i].range.end,
            is_import,
            needs_root: nested || leading,
        }
    })
}

/// The word in `#![forbid(…)]`.
fn forbids(syntax: &syn::File) -> Vec<Range<usize>> {
    let paths = syntax.attrs.iter().map(syn::Attribute::path);
    let forbids = paths.filter(|path| path.is_ident("forbid"));
    forbids
        .map(|path| syn::spanned::Spanned::span(path).byte_range())
        .collect()
}
