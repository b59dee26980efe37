//! The modules for the pages: the collection's by family, and the user's own in front of them, with
//! their code in every format.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use catalogue::Header;
use fs_err as fs;
use site_content::{Family, Field, Module, Problem, Snippet};

use crate::eprintln;
use crate::workspace::Workspace;
use crate::workspace::modules;
use crate::workspace::snippets::{self, Library};

/// Family of the user's own modules. The text `family.own` names it on the pages.
const FAMILY: &str = "Own";

/// The modules of the pages, the user's own first.
pub struct Shelf {
    pub families: Vec<Family>,
    pub modules: Vec<Module>,
    own: Vec<OwnModule>,
}

/// How the user's solutions name the user's module.
struct OwnModule {
    /// The file's crate: `library`.
    krate: String,
    /// Module of that crate which contains the file.
    module: String,
    /// Name on the pages.
    name: String,
}

impl Shelf {
    /// Reads all modules. If the user's library can't be read, that is reported and it is left out.
    ///
    /// # Errors
    /// If the collection's library can't be read.
    pub fn read(workspace: &Workspace) -> Result<Self> {
        match (Self::whole(workspace), workspace.collection()) {
            (Err(error), Some(collection)) => {
                eprintln!("error: {error:#}; the pages have none of your own modules");
                Self::whole(collection)
            }
            (shelf, _) => shelf,
        }
    }

    fn whole(workspace: &Workspace) -> Result<Self> {
        let library = Library::read(workspace)?;
        let (mut own, mut modules) = (Vec::new(), Vec::new());
        for (name, module) in own_modules(workspace, &library)? {
            own.push(name);
            modules.push(module);
        }
        let family = Family {
            name: FAMILY.to_string(),
            modules: own.iter().map(|it| it.name.clone()).collect(),
        };
        let mut families = Vec::from_iter((!own.is_empty()).then_some(family));
        families.extend(their_families(workspace)?);
        modules.extend(their_modules(workspace, &library)?);
        Ok(Self {
            families,
            modules,
            own,
        })
    }

    /// Adds to each problem the user's modules that its solution uses.
    pub fn add_used(&self, problems: &mut [Problem]) {
        for problem in problems {
            let is_used =
                |it: &&OwnModule| modules::used(&it.krate, &problem.source).contains(&it.module);
            let used = self.own.iter().filter(is_used);
            problem.modules.extend(used.map(|it| it.name.clone()));
        }
    }
}

/// The user's modules that have a snippet, sorted by file.
fn own_modules(workspace: &Workspace, library: &Library) -> Result<Vec<(OwnModule, Module)>> {
    let theirs = workspace.snippets_dir();
    let files = library.iter().map(|snippet| snippet.file.as_path());
    let own = files.filter(|file| !workspace.root().join(file).starts_with(&theirs));
    let own: BTreeSet<&Path> = own.collect();
    let mut taken: BTreeSet<String> = modules::all(workspace)?.into_iter().collect();
    let mut modules = Vec::new();
    for file in own {
        modules.push(own_module(workspace, library, file, &mut taken)?);
    }
    Ok(modules)
}

fn own_module(
    workspace: &Workspace,
    library: &Library,
    file: &Path,
    taken: &mut BTreeSet<String>,
) -> Result<(OwnModule, Module)> {
    let path = workspace.root().join(file);
    let source = fs::read_to_string(&path)?;
    let package = Package::containing(&path)?;
    let (mut name, module) = (package.stem(&path), package.module(&path));
    while !taken.insert(name.clone()) {
        name.insert_str(0, "own_");
    }
    let mut header = Header::parse(&source).unwrap_or_default();
    if header.title.is_empty() {
        header.title.clone_from(&name);
    }
    let mut content = described(library, file, &name, header, source);
    content.own_file = Some(workspace.shown(&path));
    let own = OwnModule {
        krate: package.krate,
        module,
        name,
    };
    Ok((own, content))
}

