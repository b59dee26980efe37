//! Reads the names and crates that a solution mentions.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use anyhow::Result;
use syn::Item;

use super::outline::Outline;
use crate::syntax::tokens::{
    Code, NO_ITEM, TokenKind, begins_with_capital, names_in_literal, parse,
};
use crate::syntax::{imports, words};

/// Macros that need a file or a variable which a judge does not have, and the remedy.
const READERS: [(&str, &str); 4] = [
    ("env", "sees what cargo sets; write the value out"),
    ("include", "reads another file; write it into this one"),
    (
        "include_bytes",
        "reads another file; write it into this one",
    ),
    ("include_str", "reads another file; write it into this one"),
];

/// A parsed solution.
#[derive(Debug)]
pub struct Solution<'a> {
    pub source: &'a str,
    pub(super) code: Code<'a>,
    /// All names in the solution, except in its tests.
    pub mentioned: BTreeSet<String>,
    /// Names that may mean an item there: no fields, methods or variables.
    pub(super) items: BTreeSet<String>,
    /// Names of the solution's own types and modules at the root.
    pub defined: BTreeSet<String>,
    /// Names of the items at the root.
    pub roots: BTreeSet<String>,
    pub crate_paths: Vec<CratePath>,
    pub(super) outline: Outline,
    /// Names of its macros; `$` if one defines others whose names are not in the text.
    macros: BTreeSet<String>,
    /// End offset of the attributes and the documentation of the whole file.
    pub(super) head: usize,
    /// The first construct that one file cannot have: line, and message with remedy.
    pub refused: Option<(usize, String)>,
}

/// A path that begins with the name of a crate.
#[derive(Debug)]
pub struct CratePath {
    /// Name of the crate.
    pub name: String,
    /// Line, counted from 1.
    pub line: usize,
    /// Next name of the path; `None` for an import.
    pub item: Option<String>,
    /// Byte range from the leading `::`, if any, to the end of the name.
    pub(super) range: Range<usize>,
    /// `true` for an import, which must find the crate's module even if nothing in it is used.
    pub is_import: bool,
    /// `true` if the path must begin with `crate::`, because the name alone leads to no module at
    /// the root.
    pub(super) needs_root: bool,
}

impl<'a> Solution<'a> {
    /// Reads a solution that may mention these crates. A path that begins with a name of `hidden`
    /// leads to none.
    ///
    /// # Errors
    /// If the text does not parse; names the line.
    pub fn read(
        source: &'a str,
        crates: &BTreeSet<String>,
        hidden: BTreeSet<String>,
    ) -> Result<Self> {
        let source = source.trim_start_matches('\u{feff}');
        let syntax = parse(source)?;
        let code = Code::new(source)?;
        let mut outline = Outline::new(&syntax);
        let items = syntax.items.iter();
        let defined = items.filter(|item| !matches!(item, Item::Use(_)));
        let roots: BTreeSet<String> = defined.flat_map(imports::bound_names).collect();
        let mut solution = Self {
            source,
            code: Code::default(),
            mentioned: BTreeSet::new(),
            items: BTreeSet::new(),
            defined: roots.iter().cloned().chain(hidden).collect(),
            roots,
            crate_paths: Vec::new(),
            refused: outline.refused.take(),
            outline,
            macros: code.macros().into_iter().map(str::to_string).collect(),
            head: head(source, &syntax),
        };
        solution.collect_mentions(&code, crates);
        solution.code = code;
        Ok(solution)
    }

    /// Returns all names in the solution; a name that means no item begins with `NO_ITEM`. A
    /// variable in a pattern that is also one of the `constants` may be an item.
    pub fn names(&self, constants: &HashSet<String>) -> BTreeSet<String> {
        let may_be_item = |name: &String| self.items.contains(name) || constants.contains(name);
        let names = self.mentioned.iter().map(|name| {
            let mark = (!may_be_item(name)).then_some(NO_ITEM);
            mark.into_iter().chain(name.chars()).collect()
        });
        names.collect()
    }

