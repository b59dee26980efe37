//! The changes of a crate's file that its attributes and its modules ask for.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use quote::ToTokens;

use super::attributes::{Fate, Rules};
use super::flatten::file;
use crate::syntax::attributes::attributes;
use crate::syntax::cfg::Verdict;
use crate::syntax::tokens::Token;

/// The walk over a file: changes that follow from its attributes and modules.
pub struct Cuts<'a> {
    /// By the start of each attribute.
    pub fates: BTreeMap<usize, Fate>,
    /// What an attribute that comes next may be of: itself and the nodes around it.
    pub open: Vec<&'a dyn ToTokens>,
    pub tokens: &'a [Token],
    pub source: &'a str,
    pub rules: &'a Rules<'a>,
    pub path: &'a Path,
    /// Where files of child modules lie, for the file and its inline modules.
    pub dirs: Vec<PathBuf>,
    /// By start: end and new text.
    pub replaced: BTreeMap<usize, (usize, String)>,
    /// Why a module's file cannot be inlined.
    pub failed: Option<anyhow::Error>,
}

impl<'a> Cuts<'a> {
    fn cut(&mut self, range: Range<usize>) {
        let end = self.after_comma(range.end);
        self.replaced.insert(range.start, (end, String::new()));
    }

    /// Cuts the node whose attribute comes next: the innermost one that is open. A larger one
    /// that begins with it has the same attributes: `#[cfg(…)] a + b;`.
    fn cut_owner(&mut self) {
        let mut nodes = self.open.iter().rev().map(|node| node.span().byte_range());
        let Some(mut owner) = nodes.next() else {
            return;
        };
        let start = owner.start;
        if let Some(larger) = nodes.take_while(|node| node.start == start).last() {
            owner = larger;
        }
        self.cut(owner);
    }

    fn visit_in<T: ToTokens>(&mut self, node: &'a T, visit: fn(&mut Self, &'a T)) {
        self.open.push(node);
        visit(self, node);
        self.open.pop();
    }

    fn token_from(&self, offset: usize) -> Option<&Token> {
        let i = self.tokens.partition_point(|t| t.range.start < offset);
        self.tokens.get(i)
    }

    fn after_comma(&self, offset: usize) -> usize {
        match self.token_from(offset) {
            Some(token) if token.text(self.source) == "," => token.range.end,
            _ => offset,
        }
    }

    /// `mod name;` becomes `mod name { … }`.
    fn inline_file(&mut self, item: &syn::ItemMod, semi: usize) -> Result<()> {
        let name = item.ident.to_string();
        let name = name.trim_start_matches("r#");
        let (file_path, children) = self.module_file(item, name)?;
        let text = file(&file_path, &children, self.rules)?;
        self.replaced
            .insert(semi, (semi + 1, format!(" {{\n{text}\n}}")));
        Ok(())
    }

    /// The file of a module, and the folder of its children's files.
    fn module_file(&self, item: &syn::ItemMod, name: &str) -> Result<(PathBuf, PathBuf)> {
        let dir = self.dirs.last().expect("the file's own folder");
        let mut attributes = item.attrs.iter().map(|attribute| &attribute.meta);
        let written = attributes.find_map(|meta| self.rules.written_path(meta));
        if let Some(written) = written {
            let here = self.path.parent().context("a file lies in a folder")?;
            let path = here.join(written);
            let children = path.parent().map(Path::to_path_buf).unwrap_or_default();
            return Ok((path, children));
        }
        let flat = dir.join(name).with_extension("rs");
        let nested = dir.join(name).join("mod.rs");
        let (line, paths) = (item.span().start().line, [flat, nested]);
        match paths.iter().find(|path| self.rules.sources.is_file(path)) {
            Some(path) => Ok((path.clone(), dir.join(name))),
            None => bail!(
                "line {line}: neither {} nor {} is there",
                paths[0].display(),
                paths[1].display()
            ),
        }
    }

    /// The text after all changes, without comments and surplus blank lines.
    pub fn apply(&self) -> String {
        let mut out = String::with_capacity(self.source.len());
        let mut edits = self.replaced.clone();
        for (&start, fate) in &self.fates {
            if let Some(text) = &fate.text {
                edits.entry(start).or_insert((fate.end, text.clone()));
            }
        }
        let mut edits = edits.into_iter().peekable();
        let mut end = 0;
        for token in self.tokens {
            while let Some((start, (until, text))) =
                edits.next_if(|(start, _)| *start <= token.range.start)
            {
                // A change inside a cut range has no effect; dropped doc comments leave no gap.
                if start >= end && !text.is_empty() {
                    push_gap(&mut out, &self.source[end..start]);
                    out.push_str(&text);
                    end = until;
                } else {
                    end = end.max(until);
                }
            }
            if token.range.start < end {
                continue;
            }
            push_gap(&mut out, &self.source[end..token.range.start]);
            out.push_str(token.text(self.source));
            end = token.range.end;
        }
        out
    }
}

