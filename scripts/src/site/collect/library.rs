//! Modules by family, and their code in every format.

use std::path::Path;

use anyhow::{Context as _, Result};
use catalogue::Header;
use clap::ValueEnum as _;
use fs_err as fs;
use site_content::{Export, Family, Field, Module, Snippet};

use crate::library::{self, Format, Library};
use crate::modules;
use crate::workspace::Workspace;

/// Families of modules, from the comments `// Name` in `lib.rs`.
pub fn families(workspace: &Workspace) -> Result<Vec<Family>> {
    let text = fs::read_to_string(workspace.snippets_dir().join("lib.rs"))?;
    let mut families: Vec<Family> = Vec::new();
    for line in text.lines() {
        let module = line
            .strip_prefix("pub mod ")
            .and_then(|line| line.strip_suffix(';'));
        if let Some(name) = line.strip_prefix("// ") {
            families.push(Family {
                name: name.to_string(),
                modules: Vec::new(),
            });
        } else if let Some(module) = module {
            let family = families.last_mut();
            let family = family.with_context(|| {
                format!("snippets/src/lib.rs: write `// <family>` above `pub mod {module};`")
            })?;
            family.modules.push(module.to_string());
        }
    }
    Ok(families)
}

/// All modules of the collection, in the order of `lib.rs`.
pub fn modules(workspace: &Workspace, library: &Library) -> Result<Vec<Module>> {
    let module = |name: &String| {
        let path = workspace.snippets_dir().join(name).with_extension("rs");
        let source = fs::read_to_string(&path)?;
        let header = Header::parse(&source).with_context(|| format!("in {}", path.display()))?;
        let file = workspace.relative(&path);
        described(library, file, name, header, source)
    };
    modules::all(workspace)?.iter().map(module).collect()
}

/// Contents of a module's page. `file` is the file as the library names it.
///
/// # Errors
/// If a snippet cannot be written for an editor.
pub fn described(
    library: &Library,
    file: &Path,
    name: &str,
    header: Header,
    source: String,
) -> Result<Module> {
    let field = |field: catalogue::header::Field| Field {
        name: field.name,
        value: field.value,
    };
    let its = library.iter().filter(|snippet| snippet.file == file);
    let snippets: Result<Vec<Snippet>> = its.map(|it| snippet(library, it)).collect();
    Ok(Module {
        name: name.to_string(),
        title: header.title,
        fields: header.fields.into_iter().map(field).collect(),
        prose: header.prose,
        source,
        snippets: snippets?,
        own_file: None,
    })
}

fn snippet(library: &Library, snippet: &library::Snippet) -> Result<Snippet> {
    let entry = library.entry(snippet);
    let export = |format: &Format| {
        let value = format.to_possible_value();
        Ok(Export {
            format: value.context("no format is hidden")?.get_name().to_string(),
            editor: format.editor().to_string(),
            text: format.export(std::slice::from_ref(&entry))?,
        })
    };
    let exports: Result<Vec<Export>> = Format::value_variants().iter().map(export).collect();
    Ok(Snippet {
        name: snippet.name.clone(),
        own_text: library.own_text(snippet),
        includes: snippet.includes.iter().map(|it| it.name.clone()).collect(),
        exports: exports?,
        text: entry.text,
    })
}
