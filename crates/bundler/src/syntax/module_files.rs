//! The files of modules: `mod name;`, `#[path = "…"]`.

use std::path::{Path, PathBuf};

use syn::Ident;

use super::plain;

/// Folders in which the modules of a file have their files.
pub struct ModuleFolders {
    /// The file's own folder.
    here: PathBuf,
    /// Folders of child modules, for the file and the inline modules that are open.
    children: Vec<PathBuf>,
}

/// A module's file.
#[derive(Debug, PartialEq, Eq)]
pub struct ModuleFile {
    pub path: PathBuf,
    /// Folder of its children's files.
    pub children: PathBuf,
}

impl ModuleFolders {
    /// Returns the folders of the file at `path`, whose child modules lie in `children`.
    pub fn new(path: &Path, children: &Path) -> Self {
        Self {
            here: path.parent().map(Path::to_path_buf).unwrap_or_default(),
            children: vec![children.to_path_buf()],
        }
    }

    /// Enters an inline module; `written` is the value of its `#[path = "…"]`.
    pub fn enter(&mut self, name: &Ident, written: Option<&str>) {
        let folder = match written {
            Some(written) => self.base_of_paths().join(written),
            None => self.innermost().join(plain(&name.to_string())),
        };
        self.children.push(folder);
    }

    /// Leaves the inline module that was entered last.
    pub fn leave(&mut self) {
        self.children.pop();
    }

    /// Returns the file of `mod name;`; `written` is the value of its `#[path = "…"]`.
    ///
    /// # Errors
    /// The files that it might be in, if none of them is there.
    pub fn find(
        &self,
        name: &Ident,
        written: Option<&str>,
        is_file: impl Fn(&Path) -> bool,
    ) -> Result<ModuleFile, Vec<PathBuf>> {
        let (paths, children) = match written {
            Some(written) => {
                let path = self.base_of_paths().join(written);
                let children = path.parent().map(Path::to_path_buf).unwrap_or_default();
                (vec![path], children)
            }
            None => {
                let folder = self.innermost().join(plain(&name.to_string()));
                let flat = folder.with_extension("rs");
                (vec![flat, folder.join("mod.rs")], folder)
            }
        };
        match paths.iter().find(|path| is_file(path)) {
            Some(path) => Ok(ModuleFile {
                path: path.clone(),
                children,
            }),
            None => Err(paths),
        }
    }

    /// Returns the folder that `#[path = "…"]` is relative to.
    fn base_of_paths(&self) -> &Path {
        match self.children.len() {
            1 => &self.here,
            _ => self.innermost(),
        }
    }

    fn innermost(&self) -> &Path {
        self.children.last().map_or(&self.here, PathBuf::as_path)
    }
}

/// Returns the message that no file of a module is there.
pub fn none_is_there(paths: &[PathBuf], shown: impl Fn(&Path) -> String) -> String {
    let names: Vec<String> = paths.iter().map(|path| shown(path)).collect();
    match &names[..] {
        [one] => format!("{one} is not there; create the module's file"),
        _ => format!(
            "neither {} is there; create the module's file",
            names.join(" nor ")
        ),
    }
}

#[cfg(test)]
mod tests {
    use quote::format_ident;

    use super::*;

    fn found(folders: &ModuleFolders, written: Option<&str>) -> [String; 2] {
        let file = folders
            .find(&format_ident!("m"), written, |_| true)
            .unwrap();
        [file.path, file.children].map(|path| path.display().to_string())
    }

    #[test]
    fn a_path_leads_from_the_file_or_from_the_inline_module_around_it() {
        let mut folders = ModuleFolders::new("src/a.rs".as_ref(), "src/a".as_ref());
        assert_eq!(found(&folders, None), ["src/a/m.rs", "src/a/m"]);
        assert_eq!(found(&folders, Some("x/y.rs")), ["src/x/y.rs", "src/x"]);
        folders.enter(&format_ident!("inline"), None);
        assert_eq!(
            found(&folders, None),
            ["src/a/inline/m.rs", "src/a/inline/m"]
        );
        assert_eq!(
            found(&folders, Some("x.rs")),
            ["src/a/inline/x.rs", "src/a/inline"]
        );
        folders.leave();
        folders.enter(&format_ident!("inline"), Some("other"));
        assert_eq!(found(&folders, None), ["src/other/m.rs", "src/other/m"]);
    }

    #[test]
    fn both_files_are_named_if_neither_is_there() {
        let folders = ModuleFolders::new("src/main.rs".as_ref(), "src".as_ref());
        let missing = folders
            .find(&format_ident!("r#gen"), None, |_| false)
            .unwrap_err();
        assert_eq!(
            none_is_there(&missing, |path| path.display().to_string()),
            "neither src/gen.rs nor src/gen/mod.rs is there; create the module's file"
        );
    }
}
