//! Refuses procedural macros that an inlined crate uses or re-exports: they cannot be inlined.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, anyhow, bail};

use super::blame::Blame;
use crate::cargo::{Crate, CrateKind, Graph};
use crate::request::Job;
use crate::rustc::Diagnostic;
use crate::solution::Solution;

/// Beginnings of rustc's messages about an attribute, a derive or a macro without a definition.
const NO_DEFINITION: [&str; 3] = [
    "cannot find attribute `",
    "cannot find derive macro `",
    "cannot find macro `",
];

/// Refuses a solution with an attribute that is a procedural macro of an inlined crate's
/// dependency. `inlined` has the index in `graph` of each inlined crate. The search would find it
/// out, too, but late.
///
/// # Errors
/// If there is such an attribute; names its line and the remedy.
pub fn refuse_attributes(
    job: &Job,
    graph: &Graph,
    solution: &Solution,
    inlined: &BTreeMap<String, usize>,
) -> Result<()> {
    for (krate, &index) in inlined {
        let behind = graph.closure([index]).into_iter();
        let behind = behind.map(|i| &graph.crates[i]);
        for ProceduralMacros { package, names } in behind.filter_map(ProceduralMacros::of_crate) {
            for name in &names {
                if let Some(line) = solution.line_of_attribute(krate, name) {
                    return Err(refusal(job, line, name, package));
                }
            }
        }
    }
    Ok(())
}

fn refusal(job: &Job, line: usize, name: &str, package: &str) -> anyhow::Error {
    anyhow!(
        "{}: `{name}` is a procedural macro of {package} and cannot be inlined for {}; {}, or \
         choose a judge that has it",
        job.place(line),
        job.request.target.judge,
        remedy(name),
    )
}

/// Refuses a procedural macro of the `inlined` crates' dependencies if an error names it.
/// `own_line` gives the solution's line of an error, `culprit` the crate that contains it.
///
/// # Errors
/// If there is such a macro; names the place in the solution, or the crate that uses it.
pub fn refuse(
    job: &Job,
    graph: &Graph,
    inlined: impl IntoIterator<Item = usize>,
    own_line: impl Fn(&Diagnostic) -> Option<usize>,
    culprit: impl Fn(&Diagnostic) -> Option<Blame>,
    errors: &[Diagnostic],
) -> Result<()> {
    let (source, judge) = (job.source(), &job.request.target.judge);
    let behind = graph.closure(inlined).into_iter();
    let behind = behind.map(|i| &graph.crates[i]);
    let kinds: Vec<ProceduralMacros> = behind.filter_map(ProceduralMacros::of_crate).collect();
    for error in errors {
        let named = kinds
            .iter()
            .find_map(|kind| Some((kind, kind.name_in(error)?)));
        let Some((ProceduralMacros { package, .. }, name)) = named else {
            continue;
        };
        if let Some(line) = own_line(error) {
            return Err(refusal(job, line, name, package));
        }
        let is_missing = NO_DEFINITION
            .iter()
            .any(|begin| error.message.starts_with(begin));
        if let Some(blame) = culprit(error).filter(|_| is_missing) {
            bail!(
                "{source}: `{}` cannot be inlined for {judge}: {blame} needs `{name}`, a \
                 procedural macro of {package}; write out what you need of it, or choose a judge \
                 that has it",
                blame.mentioned
            );
        }
    }
    Ok(())
}

/// The macros of a crate of procedural macros.
struct ProceduralMacros<'a> {
    package: &'a str,
    names: Vec<String>,
}

impl<'a> ProceduralMacros<'a> {
    fn of_crate(krate: &'a Crate) -> Option<Self> {
        (krate.kind == CrateKind::ProcMacro).then(|| Self {
            package: &krate.package,
            names: procedural_macros(&krate.root),
        })
    }

    /// The macro that an error names.
    fn name_in(&self, error: &'a Diagnostic) -> Option<&'a str> {
        let mut quoted = error.message.split(['`', ':']);
        quoted.find(|word| self.names.iter().any(|name| name == word))
    }
}

/// The code to write instead of a macro, or of a crate's macros.
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

/// Macros that the crate at `root` defines.
fn procedural_macros(root: &Path) -> Vec<String> {
    let source = std::fs::read_to_string(root).unwrap_or_default();
    let items = syn::parse_file(&source).map_or(Vec::new(), |file| file.items);
    let functions = items.into_iter().filter_map(|item| match item {
        syn::Item::Fn(item) => Some(item),
        _ => None,
    });
    functions.filter_map(|item| macro_name(&item)).collect()
}

/// The procedural macro that a function defines.
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
