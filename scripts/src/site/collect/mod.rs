//! Collects modules, problems and the course for the pages.
//!
//! - `library`: the modules, and their code in every format.
//! - `own_modules`: the user's own modules, which come first.
//! - `cases`: golden cases; long texts are cut.
//! - `bundles`, `wrong`: results that take minutes the first time, cached by `kept`.

mod bundles;
mod cases;
mod kept;
mod library;
mod own_modules;
mod wrong;

use anyhow::Result;
use fs_err as fs;
use site_content::{Chapter, Lesson, Material};

use crate::course::Course;
use crate::judge;
use crate::modules;
use crate::own::{self, OwnedProblem};
use crate::problem::Problem;
use crate::workspace::Workspace;
pub use kept::key_of;
use own_modules::Shelf;

/// Contents of the pages, and a list of what is missing.
pub struct Collected {
    pub material: Material,
    /// Names of problems that could not be bundled.
    pub not_bundled: Vec<String>,
    /// Names of wrong solutions that no case refutes.
    pub not_refuted: Vec<String>,
}

/// Collects the contents of the pages. With `no_bundles` no solution is built or run.
///
/// # Errors
/// If a module, a problem or the course cannot be read.
pub fn collected(workspace: &Workspace, no_bundles: bool) -> Result<Collected> {
    let found = games(workspace)?;
    let mut told: Vec<site_content::Problem> = found
        .iter()
        .map(|found| described(&workspace.home_of(&found.problem.bin), found))
        .collect::<Result<_>>()?;
    let games: Vec<Problem> = found.into_iter().map(|found| found.problem).collect();
    let shelf = Shelf::read(workspace)?;
    shelf.add_used(&mut told);
    let own = workspace;
    let workspace = workspace.collection_or_self();
    wrong::add_all(workspace, &mut told)?;
    let (mut not_bundled, mut not_refuted) = (Vec::new(), Vec::new());
    if !no_bundles {
        not_bundled = bundles::add_all(own, &games, &mut told)?;
        not_refuted = wrong::refute_all(workspace, &games, &mut told)?;
    }
    let material = Material {
        families: shelf.families,
        modules: shelf.modules,
        problems: told,
        course: course(workspace)?,
        judges: judge::titles()
            .map(|(name, title)| (name.to_string(), title.to_string()))
            .collect(),
        address: None,
        repository: None,
    };
    Ok(Collected {
        material,
        not_bundled,
        not_refuted,
    })
}

/// Problems about games, from this workspace and the linked collection. A file that cannot be read
/// is reported and left out.
///
/// # Errors
/// If a folder cannot be read.
fn games(workspace: &Workspace) -> Result<Vec<OwnedProblem>> {
    let (mut found, unreadable) = own::problems(workspace)?;
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
    let profiles = workspace.config().judge.clone();
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
        statement: problem.statement.as_ref().map(|it| it.text.clone()),
        prose: problem.prose.clone(),
        modules: modules::used_by(&source).into_iter().collect(),
        source,
        cases: cases::all(workspace, &problem.bin)?,
        wrong: Vec::new(),
        own_file: is_own.then(|| workspace.shown(&problem.path)),
        bundle: None,
        no_bundle: None,
    })
}

fn course(workspace: &Workspace) -> Result<Vec<Chapter>> {
    let course = Course::read(&workspace.course_path())?;
    let lesson = |lesson: crate::course::Lesson| Lesson {
        module: lesson.module,
        road: lesson.road,
        beside: lesson.beside,
    };
    let chapter = |family: crate::course::Family| Chapter {
        name: family.name,
        introduction: family.introduction,
        lessons: family.lessons.into_iter().map(lesson).collect(),
    };
    Ok(course.families.into_iter().map(chapter).collect())
}
