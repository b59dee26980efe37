//! Walks over a crate's syntax tree, and collects the changes for its attributes.

use std::collections::BTreeMap;
use std::iter::once;
use std::ops::Range;

use anyhow::Result;
use quote::ToTokens;
use syn::AttrStyle;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::attributes::Rules;
use crate::syntax::cfg::Verdict;
use crate::syntax::places::edited;
use crate::syntax::tokens::Code;

/// State of the walk.
pub struct Walk<'a> {
    pub code: &'a Code<'a>,
    pub rules: &'a Rules<'a>,
    /// Changes: start offset → end offset and new text.
    pub changes: BTreeMap<usize, (usize, String)>,
    /// Nodes around the next attribute, outermost first.
    open: Vec<&'a dyn ToTokens>,
}

impl<'a> Walk<'a> {
    pub fn change(&mut self, place: Range<usize>, text: String) {
        self.changes.insert(place.start, (place.end, text));
    }

    /// Cuts a range, and the comma after it.
    fn cut(&mut self, range: Range<usize>) {
        let next = self.code.token_at(range.end);
        let end = match self.code.word(next) {
            "," => self.code.tokens[next].range.end,
            _ => range.end,
        };
        self.change(range.start..end, String::new());
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
        self.cut(owner);
    }

    fn decide_arguments(&mut self, mac: &syn::Macro, is_item: bool) {
        if self.rules.is_own && !mac.path.is_ident("macro_rules") {
            self.keep_documentation(mac.tokens.clone());
        }
        self.decide_inside(self.code.inside(mac), is_item);
    }

    /// Returns the text after all changes, without comments unless they are kept.
    fn applied(mut self) -> String {
        let ends = self.code.tokens.iter().map(|token| token.range.end);
        let starts = self.code.tokens.iter().map(|token| token.range.start);
        let gaps = once(0)
            .chain(ends)
            .zip(starts.chain([self.code.source.len()]));
        for (start, end) in gaps {
            // A cut item may begin with documentation in the gap.
            let change = self.changes.range(start..end).next();
            let end = change.map_or(end, |(&at, _)| at);
            let gap = &self.code.source[start..end];
            if self.rules.keeps_comments {
                let text = without_documentation(gap);
                if text != gap {
                    self.changes.insert(start, (end, text));
                }
            } else if gap.contains('/') {
                let last = gap.rfind('\n').map_or(" ", |newline| &gap[newline..]);
                let blank = &last[..last.len() - last.trim_start().len()];
                self.changes.insert(start, (end, blank.to_string()));
            }
        }
        let changes = self.changes.into_iter();
        let changes = changes.map(|(start, (end, text))| (start..end, text));
        edited(self.code.source, changes.collect())
    }
}

/// Returns comments with documentation as other comments, which may be anywhere.
fn without_documentation(comments: &str) -> String {
    let lines = comments.split_inclusive('\n');
    let lines = lines.map(|line| match line.trim_start().as_bytes() {
        [b'/', b'/', b'/', b'/', ..] => line.to_string(),
        [b'/', b'/', b'/', ..] => line.replacen("///", "//", 1),
        [b'/', b'/', b'!', ..] => line.replacen("//!", "//", 1),
        [b'/', b'*', b'*' | b'!', ..] => line.replacen("/*", "/* ", 1),
        _ => line.to_string(),
    });
    lines.collect()
}

macro_rules! remember {
    ($($name:ident: $node:ident,)*) => {
        $(fn $name(&mut self, node: &'a syn::$node) {
            self.open.push(node);
            visit::$name(self, node);
            self.open.pop();
        })*
    };
}

impl<'a> Visit<'a> for Walk<'a> {
    remember! {
        visit_item: Item,
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

    fn visit_attribute(&mut self, attribute: &'a syn::Attribute) {
        let start = attribute.pound_token.span.byte_range();
        let end = attribute.bracket_token.span.close().byte_range().end;
        // All tokens of a documentation have its place. It goes with the comments.
        if start.end == end {
            return;
        }
        let (mut text, cuts_its_item) = self.rules.decide(&attribute.meta, self.code.source);
        if cuts_its_item {
            self.cut_owner();
        }
        if matches!(attribute.style, AttrStyle::Inner(_)) {
            text.clear();
        }
        if text != self.code.source[start.start..end] {
            let rest = self.code.source[end..].trim_start();
            // Comments above a dropped attribute belong to the item below.
            let has_blank_behind = text.is_empty() && !rest.starts_with('/');
            let end = if has_blank_behind {
                self.code.source.len() - rest.len()
            } else {
                end
            };
            self.changes.entry(start.start).or_insert((end, text));
        }
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        visit::visit_item_use(self, item);
        if let syn::UseTree::Path(path) = &item.tree
            && self.rules.proc_macros.contains(&path.ident.to_string())
        {
            self.change(item.span().byte_range(), String::new());
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
        let verdict = mac.parse_body().map(|p| self.rules.cfg.eval(&p));
        let text = match verdict {
            Ok(Verdict::Known(holds)) => holds.to_string(),
            Ok(Verdict::Unknown(rest)) => format!("cfg!({rest})"),
            Err(_) => return,
        };
        self.change(mac.span().byte_range(), text);
    }
}

/// Returns the joined text of a crate without attributes that change nothing in one file, and
/// without items that are left out. Conditions on features are decided.
///
/// # Errors
/// If the text cannot be parsed.
pub fn without_attributes(source: &str, rules: &Rules) -> Result<String> {
    let (syntax, code) = Code::parse(source)?;
    if rules.is_cut(&syntax.attrs, source) {
        return Ok(String::new());
    }
    let mut walk = Walk {
        code: &code,
        rules,
        changes: BTreeMap::new(),
        open: Vec::new(),
    };
    walk.visit_file(&syntax);
    Ok(walk.applied())
}