/// Adds the white space between two tokens, without its comments.
fn push_gap(out: &mut String, gap: &str) {
    match gap.rfind('\n') {
        Some(i) if !out.is_empty() => {
            let blank = gap.contains("\n\n") && !gap.contains("//");
            out.push_str(if blank { "\n\n" } else { "\n" });
            let indent = &gap[i + 1..];
            out.push_str(&indent[..indent.len() - indent.trim_start().len()]);
        }
        None if gap.contains('/') => out.push(' '),
        None => out.push_str(gap),
        Some(_) => {}
    }
}

macro_rules! remember {
    ($($name:ident: $node:ident,)*) => {
        $(fn $name(&mut self, node: &'a syn::$node) {
            self.visit_in(node, visit::$name);
        })*
    };
}

impl<'a> Visit<'a> for Cuts<'a> {
    remember! {
        visit_impl_item: ImplItem,
        visit_trait_item: TraitItem,
        visit_foreign_item: ForeignItem,
        visit_field: Field,
        visit_variant: Variant,
        visit_stmt: Stmt,
        visit_expr: Expr,
        visit_arm: Arm,
        visit_field_value: FieldValue,
        visit_field_pat: FieldPat,
        visit_fn_arg: FnArg,
        visit_generic_param: GenericParam,
        visit_where_predicate: WherePredicate,
    }

    fn visit_item(&mut self, item: &'a syn::Item) {
        if self.rules.is_cut(attributes(item), self.source) {
            return self.cut(item.span().byte_range());
        }
        self.visit_in(item, visit::visit_item);
    }

    fn visit_attribute(&mut self, attribute: &'a syn::Attribute) {
        let fate = self.rules.fate(attribute, self.source);
        if fate.cuts_its_item && matches!(attribute.style, syn::AttrStyle::Outer) {
            self.cut_owner();
        }
        let start = attribute.pound_token.span.byte_range().start;
        self.fates.insert(start, fate);
    }

    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if let Some(semi) = item.semi {
            for attribute in &item.attrs {
                self.visit_attribute(attribute);
            }
            let done = self.inline_file(item, semi.span().byte_range().start);
            if let Err(error) = done {
                self.failed.get_or_insert(error);
            }
            return;
        }
        let inner = self.dirs.last().expect("the file's own folder");
        self.dirs.push(inner.join(item.ident.to_string()));
        visit::visit_item_mod(self, item);
        self.dirs.pop();
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        for attribute in &item.attrs {
            self.visit_attribute(attribute);
        }
        if let syn::UseTree::Path(path) = &item.tree
            && self.rules.proc_macros.contains(&path.ident.to_string())
        {
            let range = item.span().byte_range();
            self.replaced
                .insert(range.start, (range.end, String::new()));
        }
    }

    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        if !mac.path.is_ident("cfg") {
            let delimiters = mac.delimiter.span();
            let (open, close) = (delimiters.open(), delimiters.close());
            let inside = open.byte_range().end..close.byte_range().start;
            if mac.path.is_ident("macro_rules") {
                self.cut_items_of_arms(inside.clone());
            }
            return self.decide_inside(inside);
        }
        let range = mac.span().byte_range();
        let verdict = mac.parse_body().map(|p| self.rules.cfg.eval(&p));
        let text = match verdict {
            Ok(Verdict::Known(holds)) => holds.to_string(),
            Ok(Verdict::Unknown(rest)) => format!("cfg!({rest})"),
            Err(_) => return,
        };
        self.replaced.insert(range.start, (range.end, text));
    }
}
