//! Material to practise: snippets and problems in the order of the course.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Error, Result, bail};
use catalogue::did_you_mean;

use crate::course::Course;
use crate::modules;
use crate::own::{self, OwnedProblem};
use crate::problem::Problem;
use crate::workspace::Workspace;
use catalogue::Header;

/// Problem or snippet that can be drilled.
#[derive(Debug, Clone)]
pub struct Material {
    pub name: String,
    pub title: String,
    pub url: Option<String>,
    /// Rules of the moves and of winning in whole sentences; empty if the header has none.
    pub rules: String,
    pub games: Vec<String>,
    pub reference: PathBuf,
    pub goal: Duration,
    /// Problem of this material; None for a snippet.
    pub problem: Option<Problem>,
    /// Whether the problem belongs to the user, not to the collection.
    pub is_own: bool,
}

impl Material {
    /// Whether the games, the title or the name contain this text.
    pub fn is_about(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let mut words = self.games.iter().chain([&self.title, &self.name]);
        words.any(|word| word.to_lowercase().contains(&text))
    }

    /// Whether the material is about a game: every snippet is, a problem's header says so.
    pub fn is_of_a_game(&self) -> bool {
        !self.games.is_empty()
    }

    /// Whether the problem comes from this judge.
    pub fn is_from(&self, judge: &str) -> bool {
        let own = self
            .problem
            .as_ref()
            .and_then(|problem| problem.judge.as_ref());
        own.is_some_and(|own| own.eq_ignore_ascii_case(judge))
    }

    /// Game under which the statistics count the material.
    pub fn game(&self) -> &str {
        self.games.first().map_or("other", String::as_str)
    }
}

/// All material in the order of the course; material that the course does not name comes last. Also
/// returns the errors of the headers that cannot be read.
///
/// # Errors
/// If a folder, a file or the course cannot be read.
pub fn all(workspace: &Workspace) -> Result<(Vec<Material>, Vec<Error>)> {
    let mut materials = Vec::new();
    let (problems, mut unreadable) = own::problems(workspace)?;
    for module in modules::all(workspace)? {
        match of_snippet(workspace, &module) {
            Ok(snippet) => materials.push(snippet),
            Err(error) => unreadable.push(error),
        }
    }
    for found in problems {
        let source = fs_err::read_to_string(&found.problem.path)?;
        materials.push(of_problem(found, &source));
    }
    let course = Course::read(&workspace.course_path())?;
    let order = course.order();
    let place = |material: &Material| order.iter().position(|name| *name == material.name);
    materials.sort_by_cached_key(|material| place(material).unwrap_or(order.len()));
    Ok((materials, unreadable))
}

/// Finds the problem or snippet of this name.
///
/// # Errors
/// If there is none (suggests similar names), or its header cannot be read.
pub fn find(workspace: &Workspace, name: &str) -> Result<Material> {
    let (materials, _) = all(workspace)?;
    let names: Vec<&str> = materials
        .iter()
        .map(|material| material.name.as_str())
        .collect();
    match names.iter().position(|known| *known == name) {
        Some(index) => Ok(materials[index].clone()),
        None if workspace.home_of(name).bin_path(name).is_file() => {
            let problem = workspace.home_of(name).problem(name)?;
            let source = fs_err::read_to_string(&problem.path)?;
            let is_own = false;
            Ok(of_problem(OwnedProblem { problem, is_own }, &source))
        }
        None if modules::all(workspace)?.iter().any(|module| module == name) => {
            of_snippet(workspace, name)
        }
        None => bail!(
            "no problem or snippet `{name}`{}; `cargo x drill list` shows all",
            did_you_mean(name, &names)
        ),
    }
}

fn of_problem(OwnedProblem { problem, is_own }: OwnedProblem, source: &str) -> Material {
    Material {
        is_own,
        name: problem.bin.clone(),
        title: problem.title.clone(),
        url: problem.url.clone(),
        rules: problem.rules.clone(),
        games: problem.games.clone(),
        reference: problem.path.clone(),
        goal: goal(source),
        problem: Some(problem),
    }
}

fn of_snippet(workspace: &Workspace, module: &str) -> Result<Material> {
    let path = workspace.snippets_dir().join(module).with_extension("rs");
    let source = fs_err::read_to_string(&path)?;
    let header = Header::parse(&source).with_context(|| format!("in {}", path.display()))?;
    let definition = header.field("Definition").map(|field| field.value.clone());
    Ok(Material {
        name: module.to_string(),
        title: header.title,
        url: None,
        rules: definition.unwrap_or_default(),
        games: vec![module.replace('_', " ")],
        goal: goal(&source),
        reference: path,
        problem: None,
        is_own: false,
    })
}

/// Goal time: five minutes to think, and twenty seconds for each line of the reference's code.
fn goal(source: &str) -> Duration {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let is_code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
    let seconds = 300 + 20 * code.lines().filter(is_code).count() as u64;
    Duration::from_secs(seconds.next_multiple_of(60))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_goal_grows_with_the_code_alone() {
        let source = "//! A.\n\nfn f() {\n    // why\n}\n#[cfg(test)]\nmod tests {\n}\n";
        assert_eq!(goal(source), Duration::from_secs(360));
    }
}
