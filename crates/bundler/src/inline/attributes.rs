//! Fates of a file's attributes: kept, changed or dropped, maybe with their items.

use std::collections::BTreeSet;

use syn::spanned::Spanned;
use syn::{Attribute, Meta};

use crate::syntax::cfg::{Cfg, Verdict, parts};

/// Attributes that change nothing in one file, or only warnings.
const DROPPED: [&str; 14] = [
    "allow",
    "automatically_derived",
    "clippy",
    "deny",
    "deprecated",
    "diagnostic",
    "doc",
    "expect",
    "forbid",
    "must_use",
    "non_exhaustive",
    "path",
    "rustfmt",
    "warn",
];

/// Crates whose attributes mark snippets or old items and change nothing, with the attributes.
const MARKS: [(&str, &[&str]); 3] = [
    ("cargo_snippet", &["snippet"]),
    ("codesnip", &["entry", "skip"]),
    ("deprecate_until", &["deprecate_until"]),
];

/// Inputs that decide which attributes of a crate are kept.
#[derive(Clone, Copy)]
pub struct Rules<'a> {
    pub cfg: &'a Cfg,
    /// Names in paths of the procedural macro crates; their imports are left out.
    pub proc_macros: &'a BTreeSet<String>,
    /// `true` if the crate is the author's own, and not downloaded.
    pub is_own: bool,
    pub keeps_comments: bool,
}

impl Rules<'_> {
    /// Returns whether one of these attributes removes its item or its file.
    pub fn is_cut(&self, attributes: &[Attribute], source: &str) -> bool {
        let mut attributes = attributes.iter();
        attributes.any(|attribute| self.decide(&attribute.meta, source).1)
    }

    /// Returns the new text of `meta`, empty if it is dropped, and whether its item is removed.
    pub fn decide(&self, meta: &Meta, source: &str) -> (String, bool) {
        let name = meta.path().segments.first().map(|s| s.ident.to_string());
        let name = name.as_deref().unwrap_or_default();
        let written = || format!("#[{}]", &source[meta.span().byte_range()]);
        match (name, meta) {
            ("test" | "bench", Meta::Path(_)) => (String::new(), true),
            ("inline", Meta::Path(_)) => (String::new(), false),
            _ if self.is_mark(meta.path()) => (String::new(), false),
            ("cfg", Meta::List(list)) => match list.parse_args().map(|p| self.cfg.eval(&p)) {
                Ok(Verdict::Known(holds)) => (String::new(), !holds),
                Ok(Verdict::Unknown(rest)) => (format!("#[cfg({rest})]"), false),
                Err(_) => (written(), false),
            },
            ("cfg_attr", Meta::List(list)) => self.conditional(list, source),
            _ if DROPPED.contains(&name) => (String::new(), false),
            _ => (written(), false),
        }
    }

    /// Returns whether the attribute changes nothing.
    fn is_mark(&self, path: &syn::Path) -> bool {
        let mut names = path
            .segments
            .iter()
            .map(|segment| segment.ident.to_string());
        let (first, last) = (names.next().unwrap_or_default(), names.next_back());
        MARKS.iter().any(|(krate, marks)| {
            let is_named = first == *krate
                && last
                    .as_ref()
                    .is_none_or(|last| marks.contains(&last.as_str()));
            self.proc_macros.contains(*krate) && (is_named || marks.contains(&first.as_str()))
        })
    }

    /// Decides `cfg_attr(predicate, attribute, …)`.
    fn conditional(&self, list: &syn::MetaList, source: &str) -> (String, bool) {
        let parts = parts(list);
        let Some((predicate, attributes)) = parts.split_first() else {
            return (String::new(), false);
        };
        let decided = attributes.iter().map(|meta| self.decide(meta, source));
        match self.cfg.eval(predicate) {
            Verdict::Known(false) => (String::new(), false),
            Verdict::Known(true) => decided.fold((String::new(), false), |all, one| {
                (all.0 + &one.0, all.1 || one.1)
            }),
            Verdict::Unknown(rest) => {
                let kept = attributes
                    .iter()
                    .filter(|m| !self.decide(m, source).0.is_empty());
                let kept: Vec<&str> = kept.map(|m| &source[m.span().byte_range()]).collect();
                let text = format!("#[cfg_attr({rest}, {})]", kept.join(", "));
                (if kept.is_empty() { String::new() } else { text }, false)
            }
        }
    }
}
