//! Collects what the pages show: problems with their cases, the course, and the modules.

use anyhow::{Context as _, Result, ensure};
use fs_err as fs;
use site_content::{Material, Wrong};

use super::bundles;
use super::library::Shelf;
use crate::eprintln;
use crate::workspace::Workspace;
use crate::workspace::cases;
use crate::workspace::course::Course;
use crate::workspace::judge;
use crate::workspace::modules;
use crate::workspace::problem::Problem;
use crate::workspace::problems::{self, OwnedProblem};

/// Contents of the pages, and what is missing.
pub struct Collected {
    pub material: Material,
    /// Names of problems that can't be bundled.
    pub not_bundled: Vec<String>,
    /// Names of wrong solutions that no case refutes.
    pub not_refuted: Vec<String>,
}

/// Collects the contents of the pages. With `no_bundles` no solution is built or run.
///
/// # Errors
/// If a module, a problem or the course can't be read.
pub fn collected(workspace: &Workspace, no_bundles: bool) -> Result<Collected> {
    let found = games(workspace)?;
    let mut contents = found
        .iter()
        .map(|found| described(&workspace.home_of(&found.problem.bin), found))
        .collect::<Result<Vec<_>>>()?;
    let problems: Vec<Problem> = found.into_iter().map(|found| found.problem).collect();
    let shelf = Shelf::read(workspace)?;
    shelf.add_used(&mut contents);
    let collection = workspace.collection_or_self();
    add_wrong(collection, &mut contents)?;
    let (mut not_bundled, mut not_refuted) = (Vec::new(), Vec::new());
    if !no_bundles {
        not_bundled = bundles::add_all(workspace, &problems, &mut contents)?;
        not_refuted = bundles::refute_all(collection, &problems, &mut contents)?;
    }
    let judges = judge::titles().map(|(name, title)| (name.to_string(), title.to_string()));
    let material = Material {
        families: shelf.families,
        modules: shelf.modules,
        problems: contents,
        course: Course::read(&collection.course_path())?.chapters,
        judges: judges.collect(),
        ..Material::default()
    };
    Ok(Collected {
        material,
        not_bundled,
        not_refuted,
    })
}

/// Problems about games, from this workspace and its collection. A file that can't be read is
/// reported and left out.
fn games(workspace: &Workspace) -> Result<Vec<OwnedProblem>> {
    let (mut found, unreadable) = problems::problems(workspace)?;
    for error in &unreadable {
        eprintln!("error: {error:#}");
    }
    found.retain(|found| !found.problem.games.is_empty());
    Ok(found)
}

fn described(workspace: &Workspace, found: &OwnedProblem) -> Result<site_content::Problem> {
    let OwnedProblem { problem, is_own } = found;
    let source = fs::read_to_string(&problem.path)?;
    let time_limit = problem.time_limit.as_millis();
    let judge = problem.judge.as_ref();
    let profiles = &workspace.config().judge;
    let cases = cases::kept_cases(workspace, &problem.bin)?;
    Ok(site_content::Problem {
        bin: problem.bin.clone(),
        title: problem.title.clone(),
        url: problem.url.clone(),
        judge: problem.judge.clone(),
        takes_rust: judge.is_some_and(|judge| profiles.contains_key(judge)),
        games: problem.games.clone(),
        names: problem.names.clone(),
        rules: problem.rules.clone(),
        difficulty: problem.difficulty,
        time_limit_ms: u64::try_from(time_limit).unwrap_or(u64::MAX),
        prose: problem.prose.clone(),
        modules: modules::used("snippets", &source).into_iter().collect(),
        source,
        cases: cases.iter().map(bundles::case).collect::<Result<_>>()?,
        own_file: is_own.then(|| workspace.shown(&problem.path)),
        ..site_content::Problem::default()
    })
}

/// Adds the wrong solutions to their problems.
///
/// # Errors
/// If a wrong solution can't be read, or its file name doesn't begin with a problem's name.
fn add_wrong(workspace: &Workspace, contents: &mut [site_content::Problem]) -> Result<()> {
    for path in workspace.wrong_solutions()? {
        let shown = workspace.shown(&path);
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let named = stem.and_then(|stem| stem.split_once('-'));
        let (bin, why) = named.with_context(|| format!("{shown}: name it <bin>-<why>.rs"))?;
        ensure!(
            workspace.bin_path(bin).is_file(),
            "{shown}: there is no problem `{bin}`; name it <bin>-<why>.rs"
        );
        // Problems that aren't about games have no page.
        if let Some(content) = contents.iter_mut().find(|content| content.bin == bin) {
            content.wrong.push(Wrong {
                name: why.to_string(),
                source: fs::read_to_string(&path)?,
                ..Wrong::default()
            });
        }
    }
    Ok(())
}
