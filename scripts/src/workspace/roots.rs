//! A workspace and the collection that it is linked to.

use std::path::Path;

use anyhow::{Result, ensure};

use super::Workspace;
use super::link::{LIBRARY, LINK};

impl Workspace {
    /// Collection to which this workspace is linked; None if it is the collection itself.
    pub fn collection(&self) -> Option<Self> {
        self.collection.as_deref().map(Self::at)
    }

    /// Root of the linked collection, or of this workspace if it is the collection.
    pub fn collection_root(&self) -> &Path {
        self.collection.as_deref().unwrap_or(&self.root)
    }

    /// Workspaces to search, in order: this one, then the linked collection.
    pub fn roots(&self) -> Vec<Self> {
        let mut roots = vec![self.clone()];
        roots.extend(self.collection());
        roots
    }

    /// Workspace that has the file of this problem; this one if neither has.
    pub fn home_of(&self, bin: &str) -> Self {
        let has = |workspace: &Self| workspace.bin_path(bin).is_file();
        let home = self.roots().into_iter().find(has);
        home.unwrap_or_else(|| self.clone())
    }

    /// Checks that the linked collection is where the link says.
    ///
    /// # Errors
    /// If the linked collection is missing; the error says the remedy.
    pub(super) fn check_link(&self) -> Result<()> {
        if let Some(collection) = &self.collection {
            ensure!(
                collection.join(LIBRARY).is_file(),
                "the collection is no longer in {}; go to its folder and run \
                 `cargo x init {}`, which corrects {LINK}",
                collection.display(),
                self.root.display()
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_names_the_collection_also_by_a_relative_path() {
        let folder = tempfile::tempdir().unwrap();
        let manifest = folder.path().join("own").join(LINK);
        let library = "../../../theirs/snippets/src/lib.rs";
        let text = format!("[package]\nname = 'snippets'\n[lib]\npath = '{library}'\n");
        crate::atomic::create(&manifest, text).unwrap();
        let own = Workspace::at(&folder.path().join("own"));
        assert_eq!(own.collection_root(), folder.path().join("theirs"));
        assert_eq!(Workspace::at(folder.path()).collection(), None);
    }
}
