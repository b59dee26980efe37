//! What all pages are made of.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Result;
use material::{Material, Module, Problem};

use crate::texts::Texts;

/// The material and what it is shown with.
#[derive(Debug)]
pub struct Site {
    pub root: PathBuf,
    pub material: Material,
    pub texts: Texts,
    /// Are the explorer, play and the search made?
    pub has_explorer: bool,
    /// Places in `material`, by name.
    modules: BTreeMap<String, usize>,
    problems: BTreeMap<String, usize>,
}

impl Site {
    /// # Errors
    /// If a text is missing or cannot be read.
    pub fn new(root: &Path, material: Material, has_explorer: bool) -> Result<Self> {
        let modules = material.modules.iter().map(|it| it.name.clone());
        let problems = material.problems.iter().map(|it| it.bin.clone());
        Ok(Self {
            root: root.to_path_buf(),
            texts: Texts::read(&root.join("scripts/site/text"))?,
            has_explorer,
            modules: modules.zip(0..).collect(),
            problems: problems.zip(0..).collect(),
            material,
        })
    }

    /// The module of this name.
    pub fn module(&self, name: &str) -> Option<&Module> {
        let place = self.modules.get(name)?;
        self.material.modules.get(*place)
    }

    /// The problem of this name.
    pub fn problem(&self, bin: &str) -> Option<&Problem> {
        let place = self.problems.get(bin)?;
        self.material.problems.get(*place)
    }
}
