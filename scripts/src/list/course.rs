//! `cargo x list --course`: prints the course in learning order.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anstyle::Style;
use anyhow::{Context, Result, ensure};
use catalogue::Header;
use site_content::{Chapter, Lesson};

use crate::course::Course;
use crate::eprintln;
use crate::modules;
use crate::output;
use crate::problem::Problem;
use crate::workspace::Workspace;

/// Prints the course: for each family its introduction, its modules and their problems.
///
/// # Errors
/// If there is no course, or it names a module or problem that does not exist.
pub fn run(workspace: &Workspace) -> Result<bool> {
    let path = workspace.course_path();
    let file = workspace.shown(&path);
    let course = Course::read(&path)?;
    ensure!(
        !course.chapters.is_empty(),
        "{file} is missing or names no family; CONTRIBUTING.md says what it holds"
    );
    let (known, unreadable) = KnownNames::read(workspace)?;
    for error in &unreadable {
        eprintln!("error: {error:#}");
    }
    let chapters = course.chapters.iter().map(|chapter| known.chapter(chapter));
    let chapters: Result<Vec<String>> = chapters.collect();
    let chapters = chapters.with_context(|| format!("in {file}"))?;
    output::print_styled(&chapters.join("\n"))?;
    eprintln!("{}", summary(&course));
    Ok(unreadable.is_empty())
}

fn summary(course: &Course) -> String {
    let count = |size: fn(&Lesson) -> usize| course.lessons().map(size).sum::<usize>();
    format!(
        "{} modules; {} problems on the main road, {} beside it",
        count(|lesson| lesson.modules.len()),
        count(|lesson| lesson.road.len()),
        count(|lesson| lesson.beside.len())
    )
}

/// Problems and modules that a course can name.
struct KnownNames {
    /// All problems; `None` if the header cannot be read.
    problems: BTreeMap<String, Option<Problem>>,
    /// Titles, keyed by module name.
    modules: BTreeMap<String, String>,
}

impl KnownNames {
    /// Reads all problems and modules, and returns the errors of unreadable problems beside them.
    fn read(workspace: &Workspace) -> Result<(Self, Vec<anyhow::Error>)> {
        let (readable, unreadable) = workspace.readable_problems()?;
        let bins = workspace.bins()?.into_iter();
        let mut problems: BTreeMap<_, _> = bins.map(|bin| (bin, None)).collect();
        problems.extend(readable.into_iter().map(|it| (it.bin.clone(), Some(it))));
        let mut titles = BTreeMap::new();
        for module in modules::all(workspace)? {
            let path = workspace.snippets_dir().join(&module).with_extension("rs");
            let header = Header::parse(&fs_err::read_to_string(&path)?);
            let header = header.with_context(|| format!("in {}", path.display()))?;
            titles.insert(module, header.title);
        }
        let known = Self {
            problems,
            modules: titles,
        };
        Ok((known, unreadable))
    }

    fn chapter(&self, chapter: &Chapter) -> Result<String> {
        let bold = Style::new().bold();
        let mut text = format!("{bold}{}{bold:#}\n", chapter.name);
        for line in chapter.introduction.trim().lines() {
            writeln!(text, "  {line}").expect("a string takes all text");
        }
        for lesson in &chapter.lessons {
            text += &self.lesson(lesson)?;
        }
        Ok(text)
    }

    /// Text of a lesson: a line for each module, what else they are good for, a line for each
    /// problem on the main road, one line for the problems beside it.
    fn lesson(&self, lesson: &Lesson) -> Result<String> {
        let mut text = "\n".to_string();
        for module in &lesson.modules {
            let title = self.modules.get(module).with_context(|| {
                format!("`{module}` is no module; correct the name or remove it")
            })?;
            text += &format!("  {module}: {title}\n");
        }
        for line in lesson.also.lines() {
            writeln!(text, "    {line}").expect("a string takes all text");
        }
        let width = lesson.road.iter().map(String::len).max().unwrap_or(0);
        for bin in &lesson.road {
            let problem = self.problem(bin)?;
            let difficulty = problem.and_then(|it| it.difficulty);
            let difficulty = difficulty.map_or("?".to_string(), |it| it.to_string());
            let title = problem.map_or("(its header cannot be read)", |it| &it.title);
            text += &format!("    {difficulty:>4}  {bin:width$}  {title}\n");
        }
        for bin in &lesson.beside {
            self.problem(bin)?;
        }
        if !lesson.beside.is_empty() {
            text += &format!("    more: {}\n", lesson.beside.join(", "));
        }
        Ok(text)
    }

    /// Problem of this name; `None` if its header cannot be read.
    fn problem(&self, bin: &str) -> Result<Option<&Problem>> {
        let known = self.problems.get(bin).map(Option::as_ref);
        known.with_context(|| format!("`{bin}` is no problem; correct the name or remove it"))
    }
}