    /// Adds the names of the modules that its crates become. They differ from the crates' names if
    /// the solution has modules with these names itself.
    pub fn mention<'m>(&mut self, names: impl Iterator<Item = &'m String>) {
        for name in names {
            self.mentioned.insert(name.clone());
            self.items.insert(name.clone());
        }
    }

    /// Returns whether macros of the solution may be called in this text: it has their names.
    pub fn has_macros_called_in(&self, text: &str) -> bool {
        self.macros.contains("$") || words(text).any(|word| self.macros.contains(word))
    }

    fn collect_mentions(&mut self, code: &Code, crates: &BTreeSet<String>) {
        for (i, token) in code.tokens.iter().enumerate() {
            if self.outline.is_test(token.range.start) {
                continue;
            }
            let word = token.text(self.source).trim_start_matches("r#");
            match token.kind {
                TokenKind::Ident => {
                    self.refused = self.refused.take().or_else(|| refused_reader(code, i));
                    self.mentioned.insert(word.to_string());
                    if code.may_be_item(i) {
                        self.items.insert(word.to_string());
                    }
                    if crates.contains(word) {
                        self.crate_paths.extend(self.crate_path(code, i));
                    }
                }
                TokenKind::Literal => {
                    for name in names_in_literal(word) {
                        self.mentioned.insert(name.to_string());
                        if begins_with_capital(name) {
                            self.items.insert(name.to_string());
                        }
                    }
                }
                _ => {}
            }
        }
        for import in &self.outline.imports {
            let at = import.range.start;
            let names = import.leaves.iter().map(|leaf| &leaf.path[0]);
            let names = names.filter(|name| crates.contains(*name));
            let names = names.filter(|name| self.is_crate(name, at, import.is_leading));
            let paths = names.map(|name| CratePath {
                name: name.clone(),
                line: line_of(self.source, import.head.end),
                item: None,
                range: import.range.clone(),
                is_import: true,
                needs_root: false,
            });
            self.crate_paths.extend(paths.collect::<Vec<_>>());
        }
    }

    /// Returns whether a path that begins with a crate's name there, maybe behind `::`, leads to
    /// the crate.
    pub(super) fn is_crate(&self, name: &str, at: usize, is_leading: bool) -> bool {
        let names = if self.outline.is_nested(at) {
            self.outline.scopes.at(at)
        } else {
            &self.defined
        };
        is_leading || !names.contains(name)
    }

    /// Returns the path that begins with the crate's name at token `i`; `None` if it begins no
    /// path, or one of an import.
    fn crate_path(&self, code: &Code, i: usize) -> Option<CratePath> {
        let at = code.tokens[i].range.start;
        let name = code.word(i).to_string();
        let is_extern = i >= 2 && code.word(i - 2) == "extern";
        let is_separated = code.is_behind_separator(i);
        let is_leading = is_separated && !code.continues_a_path(i - 2);
        let is_path = is_extern || code.is_path_separator(i + 1);
        let mut imports = self.outline.imports.iter();
        if !is_path
            || is_separated != is_leading
            || imports.any(|import| import.range.contains(&at))
            || !self.is_crate(&name, at, is_leading)
        {
            return None;
        }
        let first = if is_leading { i - 2 } else { i };
        let item = code.tokens.get(i + 3).map(|_| code.word(i + 3).to_string());
        Some(CratePath {
            item,
            line: line_of(self.source, at),
            range: code.range_of(first..i + 1),
            is_import: is_extern,
            needs_root: is_leading || self.outline.is_nested(at),
            name,
        })
    }
}

/// Returns the macro call at token `i` if it needs a file or variable that a judge does not have:
/// its line, and the remedy.
fn refused_reader(code: &Code, i: usize) -> Option<(usize, String)> {
    let word = code.word(i);
    let (_, what) = READERS.iter().find(|(name, _)| *name == word)?;
    let line = line_of(code.source, code.tokens[i].range.start);
    (code.word(i + 1) == "!").then(|| (line, format!("`{word}!` {what}")))
}

pub(super) fn line_of(source: &str, at: usize) -> usize {
    source[..at].matches('\n').count() + 1
}

/// Returns the end offset of the line with the last attribute of the whole file.
fn head(source: &str, syntax: &syn::File) -> usize {
    let shebang = syntax.shebang.as_ref().map_or(0, String::len);
    let ends = syntax.attrs.iter().map(|attribute| {
        let span = syn::spanned::Spanned::span(attribute);
        span.byte_range().end
    });
    let end = ends.fold(shebang, usize::max);
    match source[end..].split_once('\n') {
        Some((rest, _)) if end > 0 && rest.trim().is_empty() => end + rest.len() + 1,
        _ => end,
    }
}
