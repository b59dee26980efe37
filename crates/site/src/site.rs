//! The material and texts of all pages.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use site_content::{Material, Module, Problem};

use crate::language::{ENGLISH, Language};
use crate::literature::{self, LiteratureGame};
use crate::texts::Texts;

/// How many problems share a file with their solutions, wrong solutions and bundles: they repeat
/// the same modules, so that eight pack into little more than twice what one takes.
const PROBLEMS_A_FILE: usize = 8;

/// Material, texts and current language of the pages.
#[derive(Debug)]
pub struct Site {
    /// Root folder of the workspace.
    pub root: PathBuf,
    /// Current language of the pages; [`Site::speak`] changes it.
    pub language: &'static Language,
    pub material: Material,
    pub texts: Texts,
    /// Day of the repository's last commit: `2026-11-28`; `None` outside a repository.
    pub date: Option<String>,
    /// Links at the top of each page.
    pub menu: Vec<MenuItem>,
    /// `true` if the explorer, play and the search are made.
    pub has_explorer: bool,
    /// Games of the literature, with their theorems.
    pub literature: Vec<LiteratureGame>,
    /// Name → index in `material.modules`.
    modules: BTreeMap<String, usize>,
    /// Name → index in `material.problems`.
    problems: BTreeMap<String, usize>,
    /// Problem → number of the file with its code.
    code_files: BTreeMap<String, usize>,
}

/// A link of the menu to a kind of page.
#[derive(Debug, Clone, Copy)]
pub struct MenuItem {
    /// Path in the folder of its language.
    pub path: &'static str,
    /// Its name is the text `site.<name>`.
    pub name: &'static str,
}

impl Site {
    /// Reads the texts of the pages. The current language is English.
    ///
    /// # Errors
    /// If a file of texts can't be read.
    pub fn new(root: &Path, material: Material, has_explorer: bool) -> Result<Self> {
        let modules = material.modules.iter().map(|it| it.name.clone());
        let problems = material.problems.iter().map(|it| it.bin.clone());
        let mut by_modules: Vec<&Problem> = material.problems.iter().collect();
        by_modules.sort_by_key(|it| (&it.modules, &it.bin));
        let numbers = (0..).map(|at| at / PROBLEMS_A_FILE);
        let code_files = by_modules.iter().map(|it| it.bin.clone()).zip(numbers);
        Ok(Self {
            root: root.to_path_buf(),
            language: ENGLISH,
            texts: Texts::read(root)?,
            literature: literature::read(root)?,
            has_explorer,
            date: date(root),
            menu: Vec::new(),
            modules: modules.zip(0..).collect(),
            problems: problems.zip(0..).collect(),
            code_files: code_files.collect(),
            material,
        })
    }

    /// Changes the current language.
    pub fn speak(&mut self, language: &'static Language) {
        self.language = language;
        self.texts.speak(language);
    }

    /// Path of a page in the current language: `zh/modules/mex.html`.
    pub fn path(&self, page: &str) -> String {
        format!("{}{page}", self.language.folder)
    }

    /// The module with this name.
    pub fn module(&self, name: &str) -> Option<&Module> {
        self.material.modules.get(*self.modules.get(name)?)
    }

    /// The problem with this name.
    pub fn problem(&self, bin: &str) -> Option<&Problem> {
        self.material.problems.get(*self.problems.get(bin)?)
    }

    /// Returns the name below `data` of the file with a problem's code.
    pub fn code_file(&self, problem: &Problem) -> String {
        format!("solutions/{}", self.code_files[&problem.bin])
    }

    /// The problems whose solutions use a module, from easy to hard.
    pub fn problems_with(&self, module: &str) -> Vec<&Problem> {
        let uses = |problem: &&Problem| problem.modules.iter().any(|it| it == module);
        let mut problems: Vec<&Problem> = self.material.problems.iter().filter(uses).collect();
        problems.sort_by_key(|problem| problem.difficulty);
        problems
    }
}

/// Day of the last commit, as git says it.
fn date(root: &Path) -> Option<String> {
    let mut git = Command::new("git");
    let git = git.args(["log", "-1", "--format=%cs"]).current_dir(root);
    let said = git.output().ok()?.stdout;
    let date = String::from_utf8(said).ok()?.trim().to_string();
    Some(date).filter(|date| !date.is_empty())
}
