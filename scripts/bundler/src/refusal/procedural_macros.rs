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
                     {}, or choose a judge that has it",
                    job.source(),
                    line,
                    krate.package,
                    job.request.target.judge,
                    remedy(name),
                );
            }
        }
    }
    Ok(())
}

/// What to write instead of a macro, or of those of a crate.
pub fn remedy(name: &str) -> &'static str {
    match name {
        "fastout" => {
            "leave it out, and write to `std::io::BufWriter::new(std::io::stdout().lock())` by \
             `writeln!`"
        }
        "derive_readable" => {
            "write `impl proconio::source::Readable for` the type, or read a tuple and make the \
             value of it"
        }
        "memoise" | "memoise_map" => "keep the values in a `Vec` or a map that is handed on",
        _ => "write out what it does",
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_macros_have_remedies_of_their_own() {
        for name in ["fastout", "derive_readable", "memoise"] {
            assert_ne!(remedy(name), remedy("anything"));
        }
    }
}
