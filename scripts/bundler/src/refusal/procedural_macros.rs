//! Procedural macros that an inlined crate re-exports cannot be inlined.

use std::path::Path;

use anyhow::{Result, bail};

use crate::cargo::{CrateKind, Graph};
use crate::request::Job;
use crate::rustc::Diagnostic;

/// Refuses a procedural macro behind the `inlined` crates if an error in the solution
/// names it. `own_line` is the line of the solution at one of the compiled file.
///
/// # Errors
/// If there is one; names the place.
pub fn refuse(
    job: &Job,
    graph: &Graph,
    inlined: impl IntoIterator<Item = usize>,
    own_line: impl Fn(usize) -> Option<usize>,
    errors: &[Diagnostic],
) -> Result<()> {
    let behind = graph.closure(inlined);
    let behind = behind.into_iter().map(|i| &graph.crates[i]);
    for krate in behind.filter(|c| c.kind == CrateKind::ProcMacro) {
        let names = procedural_macros(&krate.root);
        for error in errors {
            let spans = error.spans.iter().filter(|span| span.is_primary);
            let own = spans.filter_map(|span| own_line(span.line)).next();
            let mut quoted = error.message.split(['`', ':']);
            let name = quoted.find(|word| names.iter().any(|name| name == word));
            if let (Some(line), Some(name)) = (own, name) {
                bail!(
                    "{}:{}: `{name}` is a procedural macro of {} and cannot be inlined for {}; \
                     write out what it does, or choose a judge that has it",
                    job.source(),
                    line,
                    krate.package,
                    job.request.target.judge
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
    functions.filter_map(|item| macro_name(&item)).collect()
}

/// The macro that a function defines, if it does.
fn macro_name(function: &syn::ItemFn) -> Option<String> {
    function.attrs.iter().find_map(|attribute| {
        let path = attribute.path();
        match &attribute.meta {
            syn::Meta::List(list) if path.is_ident("proc_macro_derive") => {
                Some(list.tokens.clone().into_iter().next()?.to_string())
            }
            _ if path.is_ident("proc_macro") || path.is_ident("proc_macro_attribute") => {
                Some(function.sig.ident.to_string())
            }
            _ => None,
        }
    })
}