/// The package of a source file.
struct Package {
    /// Name of its crate in code.
    krate: String,
    /// Folder of its sources.
    sources: PathBuf,
}

impl Package {
    /// The package whose `Cargo.toml` is next above the file. A file without one is its own crate.
    fn containing(path: &Path) -> Result<Self> {
        let folders = path.ancestors().skip(1);
        let mut packages = folders.filter(|folder| folder.join("Cargo.toml").is_file());
        let folder = packages.next().unwrap_or(path);
        let manifest = folder.join("Cargo.toml");
        let mut krate = String::new();
        if manifest.is_file() {
            let table: toml::Table = fs::read_to_string(&manifest)?.parse()?;
            let name = |table: &str, manifest: &toml::Table| {
                let name = manifest.get(table)?.get("name")?.as_str()?;
                Some(name.replace('-', "_"))
            };
            krate = name("lib", &table)
                .or_else(|| name("package", &table))
                .unwrap_or_default();
        }
        Ok(Self {
            krate,
            sources: folder.join("src"),
        })
    }

    /// Returns the first module in a file's path: `graph` for `src/graph/paths.rs`, the crate's
    /// name for `src/lib.rs`.
    fn module(&self, path: &Path) -> String {
        let below = path.strip_prefix(&self.sources).unwrap_or(path);
        let first = below.iter().next().unwrap_or_default();
        self.stem(&self.sources.join(first))
    }

    /// The name of a file: `paths` for `src/graph/paths.rs`, `graph` for `src/graph/mod.rs`.
    fn stem(&self, path: &Path) -> String {
        let name = match path.file_stem().and_then(|stem| stem.to_str()) {
            Some("lib") => return self.krate.clone(),
            Some("mod") => path.parent().and_then(Path::file_name),
            _ => path.file_stem(),
        };
        name.unwrap_or_default().to_string_lossy().into_owned()
    }
}

/// The collection's families of modules, from the comments `// Name` in `lib.rs`.
fn their_families(workspace: &Workspace) -> Result<Vec<Family>> {
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

/// The collection's modules, in the order of `lib.rs`.
fn their_modules(workspace: &Workspace, library: &Library) -> Result<Vec<Module>> {
    let module = |name: &String| {
        let path = workspace.snippets_dir().join(name).with_extension("rs");
        let source = fs::read_to_string(&path)?;
        let header = Header::parse(&source).with_context(|| format!("in {}", path.display()))?;
        let file = workspace.relative(&path);
        Ok(described(library, file, name, header, source))
    };
    modules::all(workspace)?.iter().map(module).collect()
}

/// What the page of a module shows; `file` is the module's file as the library names it.
fn described(library: &Library, file: &Path, name: &str, header: Header, source: String) -> Module {
    let field = |field: catalogue::header::Field| Field {
        name: field.name,
        value: field.value,
    };
    let its = library.iter().filter(|snippet| snippet.file == file);
    Module {
        name: name.to_string(),
        title: header.title,
        fields: header.fields.into_iter().map(field).collect(),
        prose: header.prose,
        source,
        snippets: its.map(|it| snippet(library, it)).collect(),
        own_file: None,
    }
}

fn snippet(library: &Library, snippet: &snippets::Snippet) -> Snippet {
    Snippet {
        name: snippet.name.clone(),
        own_text: library.own_text(snippet),
        includes: snippet.includes.iter().map(|it| it.name.clone()).collect(),
        text: library.entry(snippet).text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_by_its_stem_and_used_by_its_first_module() {
        let package = Package {
            krate: "library".into(),
            sources: "own/library/src".into(),
        };
        for (file, name, module) in [
            ("take.rs", "take", "take"),
            ("graph/paths.rs", "paths", "graph"),
            ("graph/mod.rs", "graph", "graph"),
            ("lib.rs", "library", "library"),
        ] {
            let path = package.sources.join(file);
            let names = (package.stem(&path), package.module(&path));
            assert_eq!(names, (name.to_string(), module.to_string()), "{file}");
        }
    }
}
