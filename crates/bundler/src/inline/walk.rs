//! Joins a crate's files to one text: walks over each file's syntax tree, and collects the changes
//! for its attributes and modules.

use std::path::Path;

use anyhow::{Context, Result, anyhow};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::attributes::Rules;
use super::cfg_choices::without_cfg_choices;
use super::edits::FileEdits;
use crate::sources::included_files;
use crate::syntax::attributes::attributes;
use crate::syntax::cfg::Verdict;
use crate::syntax::module_files::{ModuleFolders, none_is_there};
use crate::syntax::tokens::parse_with_tokens;

/// State of the walk over one file.
pub struct Walk<'a, 'e> {
    edits: &'e mut FileEdits<'a>,
    /// Nodes around the next attribute, outermost first.
    open: Vec<&'a dyn ToTokens>,
    folders: ModuleFolders,
    /// The first error: a module's file that is not found.
    failed: Option<anyhow::Error>,
}

impl<'a, 'e> Walk<'a, 'e> {
    /// Walks over the file at `path`; `dir` is the folder of its child modules' files.
    ///
    /// # Errors
    /// If the file of a module is missing; names the line.
    pub fn run(
        edits: &'e mut FileEdits<'a>,
        syntax: &'a syn::File,
        path: &Path,
        dir: &Path,
    ) -> Result<()> {
        let mut walk = Self {
            edits,
            open: Vec::new(),
            folders: ModuleFolders::new(path, dir),
            failed: None,
        };
        walk.visit_file(syntax);
        walk.failed.map_or(Ok(()), Err)
    }

    /// Cuts the innermost open node, which owns the visited attribute. A larger node that begins at
    /// the same offset has the same attributes: `#[cfg(…)] a + b;`.
    fn cut_owner(&mut self) {
        let mut nodes = self.open.iter().rev().map(|node| node.span().byte_range());
        let Some(mut owner) = nodes.next() else {
            return;
        };
        let start = owner.start;
        if let Some(larger) = nodes.take_while(|node| node.start == start).last() {
            owner = larger;
        }
        self.edits.cut(owner);
    }

    fn decide_arguments(&mut self, mac: &syn::Macro, is_item: bool) {
        let delimiters = mac.delimiter.span();
        let (open, close) = (delimiters.open(), delimiters.close());
        let inside = open.byte_range().end..close.byte_range().start;
        if self.edits.rules.is_own && !mac.path.is_ident("macro_rules") {
            self.edits.keep_documentation(mac.tokens.clone());
        }
        self.edits.decide_inside(inside, is_item);
    }

    fn visit_in<T: ToTokens>(&mut self, node: &'a T, visit: fn(&mut Self, &'a T)) {
        self.open.push(node);
        visit(self, node);
        self.open.pop();
    }

    /// Records the file of `mod name;`.
    fn note_file(&mut self, item: &syn::ItemMod, semicolon: usize) -> Result<()> {
        let written = self.written_path(item);
        let sources = self.edits.rules.sources;
        let file = self.folders.find(&item.ident, written.as_deref(), |path| {
            sources.is_file(path)
        });
        if file.is_err() && item.attrs.iter().any(|a| a.path().is_ident("cfg")) {
            // On another system it has a file.
            return Ok(());
        }
        let line = item.span().start().line;
        let shown = |path: &Path| path.display().to_string();
        let file =
            file.map_err(|paths| anyhow!("line {line}: {}", none_is_there(&paths, shown)))?;
        self.edits.modules.push((semicolon, file));
        Ok(())
    }

    fn written_path(&self, item: &syn::ItemMod) -> Option<String> {
        let mut attributes = item.attrs.iter().map(|attribute| &attribute.meta);
        attributes.find_map(|meta| self.edits.rules.written_path(meta))
    }
}

macro_rules! remember {
    ($($name:ident: $node:ident,)*) => {
        $(fn $name(&mut self, node: &'a syn::$node) {
            self.visit_in(node, visit::$name);
        })*
    };
}

