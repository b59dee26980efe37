//! Holds the material, texts and language for all pages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::Result;
use site_content::{Material, Module, Problem};

use crate::atlas::{self, Entry};
use crate::language::{ENGLISH, Language};
use crate::literature::{self, LiteratureGame};
use crate::messages::Messages;
use crate::texts::Texts;
use crate::translations::Translations;

/// Material, texts and current language of the pages.
#[derive(Debug)]
pub struct Site {
    pub root: PathBuf,
    /// Current language of the pages; [`Site::speak`] changes it.
    pub language: &'static Language,
    pub material: Material,
    pub texts: Texts,
    pub translations: Translations,
    /// Messages of the engine in other languages than English.
    pub messages: Messages,
    /// Links at the top, set from the table of page kinds.
    pub menu: Vec<MenuItem>,
    /// True if the explorer, play and search are made.
    pub has_explorer: bool,
    /// Games of the literature, with their theorems.
    pub literature: Vec<LiteratureGame>,
    atlas: OnceLock<Vec<Entry>>,
    /// Name → index in `material.modules`.
    modules: BTreeMap<String, usize>,
    problems: BTreeMap<String, usize>,
    /// Module → modules that it includes directly.
    includes: BTreeMap<String, BTreeSet<String>>,
}

/// A link of the menu to a kind of page.
#[derive(Debug, Clone, Copy)]
pub struct MenuItem {
    /// Path in the folder of its language.
    pub path: &'static str,
    /// Key of its name.
    pub name: &'static str,
    /// Key of its description on the landing page; `None` if it is not there.
    pub lead: Option<&'static str>,
}

impl Site {
    /// Reads the texts of the pages; the current language is English at first.
    ///
    /// # Errors
    /// If a text is missing or cannot be read.
    pub fn new(root: &Path, material: Material, has_explorer: bool) -> Result<Self> {
        let modules = material.modules.iter().map(|it| it.name.clone());
        let problems = material.problems.iter().map(|it| it.bin.clone());
        Ok(Self {
            root: root.to_path_buf(),
            language: ENGLISH,
            texts: Texts::read(&root.join("crates/site/text"))?,
            translations: Translations::read(root)?,
            messages: Messages::read(&root.join("crates/site/text"))?,
            literature: literature::read(root)?,
            has_explorer,
            menu: Vec::new(),
            atlas: OnceLock::new(),
            modules: modules.zip(0..).collect(),
            problems: problems.zip(0..).collect(),
            includes: includes(&material.modules),
            material,
        })
    }

    /// Changes the current language.
    pub fn speak(&mut self, language: &'static Language) {
        self.language = language;
        self.texts.speak(language);
        self.translations.speak(language);
    }

    /// The games of the atlas, computed at the first call.
    pub fn atlas(&self) -> &[Entry] {
        self.atlas.get_or_init(atlas::entries)
    }

    /// Path of a page in the current language: `zh/modules/mex.html`.
    pub fn path(&self, page: &str) -> String {
        format!("{}{page}", self.language.folder)
    }

    /// Path from a page at the top of its language to the files that are written by hand.
    pub fn static_files(&self) -> String {
        format!(
            "{}static/",
            "../".repeat(self.language.folder.matches('/').count())
        )
    }

    /// The module with this name.
    pub fn module(&self, name: &str) -> Option<&Module> {
        let place = self.modules.get(name)?;
        self.material.modules.get(*place)
    }

    /// The problem with this name.
    pub fn problem(&self, bin: &str) -> Option<&Problem> {
        let place = self.problems.get(bin)?;
        self.material.problems.get(*place)
    }

    /// Index of a problem in the material.
    ///
    /// # Panics
    /// If there is no problem with this name.
    pub fn place_of_problem(&self, bin: &str) -> usize {
        self.problems[bin]
    }

    /// The modules that a module includes directly.
    pub fn includes(&self, module: &str) -> Vec<&str> {
        let names = self.includes.get(module).into_iter().flatten();
        names.map(String::as_str).collect()
    }

    /// The modules that include a module directly.
    pub fn users(&self, module: &str) -> impl Iterator<Item = &str> {
        let uses = move |(_, includes): &(&String, &BTreeSet<String>)| includes.contains(module);
        self.includes
            .iter()
            .filter(uses)
            .map(|(user, _)| user.as_str())
    }

    /// The problems whose solutions mention a module, from easy to hard.
    pub fn problems_with(&self, module: &str) -> Vec<&Problem> {
        let names_it = |problem: &&Problem| problem.modules.iter().any(|it| it == module);
        let mut problems: Vec<&Problem> = self.material.problems.iter().filter(names_it).collect();
        problems.sort_by_key(|problem| problem.difficulty);
        problems
    }
}

fn includes(modules: &[Module]) -> BTreeMap<String, BTreeSet<String>> {
    let named = modules.iter().flat_map(|module| {
        let names = module.snippets.iter().map(|snippet| snippet.name.as_str());
        names.map(|name| (name, module.name.as_str()))
    });
    let home: BTreeMap<&str, &str> = named.collect();
    let included_by = |module: &Module| {
        let included = module.snippets.iter().flat_map(|snippet| &snippet.includes);
        let homes = included.filter_map(|name| home.get(name.as_str()));
        let others = homes.filter(|home| **home != module.name);
        others.map(|home| home.to_string()).collect()
    };
    modules
        .iter()
        .map(|it| (it.name.clone(), included_by(it)))
        .collect()
}
