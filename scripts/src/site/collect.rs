//! Modules, problems and the course, as the pages need them.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use catalogue::Header;
use clap::ValueEnum as _;
use fs_err as fs;
use material::{Chapter, Family, Field, Lesson, Material, Module, Problem, Snippet};

use crate::course::Course;
use crate::modules;
use crate::snippet::{self, Format, Library};
use crate::workspace::Workspace;

/// All that needs no solution to be built or run.
///
/// # Errors
/// If a module, a problem or the course cannot be read.
pub fn material(workspace: &Workspace) -> Result<Material> {
    Ok(Material {
        families: families(workspace)?,
        modules: all_modules(workspace)?,
        problems: problems(workspace)?,
        course: course(workspace)?,
    })
}

/// `// Name` above the modules of a family in `lib.rs`.
fn families(workspace: &Workspace) -> Result<Vec<Family>> {
    let text = fs::read_to_string(workspace.snippets_dir().join("lib.rs"))?;
    let mut families: Vec<Family> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("// ") {
            families.push(Family {
                name: name.to_string(),
                modules: Vec::new(),
            });
        }
        let module = line
            .strip_prefix("pub mod ")
            .and_then(|line| line.strip_suffix(';'));
        if let Some(module) = module {
            let family = families
                .last_mut()
                .context("lib.rs: no `// Family` above a module")?;
            family.modules.push(module.to_string());
        }
    }
    Ok(families)
}

fn all_modules(workspace: &Workspace) -> Result<Vec<Module>> {
    let library = Library::read(workspace)?;
    let names = modules::all(workspace)?;
    names
        .iter()
        .map(|name| module(workspace, &library, name))
        .collect()
}

fn module(workspace: &Workspace, library: &Library, name: &str) -> Result<Module> {
    let path = workspace.snippets_dir().join(name).with_extension("rs");
    let source = fs::read_to_string(&path)?;
    let header = Header::parse(&source).with_context(|| format!("in {}", path.display()))?;
    let field = |field: catalogue::header::Field| Field {
        name: field.name,
        value: field.value,
    };
    let file = workspace.relative(&path);
    let own = library.iter().filter(|snippet| snippet.file == file);
    let snippets = own.map(|it| snippet(library, it)).collect::<Result<_>>()?;
    Ok(Module {
        name: name.to_string(),
        title: header.title,
        fields: header.fields.into_iter().map(field).collect(),
        prose: header.prose,
        source,
        snippets,
    })
}

fn snippet(library: &Library, snippet: &snippet::Snippet) -> Result<Snippet> {
    let entry = snippet::entry(library, snippet);
    let export = |format: &Format| {
        let value = format.to_possible_value().context("no format is hidden")?;
        let text = format.export(std::slice::from_ref(&entry))?;
        Ok((value.get_name().to_string(), text))
    };
    let exports = Format::value_variants().iter().map(export);
    let exports: Result<BTreeMap<String, String>> = exports.collect();
    Ok(Snippet {
        name: snippet.name.clone(),
        own_text: library.own_text(snippet),
        text: entry.text.clone(),
        includes: snippet.includes.iter().map(|it| it.name.clone()).collect(),
        exports: exports?,
    })
}

/// Only games: others are solved and forgotten.
fn problems(workspace: &Workspace) -> Result<Vec<Problem>> {
    let problems = workspace.problems()?.into_iter();
    let games = problems.filter(|problem| !problem.games.is_empty());
    games.map(problem).collect()
}

fn problem(problem: crate::problem::Problem) -> Result<Problem> {
    let source = fs::read_to_string(&problem.path)?;
    let time_limit = problem.time_limit.as_millis();
    Ok(Problem {
        modules: modules::used_by(&source).into_iter().collect(),
        bin: problem.bin,
        title: problem.title,
        url: problem.url,
        judge: problem.judge,
        games: problem.games,
        names: problem.names,
        rules: problem.rules,
        difficulty: problem.difficulty,
        time_limit_ms: u64::try_from(time_limit).unwrap_or(u64::MAX),
        prose: problem.prose,
        source,
        ..Problem::default()
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
