//! Walks over a crate's syntax tree, and collects the changes for its attributes.

use anyhow::Result;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::attributes::Rules;
use super::edits::FileEdits;
use crate::syntax::attributes::attributes;
use crate::syntax::cfg::Verdict;
use crate::syntax::tokens::parse_with_tokens;

/// State of the walk.
pub struct Walk<'a, 'e> {
    edits: &'e mut FileEdits<'a>,
    /// Nodes around the next attribute, outermost first.
    open: Vec<&'a dyn ToTokens>,
}

impl<'a> Walk<'a, '_> {
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

/// The joined text of a crate without attributes that change nothing in one file, and without items
/// that are left out. Conditions on features are decided.
///
/// # Errors
/// If the text cannot be parsed.
pub fn without_attributes(source: &str, rules: &Rules) -> Result<String> {
    let (syntax, tokens) = parse_with_tokens(source)?;
    if rules.is_cut(&syntax.attrs, source) {
        return Ok(String::new());
    }
    let mut edits = FileEdits::new(source, &tokens, rules);
    let mut walk = Walk {
        edits: &mut edits,
        open: Vec::new(),
    };
    walk.visit_file(&syntax);
    Ok(edits.apply())
}