impl<'a> Visit<'a> for Walk<'a, '_> {
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
        if self.edits.rules.is_cut(attributes(item), self.edits.source) {
            return self.edits.cut(item.span().byte_range());
        }
        self.visit_in(item, visit::visit_item);
    }

    fn visit_attribute(&mut self, attribute: &'a syn::Attribute) {
        let fate = self.edits.rules.fate(attribute, self.edits.source);
        if fate.cuts_its_item && matches!(attribute.style, syn::AttrStyle::Outer) {
            self.cut_owner();
        }
        let start = attribute.pound_token.span.byte_range().start;
        self.edits.fates.insert(start, fate);
    }

    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if let Some(semi) = item.semi {
            for attribute in &item.attrs {
                self.visit_attribute(attribute);
            }
            let done = self.note_file(item, semi.span().byte_range().start);
            if let Err(error) = done {
                self.failed.get_or_insert(error);
            }
            return;
        }
        let written = self.written_path(item);
        self.folders.enter(&item.ident, written.as_deref());
        visit::visit_item_mod(self, item);
        self.folders.leave();
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        for attribute in &item.attrs {
            self.visit_attribute(attribute);
        }
        if let syn::UseTree::Path(path) = &item.tree
            && self
                .edits
                .rules
                .proc_macros
                .contains(&path.ident.to_string())
        {
            let range = item.span().byte_range();
            self.edits
                .replaced
                .insert(range.start, (range.end, String::new()));
        }
    }

    fn visit_item_macro(&mut self, item: &'a syn::ItemMacro) {
        for attribute in &item.attrs {
            self.visit_attribute(attribute);
        }
        self.decide_arguments(&item.mac, item.ident.is_none());
    }

    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        if !mac.path.is_ident("cfg") {
            return self.decide_arguments(mac, false);
        }
        let range = mac.span().byte_range();
        let verdict = mac.parse_body().map(|p| self.edits.rules.cfg.eval(&p));
        let text = match verdict {
            Ok(Verdict::Known(holds)) => holds.to_string(),
            Ok(Verdict::Unknown(rest)) => format!("cfg!({rest})"),
            Err(_) => return,
        };
        self.edits.replaced.insert(range.start, (range.end, text));
    }
}

/// The text of the crate whose root file is `root`.
///
/// # Errors
/// If a file cannot be read or parsed; names it.
pub fn flatten(root: &Path, rules: &Rules) -> Result<String> {
    let dir = root.parent().context("a crate's root lies in a folder")?;
    file(root, dir, rules)
}

/// The text of the file at `path`; `dir` is the folder of its child modules' files.
fn file(path: &Path, dir: &Path, rules: &Rules) -> Result<String> {
    let source = rules
        .sources
        .read(path)
        .with_context(|| format!("cannot read {}", path.display()))?;
    text(&source, path, dir, rules).map_err(|error| anyhow!("{}: {error:#}", path.display()))
}

fn text(source: &str, path: &Path, dir: &Path, rules: &Rules) -> Result<String> {
    let source = without_cfg_choices(source.trim_start_matches('\u{feff}'), rules.cfg)?;
    let source = source.as_str();
    let (syntax, tokens) = parse_with_tokens(source)?;
    if rules.is_cut(&syntax.attrs, source) {
        return Ok(String::new());
    }
    let mut edits = FileEdits::new(source, &tokens, rules);
    Walk::run(&mut edits, &syntax, path, dir)?;
    let folder = path.parent().unwrap_or(dir);
    for (place, literal) in included_files(source, &tokens, folder, rules.sources, rules.variables)
    {
        let place = (place.start, (place.end, literal));
        edits.replaced.entry(place.0).or_insert(place.1);
    }
    for (place, module) in std::mem::take(&mut edits.modules) {
        let text = file(&module.path, &module.children, rules)?;
        let block = format!(" {{\n{text}\n}}");
        edits.replaced.insert(place, (place + 1, block));
    }
    Ok(edits.apply())
}
