//! The solution itself: what it names, and what must be changed in it.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::{Result, bail};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Item, Meta};

use super::cfg::{Cfg, Verdict};
use super::imports;
use super::tokens::{
    Kind, Token, continues_a_path, is_path_separator, names_in_literal, parse, tokens,
};

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
    /// Where its tests are.
    tests: Vec<Range<usize>>,
}

/// A path that begins with an extern crate's name.
#[derive(Debug)]
pub struct Mention {
    pub name: String,
    /// Counted from 1.
    pub line: usize,
    /// From the leading `::`, if there is one.
    range: Range<usize>,
    /// The name alone does not reach a module of the file's root.
    needs_root: bool,
}

impl<'a> Solution<'a> {
    /// # Errors
    /// If the text does not parse or has what one file cannot have; names the line.
    pub fn read(source: &'a str, dependencies: &BTreeSet<String>) -> Result<Self> {
        let syntax = parse(source)?;
        let mut shape = Shape::default();
        shape.visit_file(&syntax);
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
            tests: shape.tests,
        };
        let all = tokens(source)?;
        let tests = solution.tests.clone();
        let tested = |token: &Token| tests.iter().any(|t| t.contains(&token.range.start));
        for i in (0..all.len()).filter(|&i| !tested(&all[i])) {
            let word = all[i].text(source);
            match all[i].kind {
                Kind::Ident => {
                    solution.spoken.insert(word.to_string());
                    if dependencies.contains(word) {
                        let nested = shape
                            .modules
                            .iter()
                            .any(|m| m.contains(&all[i].range.start));
                        solution.crates.extend(mention(&all, i, source, nested));
                    }
                }
                Kind::Literal => solution
                    .spoken
                    .extend(names_in_literal(word).map(str::to_string)),
                _ => {}
            }
        }
        Ok(solution)
    }

    /// The text without its tests, and with `crate::` where a crate's name alone would
    /// not find its module; byte for byte the same everywhere else.
    pub fn pasted(&self, module: impl Fn(&str) -> Option<String>) -> String {
        let mut changes: Vec<(&Range<usize>, Option<String>)> =
            self.tests.iter().map(|tests| (tests, None)).collect();
        for mention in self.crates.iter().filter(|mention| mention.needs_root) {
            if let Some(module) = module(&mention.name) {
                changes.push((&mention.range, Some(format!("crate::{module}"))));
            }
        }
        changes.sort_by_key(|(range, _)| range.start);
        let mut text = String::new();
        let mut end = 0;
        for (range, new) in changes {
            text.push_str(&self.source[end..range.start]);
            match new {
                Some(path) => text.push_str(&path),
                // Neither the blank lines before it.
                None => text.truncate(text.trim_end().len()),
            }
            end = range.end;
        }
        text + &self.source[end..]
    }
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
            line: source[..all[i].range.start].matches('\n').count() + 1,
            range: all[start].range.start..all[i].range.end,
            needs_root: nested || leading,
        }
    })
}

/// Where its tests and its inline modules are.
#[derive(Default)]
struct Shape {
    tests: Vec<Range<usize>>,
    modules: Vec<Range<usize>>,
    refused: Option<(usize, String)>,
}

impl<'ast> Visit<'ast> for Shape {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, range) = match item {
            Item::Mod(item) => (&item.attrs, item.span().byte_range()),
            Item::Fn(item) => (&item.attrs, item.span().byte_range()),
            Item::Use(item) => (&item.attrs, item.span().byte_range()),
            _ => return visit::visit_item(self, item),
        };
        let is_test = |attribute: &syn::Attribute| match &attribute.meta {
            Meta::Path(path) => path.is_ident("test"),
            Meta::List(list) if list.path.is_ident("cfg") => list
                .parse_args()
                .is_ok_and(|p| Cfg::default().eval(&p) == Verdict::Known(false)),
            _ => false,
        };
        if attributes.iter().any(is_test) {
            self.tests.push(range);
            return;
        }
        if let Item::Mod(module) = item {
            if module.content.is_none() {
                let line = module.mod_token.span().start().line;
                let what = "a module in a file of its own; write it into this file";
                self.refused.get_or_insert((line, what.to_string()));
            }
            self.modules.push(range);
        }
        visit::visit_item(self, item);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        let name = item.ident.to_string();
        if !["std", "core", "alloc", "self"].contains(&name.as_str()) {
            let line = item.extern_token.span().start().line;
            let what = format!("`extern crate {name}`; import what you need by `use {name}::…;`");
            self.refused.get_or_insert((line, what));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_left_out_with_the_blank_lines_before_them() {
        let source =
            "fn main() {}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n}\n\nfn a() {}\n";
        let solution = Solution::read(source, &BTreeSet::new()).unwrap();
        assert_eq!(solution.pasted(|_| None), "fn main() {}\n\nfn a() {}\n");
    }
}
