//! The user's own modules: the files of the library that are not the collection's.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalogue::Header;
use fs_err as fs;
use site_content::{Family, Module, Problem};

use super::library;
use crate::library::Library;
use crate::modules;
use crate::workspace::Workspace;

/// Family of the own modules; its name on the pages is the text `family.own`.
const FAMILY: &str = "Own";

/// Modules of the pages, the user's own first.
pub struct Shelf {
    pub families: Vec<Family>,
    pub modules: Vec<Module>,
    own: Vec<OwnModule>,
}

/// How own solutions name an own module.
struct OwnModule {
    /// Crate to which the file belongs: `library`.
    krate: String,
    /// Module of that crate which contains the file.
    module: String,
    /// Name on the pages.
    name: String,
}

impl Shelf {
    /// Reads all modules. An own library that cannot be read is reported and left out.
    ///
    /// # Errors
    /// If the collection's library cannot be read.
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
        families.extend(library::families(workspace)?);
        modules.extend(library::modules(workspace, &library)?);
        Ok(Self {
            families,
            modules,
            own,
        })
    }

    /// Adds the own modules that a solution uses to the modules of the collection that it uses.
    pub fn add_used(&self, problems: &mut [Problem]) {
        for problem in problems {
            let is_used =
                |it: &&OwnModule| modules::used_of(&it.krate, &problem.source).contains(&it.module);
            let used = self.own.iter().filter(is_used);
            problem.modules.extend(used.map(|it| it.name.clone()));
        }
    }
}

/// Own modules that have a snippet, sorted by file.
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
    let mut content = library::described(library, file, &name, header, source)?;
    content.own_file = Some(workspace.shown(&path));
    let own = OwnModule {
        krate: package.krate,
        module,
        name,
    };
    Ok((own, content))
}

/// Package of a source file.
struct Package {
    /// Name of its crate in code.
    krate: String,
    /// Folder of its sources.
    sources: PathBuf,
}

impl Package {
    /// Package whose `Cargo.toml` is the next one above the file; a file without one is its own
    /// crate.
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

    /// First module on the way to a file: `graph` for `src/graph/paths.rs`, the crate's name for
    /// `src/lib.rs`.
    fn module(&self, path: &Path) -> String {
        let below = path.strip_prefix(&self.sources).unwrap_or(path);
        let first = below.iter().next().unwrap_or_default();
        self.stem(&self.sources.join(first))
    }

    /// Name of a file: `paths` for `src/graph/paths.rs`, `graph` for `src/graph/mod.rs`.
    fn stem(&self, path: &Path) -> String {
        let name = match path.file_stem().and_then(|stem| stem.to_str()) {
            Some("lib") => return self.krate.clone(),
            Some("mod") => path.parent().and_then(Path::file_name),
            _ => path.file_stem(),
        };
        name.unwrap_or_default().to_string_lossy().into_owned()
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
