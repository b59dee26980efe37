//! What rustc says against a bundle, as its author reads it.

use std::path::Path;

use anyhow::{Context, Result, bail};
use cargo_metadata::diagnostic::Diagnostic;

use super::Rejected;
use super::bundle::Order;
use super::rustc::{Goal, Rustc, is_error, places};
use super::sources::{Graph, Kind};

/// A text that does not compile.
pub struct Refused<'a> {
    pub order: &'a Order<'a>,
    pub rustc: &'a Rustc,
    pub edition: &'a str,
    /// Line by line its author's.
    pub solution: &'a str,
    /// The crates below it.
    pub modules: &'a str,
}

impl Refused<'_> {
    /// The errors of the solution with the places in its own file, or if it has none the
    /// first of the crates: they are kept in a file then.
    ///
    /// # Errors
    /// If rustc cannot be run.
    pub fn rejected(&self) -> Result<Rejected> {
        let Self { order, edition, .. } = self;
        let file = order.refused;
        let text = format!("{}{}", self.solution, self.modules);
        std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
        let out = order.scratch.join("refused.rmeta");
        let answer = self.rustc.compile(file, edition, Goal::Check, &out)?;
        let errors: Vec<&Diagnostic> = answer.iter().filter(|answer| is_error(answer)).collect();
        let is_own = |error: &&Diagnostic| {
            places(error)
                .next()
                .is_some_and(|p| p.start < self.solution.len())
        };
        let mut shown: Vec<&Diagnostic> = errors.iter().copied().filter(is_own).collect();
        if shown.is_empty() {
            shown.extend(errors.first());
        }
        let said: String = shown.iter().map(|error| self.said(error)).collect();
        let kept = order.shown(file);
        let where_kept = match said.contains(&kept) {
            true => format!("the rest is in {kept}\n"),
            false => {
                let _ = std::fs::remove_file(file);
                String::new()
            }
        };
        let solution = order.shown(order.source);
        Ok(Rejected(format!(
            "{solution} does not compile in one file under edition {edition}\n{said}{where_kept}"
        )))
    }

    fn said(&self, error: &Diagnostic) -> String {
        let own_lines = self.solution.lines().count();
        let compiled = self.order.refused.display().to_string();
        let lines = error.rendered.as_deref().unwrap_or(&error.message).lines();
        let lines = lines.map(|line| {
            let place = line.split_once(&format!("{compiled}:"));
            let Some((before, place)) = place else {
                return format!("{line}\n");
            };
            let number = place.split(':').next().and_then(|n| n.parse().ok());
            let file = match number {
                Some(number) if own_lines < number => self.order.refused,
                _ => self.order.source,
            };
            format!("{before}{}:{place}\n", self.order.shown(file))
        });
        lines.collect()
    }
}

/// Refuses a procedural macro that an inlined crate hands on and that errors speak of.
///
/// # Errors
/// If there is one; names the place.
pub fn refuse_macros(
    order: &Order,
    graph: &Graph,
    inlined: impl IntoIterator<Item = usize>,
    solution: &str,
    errors: &[Diagnostic],
) -> Result<()> {
    let behind = graph.closure(inlined);
    let behind = behind.into_iter().map(|i| &graph.crates[i]);
    for krate in behind.filter(|c| c.kind == Kind::ProcMacro) {
        let names = procedural_macros(&krate.root);
        for error in errors {
            let mut spans = error.spans.iter().filter(|span| span.is_primary);
            let own = spans.find(|span| (span.byte_start as usize) < solution.len());
            let mut quoted = error.message.split(['`', ':']);
            let name = quoted.find(|word| names.iter().any(|name| name == word));
            if let (Some(span), Some(name)) = (own, name) {
                bail!(
                    "{}:{}: `{name}` is a procedural macro of {} and cannot be inlined for {}; \
                     write out what it does, or choose a judge that has it",
                    order.shown(order.source),
                    span.line_start,
                    krate.package,
                    order.judge_name
                );
            }
        }
    }
    Ok(())
}

/// The macros that the crate at `root` defines.
fn procedural_macros(root: &Path) -> Vec<String> {
    let source = std::fs::read_to_string(root).unwrap_or_default();
    let items = syn::parse_file(&source).map_or(Vec::new(), |file| file.items);
    let functions = items.into_iter().filter_map(|item| match item {
        syn::Item::Fn(item) => Some(item),
        _ => None,
    });
    let name = |item: syn::ItemFn| {
        item.attrs.iter().find_map(|attribute| {
            let path = attribute.path();
            match &attribute.meta {
                syn::Meta::List(list) if path.is_ident("proc_macro_derive") => {
                    Some(list.tokens.clone().into_iter().next()?.to_string())
                }
                _ if path.is_ident("proc_macro") || path.is_ident("proc_macro_attribute") => {
                    Some(item.sig.ident.to_string())
                }
                _ => None,
            }
        })
    };
    functions.filter_map(name).collect()
}
